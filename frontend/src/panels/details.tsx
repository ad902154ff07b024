// The pane on the right: one op or module, what it keeps and why.

import { useStore } from '../context';
import { type Id, isRow, moduleId } from '../ids';
import type { DetailReply, RecordingReply, SaveRow } from '../messages';
import { opName } from '../opname';
import { callName } from '../tree';
import { count, tensorType } from '../units';
import { Drawn } from './drawn';
import { Edges } from './edges';
import { NodeLink } from './link';
import { ErrorBox, Loading } from './notice';
import { Bytes } from './quantity';
import { Savers, WindowOn } from './savers';
import { CopyButton, More } from './text';
import { WhatIfLink } from './whatif';

export function Details({ recording }: { recording: RecordingReply }) {
  const store = useStore();
  const { selected } = store.address.value;
  const { value, error, loading } = store.detail.state.value;
  const isLoading = loading || store.graph.drawn.state.value.loading;
  if (selected === null) return null;
  const detail = value?.id === selected.text ? value : undefined;
  return (
    <aside class="details" aria-label="Details" aria-busy={isLoading} data-testid="details">
      <button
        type="button"
        class="quiet close"
        aria-label="Close the details"
        data-testid="details-close"
        onClick={() => store.select(null)}
      >
        ×
      </button>
      {!isRow(selected) && <Drawn id={selected} />}
      {isRow(selected) && error && <ErrorBox message={error.message} />}
      {isRow(selected) && !detail && !error && <Loading what="Reading the details…" />}
      {isRow(selected) && detail && <Body id={selected} detail={detail} recording={recording} />}
    </aside>
  );
}

interface BodyProps {
  id: Id;
  detail: DetailReply;
  recording: RecordingReply;
}

function Body({ id, detail, recording }: BodyProps) {
  const { graph } = useStore();
  const isModule = id.kind === 'module';
  return (
    <>
      <Title id={id} detail={detail} recording={recording} />
      {graph.times(id) > 1 && <Drawn id={id} />}
      <dl class="sums">
        <Sum
          label={`attributed ${detail.where}`.trimEnd()}
          n={detail.attributed_bytes}
          help={isModule ? 'Counted at the ops inside.' : 'Counted here: the first saver.'}
        />
        {detail.shared_bytes !== null && (
          <Sum label="shared" n={detail.shared_bytes} help="Saved here, counted at another op." />
        )}
        <Sum
          label="exclusive"
          n={detail.exclusive_bytes}
          help={`What would go if only this ${isModule ? 'module' : 'op'} stopped saving.`}
        />
      </dl>
      <section>
        <h3>{isModule ? 'Keeps, largest first' : 'Saves'}</h3>
        {detail.saves.length === 0 && <p class="hint">Keeps nothing for the backward.</p>}
        <ul class="saves" data-testid="saves">
          {detail.saves.map((save, i) => (
            <Save key={i} save={save} isInModule={isModule} />
          ))}
        </ul>
        <More shown={detail.saves.length} of={detail.saves_count} />
      </section>
      <Released detail={detail} />
      <Edges title="Inputs" edges={detail.inputs} of={detail.inputs_count} />
      <Edges title="Outputs" edges={detail.outputs} of={detail.outputs_count} />
    </>
  );
}

function Sum({ label, n, help }: { label: string; n: number; help: string }) {
  return (
    <div title={help}>
      <dt>{label}</dt>
      <dd>
        <Bytes n={n} />
      </dd>
    </div>
  );
}

function Title({ id, detail, recording }: BodyProps) {
  const { graph, recordings, views } = useStore();
  const isModule = id.kind === 'module';
  const sourceLine = detail.file ? `${detail.file}:${detail.line}` : detail.source;
  const around = isModule ? recordings.moduleAround(id) : detail.module;
  return (
    <>
      <h2 data-testid="details-title">{detail.title || detail.type_name || 'model'}</h2>
      <p class="subtitle">
        {[
          isModule ? detail.type_name : detail.name,
          detail.region !== null && 'recomputed in the backward',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {around !== null && (
        <p class="where">
          in{' '}
          <button type="button" class="link" onClick={() => graph.follow(moduleId(around))}>
            {callName(recording.modules, around)}
          </button>{' '}
          <small>{recording.modules.type_name[around]}</small>
        </p>
      )}
      {views.shown.value !== 'graph' && (
        <p class="where">
          <button
            type="button"
            class="link"
            data-testid="show-in-graph"
            onClick={() => graph.reveal(id)}
          >
            Show in graph
          </button>
        </p>
      )}
      {isModule && (
        <p class="where">
          <WhatIfLink
            names={recording.modules.fqn[id.number] ?? ''}
            label="What if it ran under a checkpoint?"
          />
        </p>
      )}
      {sourceLine && (
        <p class="where source">
          <code title={sourceLine}>{detail.source}</code>
          {detail.function && <small>{detail.function}</small>}
          <CopyButton text={sourceLine} label="Copy the source line's place" />
        </p>
      )}
    </>
  );
}

function Save({ save, isInModule }: { save: SaveRow; isInModule: boolean }) {
  const isOwn = save.category === 'parameter' || save.category === 'buffer';
  return (
    <li class={save.attributed ? 'save' : 'save shared'}>
      <p class="save-head">
        <code class="slot">{save.slot}</code>
        <span class="type">{tensorType(save.dtype, save.shape)}</span>
        <Bytes n={save.nbytes} />
      </p>
      {isInModule && (
        <p>
          by <NodeLink node={save.node} text={save.op} />
        </p>
      )}
      <p class="facts">
        {[
          save.category && (save.name ? `${save.category} ${save.name}` : save.category),
          save.kind !== 'saved' && save.kind,
          !save.attributed && !isOwn && 'counted at another saver',
        ]
          .filter(Boolean)
          .join(' · ')}
        <WindowOn {...save} />
      </p>
      <p class="reason">{save.reason}</p>
      {save.formula && (
        <p class="formula">
          <code>{save.formula}</code>
        </p>
      )}
      <Savers verb="shared with" savers={save.shared_with} of={save.shared_count} />
    </li>
  );
}

/** What dies while the backward of an op, or of those in a module, runs. */
function Released({
  detail: { released, released_bytes, released_count },
}: {
  detail: DetailReply;
}) {
  if (released_count === 0) return null;
  return (
    <section>
      <h3>
        Its backward releases <Bytes n={released_bytes} />
      </h3>
      <ul class="edges" data-testid="releases" aria-label="Released in its backward">
        {released.map(({ storage, made_by: { name, fqn, node, backward_of }, ...life }) => (
          <li key={storage}>
            <p>
              {backward_of ? 'made in the backward of ' : 'made by '}
              <Maker op={backward_of?.op ?? name} node={backward_of?.node ?? node} />{' '}
              <small>{backward_of?.fqn ?? fqn}</small>
            </p>
            <p class="save-head">
              <span class="type">{tensorType(life.dtype, life.shape)}</span>
              <Bytes n={life.nbytes} />
              <small>after op {count(life.ended ?? 0)}</small>
            </p>
          </li>
        ))}
      </ul>
      <More shown={released.length} of={released_count} />
    </section>
  );
}

function Maker({ op, node }: { op: string; node: number | null }) {
  return node === null ? <>{opName(op)}</> : <NodeLink node={node} text={opName(op)} />;
}
