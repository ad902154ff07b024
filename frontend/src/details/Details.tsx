// The pane on the right: one op or module, its saved tensors and their reasons.

import { useReturnedFocus } from '../components/hooks/useReturnedFocus';
import { useStore } from '../state/context';
import { type Replied, useReply } from '../state/replies';
import { type Id, isRow, moduleId } from '../recording/ids';
import type { DetailReply, DrawnReply, RecordingReply, SaveRow } from '../api/messages';
import { opName } from '../recording/opName';
import { callName } from '../recording/moduleTree';
import { count, tensorType } from '../format/units';
import { BoxDetails } from './BoxDetails';
import { EdgeList } from './EdgeList';
import { NodeLink } from '../components/IdLink';
import { ErrorBox, Loading } from '../components/Notices';
import { Bytes } from '../components/Bytes';
import { Savers, ViewOf } from './Savers';
import { CopyButton } from '../components/CopyButton';
import { More } from '../components/Hints';
import { CheckpointLink } from '../components/CheckpointLink';

export function Details({ recording }: { recording: RecordingReply }) {
  const { selected } = useStore().address.value;
  return selected && <Pane selected={selected} recording={recording} />;
}

function Pane({ selected, recording }: { selected: Id; recording: RecordingReply }) {
  const store = useStore();
  const shown = store.views.shown;
  const pane = useReturnedFocus(() => document.getElementById(`tab-${shown.peek()}`));
  const row = isRow(selected) ? { [selected.kind]: selected.number } : null;
  const { value, error, loading } = useReply('detail.json', row);
  const box = useReply('drawn.json', store.graph.boxParams(selected));
  const isLoading = loading || box.loading;
  const detail = value?.id === selected.text ? value : undefined;
  return (
    <aside
      class="details"
      ref={pane}
      aria-label="Details"
      aria-busy={isLoading}
      data-testid="details"
    >
      <button
        type="button"
        class="quiet close"
        aria-label="Close the details"
        data-testid="details-close"
        onClick={() => store.select(null)}
      >
        ×
      </button>
      {!isRow(selected) && <BoxDetails id={selected} reply={box} />}
      {isRow(selected) && error && <ErrorBox message={error.message} />}
      {isRow(selected) && !detail && !error && <Loading what="Reading the details…" />}
      {isRow(selected) && detail && (
        <Body id={selected} detail={detail} box={box} recording={recording} />
      )}
    </aside>
  );
}

interface BodyProps {
  id: Id;
  detail: DetailReply;
  box: Replied<DrawnReply>;
  recording: RecordingReply;
}

function Body({ id, detail, box, recording }: BodyProps) {
  const { graph } = useStore();
  const isModule = id.kind === 'module';
  return (
    <>
      <Title id={id} detail={detail} recording={recording} />
      {graph.times(id) > 1 && <BoxDetails id={id} reply={box} />}
      <dl class="sums">
        <Sum
          label={`attributed ${detail.where}`.trimEnd()}
          n={detail.attributed_bytes}
          help={
            isModule
              ? 'Storages attributed to the ops inside.'
              : 'Storages attributed to this op: it saved them first.'
          }
        />
        {detail.shared_bytes !== null && (
          <Sum
            label="shared"
            n={detail.shared_bytes}
            help="Saved here too, but attributed to another op."
          />
        )}
        <Sum
          label="exclusive"
          n={detail.exclusive_bytes}
          help={`Memory released if only this ${isModule ? 'module' : 'op'} stopped saving.`}
        />
      </dl>
      <section>
        <h3>{isModule ? 'Saved tensors, largest first' : 'Saved tensors'}</h3>
        {detail.saves.length === 0 && <p class="hint">Saves nothing for backward.</p>}
        <ul class="saves" data-testid="saves">
          {detail.saves.map((save, i) => (
            <Save key={i} save={save} isInModule={isModule} />
          ))}
        </ul>
        <More shown={detail.saves.length} of={detail.saves_count} />
      </section>
      <FreedInBackward detail={detail} />
      <EdgeList title="Inputs" edges={detail.inputs} of={detail.inputs_count} />
      <EdgeList title="Outputs" edges={detail.outputs} of={detail.outputs_count} />
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

function Title({ id, detail, recording }: Omit<BodyProps, 'box'>) {
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
          detail.region !== null && 'recomputed in the backward pass',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {around !== null && (
        <p class="where">
          in{' '}
          <button type="button" class="link" onClick={() => graph.goTo(moduleId(around))}>
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
          <CheckpointLink
            names={recording.modules.fqn[id.number] ?? ''}
            label="Predict with checkpointing"
          />
        </p>
      )}
      {sourceLine && (
        <p class="where source">
          <code title={sourceLine}>{detail.source}</code>
          {detail.function && <small>{detail.function}</small>}
          <CopyButton text={sourceLine} label="Copy the source location" />
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
          !save.attributed && !isOwn && 'attributed to another op',
        ]
          .filter(Boolean)
          .join(' · ')}
        <ViewOf {...save} />
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
function FreedInBackward({
  detail: { released, released_bytes, released_count },
}: {
  detail: DetailReply;
}) {
  if (released_count === 0) return null;
  return (
    <section>
      <h3>
        Backward frees <Bytes n={released_bytes} />
      </h3>
      <ul class="edges" data-testid="releases" aria-label="Freed in its backward pass">
        {released.map(({ storage, made_by: { name, fqn, node, backward_of }, ...life }) => (
          <li key={storage}>
            <p>
              allocated {backward_of ? 'in ' : 'by '}
              <Maker op={backward_of?.op ?? name} node={backward_of?.node ?? node} />
              {backward_of && "'s backward"} <small>{backward_of?.fqn ?? fqn}</small>
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
