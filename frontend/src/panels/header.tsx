// What the recording says first: where it comes from, its totals, and what it could not see.

import type { LedgerLine, MetaFields, RecordingReply } from '../messages';
import { bytes, exactBytes } from '../units';

export function Header({ recording }: { recording: RecordingReply }) {
  return (
    <header class="header">
      <Provenance meta={recording.meta} />
      <Ledger lines={recording.ledger} />
      <Notes notes={recording.meta.notes} />
    </header>
  );
}

function Provenance({ meta }: { meta: MetaFields }) {
  const facts = [
    meta.device,
    meta.rank === null ? '' : `rank ${meta.rank}`,
    `torch ${meta.torch_version}`,
    meta.created_ns ? new Date(meta.created_ns / 1e6).toLocaleString() : '',
  ];
  return (
    <p class="provenance">
      {meta.label && <strong>{meta.label}</strong>}
      <span>{facts.filter(Boolean).join(' · ')}</span>
    </p>
  );
}

interface Account {
  total: LedgerLine;
  parts: LedgerLine[];
}

/** Each line of level 0 with its parts; what is nothing is left out, and mostly what is not known. */
export function accounts(lines: readonly LedgerLine[]): Account[] {
  const found: Account[] = [];
  for (const line of lines) {
    if (!line.nbytes && line.key !== HEADLINE && !isMissed(line)) continue;
    const account = found.at(-1);
    if (line.level === 0 || !account) found.push({ total: line, parts: [] });
    else account.parts.push(line);
  }
  return found;
}

const HEADLINE = 'kept_bytes';

/** Totals that everybody looks for: where they are not known, that is said. */
function isMissed({ key, nbytes }: LedgerLine): boolean {
  return nbytes === null && (key === 'peak_bytes' || key === 'retained_bytes');
}

function Ledger({ lines }: { lines: readonly LedgerLine[] }) {
  return (
    <dl class="ledger" data-testid="ledger">
      {accounts(lines).map(({ total, parts }) => (
        <div class="account" key={total.key}>
          <Line line={total} />
          {parts.map((part) => (
            <Line key={part.key} line={part} />
          ))}
        </div>
      ))}
    </dl>
  );
}

function Line({ line }: { line: LedgerLine }) {
  const help = `help-${line.key}`;
  return (
    <div class={`line level-${Math.min(line.level, 3)}`} data-testid={`ledger-${line.key}`}>
      <dt>{line.label}</dt>
      <dd>
        <button type="button" class="figure" aria-describedby={help}>
          {line.nbytes === null ? 'not known' : bytes(line.nbytes)}
        </button>
        <span class="tooltip" role="tooltip" id={help}>
          <b>{line.nbytes === null ? 'not known' : exactBytes(line.nbytes)}</b>
          {line.help}
        </span>
      </dd>
    </div>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  const [first, ...others] = notes;
  if (first === undefined) return null;
  return (
    <div class="notes" role="note" data-testid="notes">
      <p>{first}</p>
      {others.length > 0 && (
        <details>
          <summary>{others.length === 1 ? '1 more note' : `${others.length} more notes`}</summary>
          {others.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </details>
      )}
    </div>
  );
}
