// Details of a box or an edge that is not one row of the recording.

import { useStore } from '../state/context';
import type { Replied } from '../state/replies';
import { type Id, isRow, moduleId, parseId } from '../recording/ids';
import type { DrawnReply, DrawnTensor } from '../api/messages';
import { bytes, count, plural, tensorType } from '../format/units';
import { IdLink } from '../components/IdLink';
import { ErrorBox, Loading } from '../components/Notices';
import { Bytes } from '../components/Bytes';
import { Savers, ViewOf } from './Savers';
import { StateName } from '../components/StateSwatch';
import { More } from '../components/Hints';

export function BoxDetails({ id, reply }: { id: Id; reply: Replied<DrawnReply> }) {
  const { graph } = useStore();
  const { value, error } = reply;
  const { value: picture, loading } = graph.picture.state.value;
  if (!picture && loading) return <Loading what="Waiting for the graph…" />;
  if (!graph.isInPicture(id)) return <p class="hint">Not visible in the current graph</p>;
  if (error) return <ErrorBox message={error.message} />;
  if (value?.id !== id.text) return <Loading what="Reading the details…" />;
  if (value.calls_count > 1) return <Calls drawn={value} />;
  return (
    <>
      <h2 data-testid="details-title">{value.title}</h2>
      <p class="subtitle">
        {[KINDS[value.kind], value.nodes && plural(value.nodes, 'node')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {value.ends.length > 0 && <Ends drawn={value} />}
      <p data-testid="drawn-bytes">
        {SUMS[value.kind] ?? 'attributed'} <Bytes n={value.nbytes} />
      </p>
      {value.unknown > 0 && (
        <p class="hint">The memory of {plural(value.unknown, 'tensor')} is unknown.</p>
      )}
      <ul class="saves" data-testid="drawn-tensors" aria-label="Tensors">
        {value.tensors.map((tensor, i) => (
          <Tensor key={i} tensor={tensor} />
        ))}
      </ul>
      <More shown={value.tensors.length} of={value.tensors_count} />
    </>
  );
}

const KINDS: Record<string, string> = {
  stretch: 'several ops in one box',
  leaf: 'input',
  parameter: 'parameter',
  output: 'output',
  edge: 'edge',
};

const SUMS: Record<string, string> = {
  leaf: 'memory',
  parameter: 'memory',
  output: 'memory',
  edge: 'carries',
};

/** Of several equal module calls that are one box: how many, each and all. */
function Calls({ drawn }: { drawn: DrawnReply }) {
  const { calls_count, calls, least_bytes, most_bytes, nbytes } = drawn;
  const each =
    least_bytes === most_bytes
      ? `${bytes(most_bytes)} each`
      : `${bytes(least_bytes)} to ${bytes(most_bytes)} each`;
  return (
    <section class="repeated-calls" data-testid="repeated">
      <p>
        <b>
          {drawn.title} ×{count(calls_count)}
        </b>{' '}
        in this box: {each}, <Bytes n={nbytes} /> in total. The details below are those of the
        first.
      </p>
      <details>
        <summary>All {count(calls_count)}</summary>
        <ul class="members">
          {calls.map(({ module, fqn, nbytes: own }) => (
            <li key={module}>
              <IdLink id={moduleId(module)}>{fqn}</IdLink> <Bytes n={own} />
            </li>
          ))}
        </ul>
        <More shown={calls.length} of={calls_count} />
      </details>
    </section>
  );
}

function Ends({ drawn }: { drawn: DrawnReply }) {
  return (
    <p class="where">
      <StateName state={drawn.state} />{' '}
      {drawn.ends.map(({ id: text, name }, i) => {
        const id = parseId(text);
        return (
          <span key={text}>
            {i === 0 ? 'from ' : ' to '}
            {id && isRow(id) ? <IdLink id={id}>{name}</IdLink> : name}
          </span>
        );
      })}
    </p>
  );
}

function Tensor({ tensor }: { tensor: DrawnTensor }) {
  return (
    <li class="save">
      <p class="save-head">
        <StateName state={tensor.state} />
        <span class="type">{tensorType(tensor.dtype, tensor.shape)}</span>
        <Bytes n={tensor.nbytes} />
      </p>
      <p class="facts">
        {[tensor.category, tensor.name].filter(Boolean).join(' ')}
        <ViewOf {...tensor} />
      </p>
      <Savers verb="saved by" savers={tensor.savers} of={tensor.savers_count} />
    </li>
  );
}
