// The pane on the right: one op or module, what it keeps and why.

import { useStore } from '../context';
import type { Detail, EdgeRow, Recording, SaveRow } from '../recording';
import { callName } from '../tree';
import { count, tensorType } from '../units';
import { Bytes, CopyButton, ErrorBox, Loading, StateName } from './bits';

export function Details({ recording }: { recording: Recording }) {
  const store = useStore();
  const { selected } = store.place.value;
  const { value, error, loading } = store.detail.state.value;
  if (!/^[nm]/.test(selected)) return null;
  const detail = value?.id === selected ? value : undefined;
  return (
    <aside class="details" aria-label="Details" aria-busy={loading} data-testid="details">
      <button
        type="button"
        class="quiet close"
        aria-label="Close the details"
        data-testid="details-close"
        onClick={() => store.select('')}
      >
        ×
      </button>
      {error && <ErrorBox message={error.message} />}
      {!detail && !error && <Loading what="Reading the details…" />}
      {detail && <Body detail={detail} recording={recording} />}
    </aside>
  );
}

function Body({ detail, recording }: { detail: Detail; recording: Recording }) {
  const isModule = detail.id.startsWith('m');
  return (
    <>
      <Title detail={detail} recording={recording} />
      <dl class="sums">
        <Sum
          label="charged"
          n={detail.charged_bytes}
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
      <Edges title="Inputs" edges={detail.inputs} of={detail.inputs_count} />
      <Edges title="Outputs" edges={detail.outputs} of={detail.outputs_count} />
    </>
  );
}

function More({ shown, of }: { shown: number; of: number }) {
  return of > shown ? <p class="hint">and {count(of - shown)} more</p> : null;
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

function Title({ detail, recording }: { detail: Detail; recording: Recording }) {
  const store = useStore();
  const isModule = detail.id.startsWith('m');
  const place = detail.file ? `${detail.file}:${detail.line}` : detail.source;
  const around = isModule ? store.moduleOf(detail.id) : detail.module;
  return (
    <>
      <h2 data-testid="details-title">{detail.title || detail.type_name || 'model'}</h2>
      <p class="subtitle">
        {[
          isModule ? detail.type_name : detail.name,
          detail.region != null && 'recomputed in the backward',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {around !== null && (
        <p class="where">
          in{' '}
          <button type="button" class="link" onClick={() => store.follow(`m${around}`)}>
            {callName(recording.modules, around)}
          </button>{' '}
          <small>{recording.modules.type_name[around]}</small>
        </p>
      )}
      {store.view.value !== 'graph' && (
        <p class="where">
          <button
            type="button"
            class="link"
            data-testid="show-in-graph"
            onClick={() => store.reveal(detail.id)}
          >
            Show in graph
          </button>
        </p>
      )}
      {place && (
        <p class="where source">
          <code title={place}>{detail.source ?? place}</code>
          {detail.function && <small>{detail.function}</small>}
          <CopyButton text={place} label="Copy the source line's place" />
        </p>
      )}
    </>
  );
}

function Save({ save, isInModule }: { save: SaveRow; isInModule: boolean }) {
  const store = useStore();
  const isOwn = save.category === 'parameter' || save.category === 'buffer';
  const isWindow = save.storage_nbytes !== null && save.storage_nbytes !== save.nbytes;
  return (
    <li class={save.charged ? 'save' : 'save shared'}>
      <p class="save-head">
        <code class="slot">{save.slot}</code>
        <span class="type">{tensorType(save.dtype, save.shape)}</span>
        <Bytes n={save.nbytes} />
      </p>
      {isInModule && (
        <p>
          by <NodeLink id={`n${save.node}`} text={save.op} onChoose={store.follow} />
        </p>
      )}
      <p class="facts">
        {[
          save.category && (save.name ? `${save.category} ${save.name}` : save.category),
          save.kind !== 'saved' && save.kind,
          !save.charged && !isOwn && 'counted at another saver',
        ]
          .filter(Boolean)
          .join(' · ')}
        {isWindow && (
          <>
            {' · '}a window on <Bytes n={save.storage_nbytes} />
          </>
        )}
      </p>
      <p class="reason">{save.reason}</p>
      {save.formula && (
        <p class="formula">
          <code>{save.formula}</code>
        </p>
      )}
      {save.shared_with.length > 0 && (
        <p class="sharers">
          shared with{' '}
          {save.shared_with.map((other, i) => (
            <span key={`${other.node} ${other.slot}`}>
              {i > 0 && ', '}
              <NodeLink id={`n${other.node}`} text={other.op} onChoose={store.follow} />{' '}
              <small>{[other.fqn, other.slot].filter(Boolean).join(' · ')}</small>
            </span>
          ))}
          {save.shared_count > save.shared_with.length &&
            ` and ${count(save.shared_count - save.shared_with.length)} more`}
        </p>
      )}
    </li>
  );
}

interface EdgesProps {
  title: string;
  edges: readonly EdgeRow[];
  of: number;
}

function Edges({ title, edges, of }: EdgesProps) {
  const store = useStore();
  if (edges.length === 0) return null;
  return (
    <section>
      <h3>
        {title} {of > 1 && <small>{count(of)}</small>}
      </h3>
      <ul class="edges" data-testid={title.toLowerCase()} aria-label={title}>
        {edges.map((edge, i) => (
          <li key={i}>
            <p>
              {edge.node === null ? (
                <span>{edge.op}</span>
              ) : (
                <NodeLink id={`n${edge.node}`} text={edge.op} onChoose={store.follow} />
              )}{' '}
              <small>{edge.fqn}</small>
            </p>
            <p class="save-head">
              <StateName state={edge.state} />
              <span class="type">{tensorType(edge.dtype, edge.shape)}</span>
              <Bytes n={edge.nbytes} />
            </p>
          </li>
        ))}
      </ul>
      <More shown={edges.length} of={of} />
    </section>
  );
}

interface NodeLinkProps {
  id: string;
  text: string;
  onChoose: (id: string) => void;
}

function NodeLink({ id, text, onChoose }: NodeLinkProps) {
  return (
    <button type="button" class="link" data-id={id} onClick={() => onChoose(id)}>
      {text}
    </button>
  );
}
