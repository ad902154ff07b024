// The way from a drawing to a file for a paper.

import { useState } from 'preact/hooks';

import { download, fileName } from '../../host/files';
import type { OtherParams } from '../../api/api';
import { useStore } from '../../state/context';
import { FigureDialog } from './FigureDialog';

export type Drawing = OtherParams<'figure'>['drawing'];
/** What is drawn; the dialog adds how. */
export type DrawingParams = Omit<OtherParams<'figure'>, 'drawing' | 'format' | 'theme'>;

interface FigureButtonProps {
  drawing: Drawing;
  /** Null: there is nothing yet. */
  params: DrawingParams | null;
}

export function FigureButton({ drawing, params }: FigureButtonProps) {
  const { isServed, recordings, replies } = useStore();
  const [isOpen, setOpen] = useState(false);
  const shown = recordings.shown.value;
  const name = fileName(drawing, shown?.run ?? 'run', shown?.step ?? 0);
  // A page without a server has one picture, the one for a paper.
  const save = async () => {
    const look = { drawing, format: 'svg', theme: 'paper' } as const;
    download(`${name}.svg`, 'image/svg+xml', await replies.once('figure', { ...params, ...look }));
  };
  if (!isServed && drawing !== 'graph') return null;
  return (
    <>
      <button
        type="button"
        data-testid={`figure-${drawing}`}
        title="Download as PDF, SVG, PNG or TeX"
        disabled={!params}
        onClick={() => (isServed ? setOpen(true) : void save())}
      >
        Download figure
      </button>
      {isOpen && params && (
        <FigureDialog drawing={drawing} params={params} name={name} close={() => setOpen(false)} />
      )}
    </>
  );
}
