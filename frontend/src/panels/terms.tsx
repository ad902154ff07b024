// The formula of transformer layers, term by term, beside what is really kept.

import { useStore } from '../context';
import { moduleId, nodeId } from '../ids';
import type { TermLayer, TermLine, TermsReply } from '../messages';
import type { PanelProps, View } from '../store/views';
import { bytes, count } from '../units';
import { Bytes } from './quantity';

export const termsView: View<TermsReply> = {
  key: 'terms',
  title: 'Terms',
  waiting: 'Matching the terms…',
  isFor: (meta) => meta?.has_ops ?? true,
  fetch: (api, key, abort) => api.terms(key, abort),
  isEmpty: ({ layers }) => layers.length === 0,
  Panel: TermsPanel,
};

function TermsPanel({ reply: terms, isLoading }: PanelProps<TermsReply>) {
  return (
    <div class="terms" aria-busy={isLoading} data-testid="terms">
      <p class="hint">
        What the formula of Korthikanti et al. says that a transformer layer keeps, and what this
        one keeps. Nothing is matched by force: a term without a save is not kept, a save without a
        term is forgotten by the formula.
      </p>
      {terms.layers.map((layer, i) => (
        <Layer key={layer.module} layer={layer} isOpen={i === 0} />
      ))}
    </div>
  );
}

function Layer({ layer, isOpen }: { layer: TermLayer; isOpen: boolean }) {
  const { graph } = useStore();
  const sizes = Object.entries(layer.sizes).map(([letter, n]) => `${letter} = ${count(n)}`);
  const whole = Math.max(
    1,
    ...layer.rows.map((row) => Math.max(row.kept_bytes, row.formula_bytes ?? 0)),
  );
  const [terms, forgotten] = [
    layer.rows.filter(({ term }) => term !== ''),
    layer.rows.filter(({ term }) => term === ''),
  ];
  const hidden = layer.forgotten_count - forgotten.length;
  return (
    <details class="layer" open={isOpen} data-testid="layer">
      <summary>
        <b>{layer.fqn || 'the model'}</b>
        {layer.modules.length > 1 && ` ×${count(layer.modules.length)}`}
        <small>
          {sizes.join(', ')}, {layer.itemsize} bytes a value
        </small>
      </summary>
      <p class="sums-line" data-testid="layer-sums">
        The formula says <b>{bytes(layer.formula_bytes)}</b>;{' '}
        {layer.modules.length > 1 ? 'each layer' : 'the layer'} keeps{' '}
        <b>{bytes(layer.kept_bytes)}</b>, of which the formula forgets{' '}
        <b>{bytes(layer.forgotten_bytes)}</b>.{' '}
        <button type="button" class="link" onClick={() => graph.reveal(moduleId(layer.module))}>
          Show in graph
        </button>
      </p>
      <div role="table" aria-label={`Terms of ${layer.fqn || 'the model'}`}>
        <div class="term head" role="row">
          {['term', 'formula', 'says', 'kept', '', 'why they differ, and who saves it'].map(
            (label) => (
              <span key={label} role="columnheader" class={`cell-${CELLS[label] ?? 'bar'}`}>
                {label}
              </span>
            ),
          )}
        </div>
        {terms.map((row) => (
          <Term key={row.term} row={row} whole={whole} />
        ))}
        {forgotten.length > 0 && (
          <div class="term group" role="row">
            <span role="cell">What the formula forgets</span>
          </div>
        )}
        {forgotten.map((row, i) => (
          <Term key={i} row={row} whole={whole} />
        ))}
        {hidden > 0 && <p class="hint">and {count(hidden)} smaller ones</p>}
      </div>
    </details>
  );
}

const CELLS: Record<string, string> = {
  term: 'what',
  formula: 'formula',
  says: 'says',
  kept: 'kept',
  'why they differ, and who saves it': 'why',
};

function Term({ row, whole }: { row: TermLine; whole: number }) {
  const isForgotten = row.term === '';
  const isKept = row.savers_count > 0;
  const isEqual = row.formula_bytes === row.kept_bytes;
  const kind = isForgotten ? 'forgotten' : !isKept ? 'unkept' : isEqual ? 'equal' : 'unequal';
  return (
    <div class={`term ${kind}`} role="row" data-testid="term" data-term={row.term}>
      <span class="cell-what" role="cell">
        {isForgotten ? <Savers row={row} /> : row.what}
      </span>
      <code class="cell-formula" role="cell">
        {row.formula || '–'}
      </code>
      <span class="cell-says" role="cell">
        <Bytes n={row.formula_bytes} />
      </span>
      <span class="cell-kept" role="cell">
        {isKept ? <Bytes n={row.kept_bytes} /> : <span class="none">not kept</span>}
      </span>
      <span class="cell-bar" role="cell">
        <Pair said={row.formula_bytes ?? 0} kept={row.kept_bytes} whole={whole} />
      </span>
      <span class="cell-why" role="cell">
        {row.note && <span>{row.note}</span>}
        {!isForgotten && <Savers row={row} />}
      </span>
    </div>
  );
}

/** Two lengths one above the other: what the formula says in outline, what is kept filled. */
function Pair({ said, kept, whole }: { said: number; kept: number; whole: number }) {
  const width = (n: number) => ({ width: `${(100 * n) / whole}%` });
  return (
    <span class="pair" aria-hidden="true">
      <span class="said" style={width(said)} />
      <span class="kept" style={width(kept)} />
    </span>
  );
}

function Savers({ row: { savers, savers_count } }: { row: TermLine }) {
  const { graph } = useStore();
  return (
    <>
      {savers.map(({ node, name, slots }) => (
        <button key={node} type="button" class="link" onClick={() => graph.follow(nodeId(node))}>
          {name} {slots.join(' + ')}
        </button>
      ))}
      {savers_count > savers.length && ` and ${count(savers_count - savers.length)} more`}
    </>
  );
}
