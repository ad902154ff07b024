// The formula of transformer layers, term by term, beside the saved bytes.

import { useStore } from '../../state/context';
import { type Replied, useReply } from '../../state/replies';
import { moduleId, nodeId } from '../../recording/ids';
import type {
  FittedLayerRow,
  FittedReply,
  FittedRow,
  FittedTerms,
  TermLayer,
  TermLine,
  TermsReply,
} from '../../api/messages';
import type { PanelProps, View } from '../../state/views';
import { bytes, count } from '../../format/units';
import { Prose } from '../../components/Notices';
import { Bytes } from '../../components/Bytes';
import style from './formula.css';

export const formulaView: View<'terms.json'> = {
  key: 'formula',
  title: 'Formula',
  style,

  waiting: 'Matching the formula…',
  isFor: (meta) => meta?.has_ops ?? true,
  route: 'terms.json',
  isEmpty: ({ layers }) => layers.length === 0,
  Panel: FormulaPanel,
};

function FormulaPanel({ reply: terms, isLoading }: PanelProps<TermsReply>) {
  const { isServed } = useStore();
  const reply = useReply('fitted.json', isServed ? {} : null);
  const formulas = (!isLoading && !reply.error && reply.current?.fitted) || null;
  return (
    <div class={`terms ${formulas ? 'fitted' : ''}`} aria-busy={isLoading} data-testid="terms">
      <p class="hint">
        The formula of Korthikanti et al. for a transformer layer, term by term, beside what this
        layer saves. A term without a saved tensor is marked as not saved; a saved tensor without a
        term is listed as not in the formula.
      </p>
      {isServed && <Fitted reply={reply} formulas={formulas} />}
      {terms.layers.map((layer, i) => (
        <Layer
          key={layer.module}
          layer={layer}
          fitted={formulas?.layers[i] ?? null}
          isOpen={i === 0}
        />
      ))}
    </div>
  );
}

interface FittedProps {
  reply: Replied<FittedReply>;
  formulas: FittedTerms | null;
}

/** What the fitted formulas rest on, how far they are, or how they come about. */
function Fitted({ reply, formulas }: FittedProps) {
  const { value, error, loading } = reply;
  if (loading) {
    const { read = 0, of = 0 } = value?.pending ?? {};
    return (
      <p class="hint" role="status" data-testid="fitting">
        Looking for recordings at other sizes{of > 0 && `: ${count(read)} of ${count(of)} read`}…
      </p>
    );
  }
  const said = formulas
    ? [formulas.proof, formulas.doubt, ...formulas.notes]
    : [error?.message ?? value?.problem ?? ''];
  return (
    <p class="hint" data-testid="fitted">
      <Prose text={said.filter(Boolean).join(' ')} />
    </p>
  );
}

interface LayerProps {
  layer: TermLayer;
  fitted: FittedLayerRow | null;
  isOpen: boolean;
}

function Layer({ layer, fitted, isOpen }: LayerProps) {
  const { graph } = useStore();
  const sizes = Object.entries(layer.sizes).map(([letter, n]) => `${letter} = ${count(n)}`);
  const whole = Math.max(
    1,
    ...layer.rows.map((row) => Math.max(row.saved_bytes, row.formula_bytes ?? 0)),
  );
  const [terms, forgotten] = [
    layer.rows.filter(({ term }) => term !== ''),
    layer.rows.filter(({ term }) => term === ''),
  ];
  const hidden = layer.forgotten_count - forgotten.length;
  const formulaOf = (row: TermLine) => fitted?.rows[layer.rows.indexOf(row)] ?? null;
  return (
    <details class="layer" open={isOpen} data-testid="layer">
      <summary>
        <b>{layer.fqn || 'the model'}</b>
        {layer.modules.length > 1 && ` ×${count(layer.modules.length)}`}
        <small>
          {sizes.join(', ')}, {layer.itemsize} bytes per value
        </small>
      </summary>
      <p class="sums-line" data-testid="layer-sums">
        The formula predicts <b>{bytes(layer.formula_bytes)}</b>;{' '}
        {layer.modules.length > 1 ? 'each layer' : 'the layer'} saves{' '}
        <b>{bytes(layer.saved_bytes)}</b>, of which <b>{bytes(layer.forgotten_bytes)}</b> are not in
        the formula.{' '}
        <button type="button" class="link" onClick={() => graph.reveal(moduleId(layer.module))}>
          Show in graph
        </button>
      </p>
      {fitted && (
        <p class="sums-line" data-testid="layer-fitted">
          At any of these sizes it saves <code>{fitted.saved ?? '(no formula found)'}</code>
          {fitted.textbook !== null && (
            <>
              , and the formula predicts <code>{fitted.textbook}</code>
            </>
          )}
          .
        </p>
      )}
      <div role="table" aria-label={`Terms of ${layer.fqn || 'the model'}`}>
        <div class="term head" role="row">
          {COLUMNS.filter(([name]) => fitted || name !== 'fitted').map(([name, label]) => (
            <span key={name} role="columnheader" class={`cell-${name}`}>
              {label}
            </span>
          ))}
        </div>
        {terms.map((row) => (
          <Term key={row.term} row={row} fitted={formulaOf(row)} whole={whole} />
        ))}
        {forgotten.length > 0 && (
          <div class="term subhead" role="row">
            <span role="cell">Not in the formula</span>
          </div>
        )}
        {forgotten.map((row, i) => (
          <Term key={i} row={row} fitted={formulaOf(row)} whole={whole} />
        ))}
        {hidden > 0 && <p class="hint">and {count(hidden)} smaller ones</p>}
      </div>
    </details>
  );
}

const COLUMNS = [
  ['what', 'term'],
  ['formula', 'formula'],
  ['fitted', 'fitted'],
  ['predicted', 'predicted'],
  ['saved', 'saved'],
  ['bar', ''],
  ['why', 'difference and savers'],
] as const;

interface TermProps {
  row: TermLine;
  fitted: FittedRow | null;
  whole: number;
}

function Term({ row, fitted, whole }: TermProps) {
  const isForgotten = row.term === '';
  const isKept = row.savers_count > 0;
  const isEqual = row.formula_bytes === row.saved_bytes;
  const kind = isForgotten ? 'unlisted' : !isKept ? 'unsaved' : isEqual ? 'equal' : 'unequal';
  return (
    <div class={`term ${kind}`} role="row" data-testid="term" data-term={row.term}>
      <span class="cell-what" role="cell">
        {isForgotten ? <TermSavers row={row} /> : row.what}
      </span>
      <code class="cell-formula" role="cell">
        {row.formula || '–'}
        {fitted?.textbook && <small>= {fitted.textbook}</small>}
      </code>
      {fitted && (
        <code class={`cell-fitted ${fitted.is_equal ? 'equal' : ''}`} role="cell">
          {fitted.saved ?? 'no formula'}
        </code>
      )}
      <span class="cell-predicted" role="cell">
        <Bytes n={row.formula_bytes} />
      </span>
      <span class="cell-saved" role="cell">
        {isKept ? <Bytes n={row.saved_bytes} /> : <span class="none">not saved</span>}
      </span>
      <span class="cell-bar" role="cell">
        <Pair predicted={row.formula_bytes ?? 0} saved={row.saved_bytes} whole={whole} />
      </span>
      <span class="cell-why" role="cell">
        {row.note && <span>{row.note}</span>}
        {!isForgotten && <TermSavers row={row} />}
      </span>
    </div>
  );
}

/** Two lengths one above the other: what the formula says in outline, what is kept filled. */
function Pair({ predicted, saved, whole }: { predicted: number; saved: number; whole: number }) {
  const width = (n: number) => ({ width: `${(100 * n) / whole}%` });
  return (
    <span class="pair" aria-hidden="true">
      <span class="formula-bar" style={width(predicted)} />
      <span class="saved-bar" style={width(saved)} />
    </span>
  );
}

function TermSavers({ row: { savers, savers_count } }: { row: TermLine }) {
  const { graph } = useStore();
  return (
    <>
      {savers.map(({ node, name, slots }) => (
        <button key={node} type="button" class="link" onClick={() => graph.goTo(nodeId(node))}>
          {name} {slots.join(' + ')}
        </button>
      ))}
      {savers_count > savers.length && ` and ${count(savers_count - savers.length)} more`}
    </>
  );
}
