// The parts of the memory, and the largest saved tensors with their reasons.

import { useState } from 'preact/hooks';

import { useStore } from '../../state/context';
import { type Id, nodeId } from '../../recording/ids';
import type { PeakRow, SavedGroupRow, TotalsLine } from '../../api/messages';
import { type TotalPart, totalParts } from './parts';
import type { PanelProps, View } from '../../state/views';
import { bytes, count, exactBytes, plural, share, tensorType } from '../../format/units';
import { TableCsv } from '../../components/DownloadCsv';
import { Bar, Bytes } from '../../components/Bytes';
import { FigureButton } from '../../components/figure/FigureButton';
import { Sentences } from './Sentences';
import style from './overview.css';

export const overviewView: View = {
  key: 'overview',
  title: 'Overview',
  style,
  Panel: OverviewPanel,
};

function OverviewPanel({ recording }: PanelProps) {
  const { change, isServed } = useStore();
  const { totals, saved, saved_count, other_saved_bytes } = recording;
  const whole = saved.reduce((sum, group) => sum + group.nbytes, 0);
  const all = totals.filter(({ key }) => key.split('/')[0] === 'saved_bytes');
  const headline = all.reduce((sum, line) => sum + (line.nbytes ?? 0), 0);
  return (
    <div class="overview" data-testid="overview">
      <PartsBar lines={totals} peak={recording.peak} />
      {isServed && totals.some(({ key, nbytes }) => key === 'step_peak_bytes' && nbytes) && (
        <p>
          <button
            type="button"
            class="link"
            data-testid="to-optimize"
            onClick={() => change({ view: 'optimize' })}
          >
            Find what lowers the peak
          </button>{' '}
          <FigureButton drawing="breakdown" params={{}} />
        </p>
      )}
      <Sentences testId="warnings" rows={recording.warnings} />
      <Sentences
        testId="suggestions"
        rows={recording.suggestions.map(({ text, calls }) => ({
          text,
          node: null,
          module: calls[0] ?? null,
        }))}
      />
      <div class="titled">
        <h2>Largest saved tensors</h2>
        {saved.length > 0 && (
          <TableCsv name="saved" title="All storages saved for backward" by="storage" />
        )}
      </div>
      {saved.length === 0 && <p class="hint">This recording saves nothing for backward.</p>}
      <ol class="groups" data-testid="groups">
        {saved.map((group) => (
          <li key={group.members[0]?.storage}>
            <SavedGroup group={group} largest={saved[0]?.nbytes ?? 0} />
          </li>
        ))}
      </ol>
      {other_saved_bytes > 0 && (
        <p class="hint" data-testid="groups-other">
          {bytes(other_saved_bytes)} more were saved at other moments, when less was saved in all.
        </p>
      )}
      {saved_count > saved.length && (
        <p class="hint" data-testid="groups-rest">
          {plural(saved_count - saved.length, 'smaller group')} not listed: the list covers{' '}
          {share(whole, headline)} of the saved bytes.
        </p>
      )}
    </div>
  );
}

/** One bar of what the memory is made of; its parts add up to the number before it. */
function PartsBar({ lines, peak }: { lines: readonly TotalsLine[]; peak: PeakRow | null }) {
  const { change } = useStore();
  const { total, label, all, savedAtPeak } = totalParts(lines);
  const saved = lines.find(({ key }) => key === 'saved_bytes')?.nbytes ?? 0;
  if (total === 0) return null;
  return (
    <figure class="parts" data-testid="parts">
      <figcaption>
        {label} <Bytes n={total} /> {savedAtPeak !== null && peak?.place}
      </figcaption>
      <div class="parts-bar" role="img" aria-label={all.map(partText).join(', ')}>
        {all.map((part) => (
          <span
            key={part.key}
            class={`part ${part.key}`}
            style={{ flexGrow: part.nbytes }}
            title={`${part.label}: ${exactBytes(part.nbytes)}`}
          />
        ))}
      </div>
      <ul>
        {all.map((part) => (
          <li key={part.key} title={part.help}>
            <span class={`part ${part.key}`} aria-hidden="true" />
            {part.label} <Bytes n={part.nbytes} /> <small>{share(part.nbytes, total)}</small>
          </li>
        ))}
      </ul>
      {savedAtPeak !== null && peak?.temporary && (
        <p class="hint" data-testid="parts-temporary">
          Temporary at this peak: {peak.temporary}.
        </p>
      )}
      {savedAtPeak !== null && bytes(savedAtPeak) !== bytes(saved) && (
        <p class="hint" data-testid="parts-saved">
          <Bytes n={savedAtPeak} /> of the <Bytes n={saved} /> saved for backward are alive at this
          peak.{' '}
          <button type="button" class="link" onClick={() => change({ view: 'timeline' })}>
            Show in timeline
          </button>
        </p>
      )}
      {peak?.without_model.map((sentence) => (
        <p key={sentence} class="hint" data-testid="parts-peak">
          {sentence}
        </p>
      ))}
    </figure>
  );
}

function partText({ label, nbytes }: TotalPart): string {
  return `${label} ${bytes(nbytes)}`;
}

interface GroupProps {
  group: SavedGroupRow;
  largest: number;
}

function SavedGroup({ group, largest }: GroupProps) {
  const { address, select } = useStore();
  const [isOpen, setOpen] = useState(false);
  const [first] = group.members;
  const selected = address.value.selected;
  const isAlone = group.count === 1;
  return (
    <div class="card" aria-current={isAlone && isOf(first?.node, selected)}>
      <span class="size">
        <Bytes n={group.nbytes} />
        <small>{share(group.nbytes, group.saved_bytes)}</small>
        <Bar part={group.nbytes} whole={largest} />
      </span>
      <span class="what">
        <button
          type="button"
          class="link"
          aria-expanded={isAlone ? undefined : isOpen}
          onClick={() => (isAlone && first ? select(nodeId(first.node)) : setOpen(!isOpen))}
        >
          <b>{group.op}</b> saves <code>{group.slot}</code> · {group.module || '(no module)'}
          {!isAlone && ` ×${count(group.count)}`}
        </button>
        <span class="type">
          {tensorType(group.dtype, group.shape)}
          {isEqual(group) && !isAlone && `, ${bytes(group.nbytes / group.count)} each`}
        </span>
        <span class="reason">{group.reason}</span>
        {group.suggestion && <span class="hint-saving">{group.suggestion}</span>}
        <small>
          {[
            group.source,
            group.category,
            group.name,
            group.device,
            group.saves > 1 && plural(group.saves, 'save'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {isOpen && <Members group={group} selected={selected} />}
      </span>
    </div>
  );
}

/** Of experts, who get other tokens, each keeps another size. */
function isEqual({ shape }: SavedGroupRow): boolean {
  return !shape?.includes(null);
}

function isOf(node: number | undefined, selected: Id | null): boolean {
  return node !== undefined && nodeId(node).text === selected?.text;
}

function Members({ group, selected }: { group: SavedGroupRow; selected: Id | null }) {
  const { select } = useStore();
  const rest = group.count - group.members.length;
  return (
    <ul class="members">
      {group.members.map(({ storage, node, fqn, slot, nbytes }) => (
        <li key={storage}>
          <button
            type="button"
            class="link"
            aria-current={isOf(node, selected)}
            data-node={node}
            onClick={() => select(nodeId(node))}
          >
            {fqn || group.op}
          </button>
          {slot !== group.slot && <code> {slot}</code>}
          {!isEqual(group) && (
            <small>
              {' '}
              <Bytes n={nbytes} />
            </small>
          )}
        </li>
      ))}
      {rest > 0 && <li>and {count(rest)} more</li>}
    </ul>
  );
}
