// The header: the main totals, the origin and the notes of the recording.

import { useState } from 'preact/hooks';

import type { MetaFields, NoteRow, RecordingReply, TotalsLine } from '../api/messages';
import { Prose } from '../components/Notices';
import { useStore } from '../state/context';
import { hasChosenGpu } from '../state/gpu';
import { TotalFigure, AllTotals } from './Totals';

export function Header({ recording }: { recording: RecordingReply }) {
  const [isOpen, setOpen] = useState(false);
  const { meta, totals, headline } = recording;
  return (
    <header class="header">
      <div class="headline">
        {meta.label && (
          <h1 class="label" title={meta.label}>
            {meta.label}
          </h1>
        )}
        <Totals lines={headlineLines(totals, headline)} />
        <button
          type="button"
          class="quiet"
          aria-expanded={isOpen}
          aria-controls="all-totals"
          data-testid="all-totals"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'fewer totals' : 'all totals'}
        </button>
        <Verdict />
        <Provenance meta={meta} />
      </div>
      <div id="all-totals" hidden={!isOpen}>
        <AllTotals lines={totals} />
      </div>
      <Notes notes={meta.notes} />
    </header>
  );
}

/** Whether the step fits on the GPU that the reader has chosen. */
function Verdict() {
  const { address, fits } = useStore();
  if (!hasChosenGpu(address.value)) return null;
  return (
    <span data-testid="header-fits">
      {fits.state.value.error?.message ?? fits.current.value?.verdict[0] ?? 'Does it fit? …'}
    </span>
  );
}

function Provenance({ meta }: { meta: MetaFields }) {
  const facts = [
    meta.device,
    `torch ${meta.torch_version}`,
    meta.created_ns ? new Date(meta.created_ns / 1e6).toLocaleString() : '',
  ];
  return (
    <span class="provenance">
      {meta.rank !== null && `rank ${meta.rank}`}
      <span class="rest">
        {meta.rank !== null && ' · '}
        {facts.filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}

function Totals({ lines }: { lines: readonly TotalsLine[] }) {
  return (
    <dl class="totals" data-testid="totals">
      {lines.map((line, at) => (
        <div key={line.key} class={line.key} data-testid={`total-${line.key}`}>
          <dt>{headlineLabel(line, at)}</dt>
          <TotalFigure line={line} id={`total-${line.key}`} />
        </div>
      ))}
    </dl>
  );
}

function headlineLines(lines: readonly TotalsLine[], keys: readonly string[]): TotalsLine[] {
  return keys.flatMap((key) => lines.find((line) => line.key === key) ?? []);
}

/** The first total says on which device it is; the others are on the same. */
function headlineLabel({ label, where, is_aside }: TotalsLine, at: number): string {
  if (is_aside) return where;
  return at === 0 ? `${label} ${where}`.trimEnd() : label;
}

function Notes({ notes }: { notes: readonly NoteRow[] }) {
  const [code, setCode] = useState('');
  const [first, ...others] = notes;
  if (first === undefined) return null;
  const codes = [...new Set(others.map((note) => note.code))].filter(Boolean);
  const shown = others.filter((note) => !codes.includes(code) || note.code === code);
  return (
    <div class="notes" role="note" data-testid="notes">
      <Note note={first} />
      {others.length > 0 && (
        <details>
          <summary>{others.length === 1 ? '1 more note' : `${others.length} more notes`}</summary>
          {codes.length > 1 && (
            <select
              aria-label="notes of one kind"
              data-testid="note-codes"
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            >
              <option value="">all notes</option>
              {codes.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          )}
          {shown.map((note) => (
            <Note key={note.text} note={note} />
          ))}
        </details>
      )}
    </div>
  );
}

function Note({ note }: { note: NoteRow }) {
  return (
    <p>
      <Prose text={note.text} /> {note.code && <code>[{note.code}]</code>}
    </p>
  );
}
