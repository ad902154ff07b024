// A table as a CSV file, which the server writes with all rows and exact bytes.

import { useState } from 'preact/hooks';

import { useStore } from '../state/context';
import { download, fileName } from '../host/files';

interface DownloadCsvProps {
  /** The file is named after it and the recording. */
  name: string;
  /** What the file has, for the tooltip. */
  title: string;
  /** Requested when the button is pressed. */
  text: () => Promise<string>;
}

export function DownloadCsv({ name, title, text }: DownloadCsvProps) {
  const { recordings } = useStore();
  const [problem, setProblem] = useState('');
  const save = async () => {
    const { run, step } = recordings.shown.value ?? { run: 'run', step: 0 };
    setProblem('');
    try {
      download(`${fileName(name, run, step)}.csv`, 'text/csv', await text());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <button type="button" title={title} data-testid={`${name}-csv`} onClick={() => void save()}>
        Download CSV
      </button>
      {problem && (
        <span class="hint" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}

interface TableCsvProps {
  name: string;
  title: string;
  by: 'storage' | 'op' | 'module';
}

/** A table of the recording that is shown. */
export function TableCsv({ name, title, by }: TableCsvProps) {
  const { replies } = useStore();
  return <DownloadCsv name={name} title={title} text={() => replies.once('table.csv', { by })} />;
}
