// What a table or a list shows, taken away with bytes in full.

import { useStore } from '../context';
import { download, fileName } from '../download';
import { type Cell, csv } from '../table';

export interface Sheet {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

interface DownloadCsvProps {
  /** What the file is named after, beside the recording. */
  name: string;
  /** Asked when the button is pressed. */
  sheet: () => Sheet;
}

export function DownloadCsv({ name, sheet }: DownloadCsvProps) {
  const { recordings } = useStore();
  const save = () => {
    const { run, step } = recordings.shown.value ?? { run: 'run', step: 0 };
    const { header, rows } = sheet();
    download(`${fileName(name, run, step)}.csv`, 'text/csv', csv(header, rows));
  };
  return (
    <button type="button" data-testid={`${name}-csv`} onClick={save}>
      Download CSV
    </button>
  );
}
