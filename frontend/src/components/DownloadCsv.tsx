// What a table or a list shows, taken away with bytes in full.

import { useStore } from '../state/context';
import { download, fileName } from '../host/files';
import { type Cell, csv } from '../format/csv';

export interface CsvTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

interface DownloadCsvProps {
  /** What the file is named after, beside the recording. */
  name: string;
  /** Asked when the button is pressed. */
  table: () => CsvTable;
}

export function DownloadCsv({ name, table }: DownloadCsvProps) {
  const { recordings } = useStore();
  const save = () => {
    const { run, step } = recordings.shown.value ?? { run: 'run', step: 0 };
    const { header, rows } = table();
    download(`${fileName(name, run, step)}.csv`, 'text/csv', csv(header, rows));
  };
  return (
    <button type="button" data-testid={`${name}-csv`} onClick={save}>
      Download CSV
    </button>
  );
}
