// Every total with its parts and its meaning.

import type { TotalsLine } from '../api/messages';
import { bytes, exactBytes } from '../format/units';

interface Account {
  total: TotalsLine;
  parts: TotalsLine[];
}

/** Each line of level 0 with its parts, and with the same total of other devices. */
function accounts(lines: readonly TotalsLine[]): Account[] {
  const found: Account[] = [];
  for (const line of lines.filter(({ is_main }) => is_main)) {
    const account = found.at(-1);
    if ((line.level === 0 && !line.is_aside) || !account) found.push({ total: line, parts: [] });
    else account.parts.push(line);
  }
  // As in the header, the headline comes first. Its parts stand below it.
  return found.sort((a, b) => Number(isHeadline(b)) - Number(isHeadline(a)));
}

function isHeadline({ total }: Account): boolean {
  return total.key.split('/')[0] === 'total_peak_bytes' && total.nbytes !== null;
}

export function AllTotals({ lines }: { lines: readonly TotalsLine[] }) {
  return (
    <dl class="all-totals" data-testid="totals-lines">
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

function Line({ line }: { line: TotalsLine }) {
  const level = line.is_aside ? 1 : Math.min(line.level, 3);
  return (
    <div class={`line level-${level}`} data-testid={`totals-line-${line.key}`}>
      <dt>{line.is_aside ? line.where : `${line.label} ${line.where}`.trimEnd()}</dt>
      <TotalFigure line={line} id={line.key} />
    </div>
  );
}

/** The bytes of a total, and on request to the last byte with what they mean. */
export function TotalFigure({ line, id }: { line: TotalsLine; id: string }) {
  const help = `help-${id}`;
  return (
    <dd>
      <button type="button" class="figure" aria-describedby={help}>
        {line.nbytes === null ? 'not known' : bytes(line.nbytes)}
      </button>
      <span class="tooltip" role="tooltip" id={help}>
        <b>{line.nbytes === null ? 'not known' : exactBytes(line.nbytes)}</b>
        {line.help}
      </span>
    </dd>
  );
}
