// How a figure is written, with a preview at true size.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';

import { download } from '../../host/files';
import { type FigureParams, PAGE_HEIGHT_MM } from '../../api/messages';
import { useStore } from '../../state/context';
import { useReply } from '../../state/replies';
import { useTyped } from '../hooks/useTyped';
import { Loading } from '../Notices';
import type { Drawing, DrawingParams } from './FigureButton';

type Format = FigureParams['format'];
const FORMATS: Record<Format, string> = { pdf: 'PDF', svg: 'SVG', png: 'PNG', tex: 'TeX' };
const WIDTHS = { '85mm': '85 mm (a column)', '178mm': '178 mm (a page)' };

interface Look {
  readonly theme: FigureParams['theme'];
  /** A length; "" is as wide as the graph needs. */
  readonly width: string;
  /** Null: the title of the recording. */
  readonly title: string | null;
  readonly hasLegend: boolean;
  readonly hasLabels: boolean;
  readonly direction: 'TB' | 'LR';
  /** Names of sizes in shapes, such as b=8,s=1024. */
  readonly dims: string;
}

/** A figure is for paper, whatever the screen looks like. */
const FIRST: Look = {
  theme: 'paper',
  width: '178mm',
  title: null,
  hasLegend: true,
  hasLabels: true,
  direction: 'TB',
  dims: '',
};

interface FigureDialogProps {
  drawing: Drawing;
  params: DrawingParams;
  /** Of the file, without its suffix. */
  name: string;
  close: () => void;
}

export function FigureDialog({ drawing, params, name, close }: FigureDialogProps) {
  const { replies } = useStore();
  const dialog = useRef<HTMLDialogElement>(null);
  const [look, setLook] = useState(FIRST);
  const [format, setFormat] = useState<Format>('pdf');
  const [state, setState] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const drawn = { ...params, drawing, ...lookParams(look) };
  const preview = useReply('figure', { ...drawn, format: 'svg' });
  const save = async () => {
    setState('Drawing…');
    try {
      const file = await replies.once('figure', { ...drawn, format });
      download(`${name}.${format}`, file.type, file);
      setState('');
    } catch (error) {
      setState(error instanceof Error ? error.message : String(error));
    }
  };
  const set = (more: Partial<Look>) => setLook({ ...look, ...more });
  return (
    <dialog
      class="figure-dialog"
      ref={dialog}
      aria-label="Download figure"
      data-testid="figure-dialog"
      onClose={close}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <fieldset class="modes">
          <legend>Format</legend>
          {(Object.keys(FORMATS) as Format[]).map((each) => (
            <label key={each} class="check">
              <input
                type="radio"
                name="figure-format"
                data-testid={`figure-${each}`}
                checked={format === each}
                onChange={() => setFormat(each)}
              />
              {FORMATS[each]}
            </label>
          ))}
        </fieldset>
        <LookFields isGraph={drawing === 'graph'} look={look} set={set} />
        <div class="figure-buttons">
          <button type="submit" data-testid="figure-save" disabled={preview.error !== undefined}>
            Download {FORMATS[format]}
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Close
          </button>
          <span role="status" data-testid="figure-state">
            {state}
          </span>
        </div>
      </form>
      <div class="figure-preview" role="region" aria-label="Preview at true size" tabIndex={0}>
        {preview.error ? (
          <p role="alert" data-testid="figure-problem">
            {preview.error.message}
          </p>
        ) : (
          <Preview svg={preview.value} isLoading={preview.loading} />
        )}
      </div>
    </dialog>
  );
}

function lookParams({ theme, width, title, hasLegend, hasLabels, direction, dims }: Look) {
  const without = [
    ...(hasLegend ? [] : (['legend'] as const)),
    ...(hasLabels ? [] : (['labels'] as const)),
  ];
  return {
    theme,
    ...(width && { width }),
    ...(title !== null && { title }),
    ...(without.length > 0 && { without }),
    ...(direction !== 'TB' && { direction }),
    ...(dims && { dims }),
  };
}

const MM_PER_POINT = 25.4 / 72;

/** Width and height of an SVG of the package, in millimetres. */
function sizeOf(svg: string): readonly [number, number] {
  const [, width, height] = / width="([\d.]+)pt" height="([\d.]+)pt"/.exec(svg) ?? [];
  return [Math.round(Number(width) * MM_PER_POINT), Math.round(Number(height) * MM_PER_POINT)];
}

/** The SVG in its own size: a millimetre is a millimetre on a screen of 96 dots an inch. */
function Preview({ svg, isLoading }: { svg: Blob | undefined; isLoading: boolean }) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void svg?.text().then((it) => {
      if (isCurrent) setText(it);
    });
    return () => void (isCurrent = false);
  }, [svg]);
  // A page of its own may draw no other addresses.
  const address = useMemo(() => `data:image/svg+xml,${encodeURIComponent(text)}`, [text]);
  if (!text) return <Loading what="Drawing…" />;
  const [width, height] = sizeOf(text);
  return (
    <>
      <p class="hint" role="status" data-testid="figure-size">
        {width} × {height} mm.{' '}
        {height > PAGE_HEIGHT_MM && (
          <strong>
            This is higher than a page ({PAGE_HEIGHT_MM} mm): close modules in the graph, show one
            module alone, or choose a larger width.
          </strong>
        )}
      </p>
      <img
        src={address}
        alt="Preview of the figure"
        data-testid="figure-preview"
        aria-busy={isLoading}
      />
    </>
  );
}

interface LookFieldsProps {
  isGraph: boolean;
  look: Look;
  set: (more: Partial<Look>) => void;
}

function LookFields({ isGraph, look, set }: LookFieldsProps) {
  // A typed width may be one of the list: its field stays.
  const [isOwn, setOwn] = useState(false);
  const width = useTyped(look.width, ({ value }) => set({ width: value || '120mm' }));
  const title = useTyped(look.title ?? '', ({ value }) => set({ title: value || null }));
  const dims = useTyped(look.dims, ({ value }) => set({ dims: value.trim() }));
  return (
    <>
      <label>
        Width{' '}
        <select
          data-testid="figure-width"
          value={isOwn ? 'own' : look.width}
          onChange={({ currentTarget: { value } }) => {
            setOwn(value === 'own');
            set({ width: value === 'own' ? '120mm' : value });
          }}
        >
          {Object.entries(WIDTHS).map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
          <option value="own">another</option>
          {isGraph && <option value="">as wide as needed</option>}
        </select>{' '}
        {isOwn && (
          <input
            type="text"
            class="figure-own"
            aria-label="Width, such as 120mm or 3.5in"
            data-testid="figure-own"
            {...width}
          />
        )}
      </label>
      <label>
        Title{' '}
        <input
          type="text"
          data-testid="figure-title"
          placeholder="that of the recording"
          {...title}
        />
      </label>
      <label>
        Theme{' '}
        <select
          data-testid="figure-theme"
          value={look.theme}
          onChange={({ currentTarget: { value } }) => set({ theme: value as Look['theme'] })}
        >
          <option value="paper">paper</option>
          <option value="light">light</option>
          <option value="dark">dark</option>
        </select>
      </label>
      {isGraph && (
        <label>
          Direction{' '}
          <select
            data-testid="figure-direction"
            value={look.direction}
            onChange={({ currentTarget: { value } }) =>
              set({ direction: value as Look['direction'] })
            }
          >
            <option value="TB">down</option>
            <option value="LR">right</option>
          </select>
        </label>
      )}
      <Checked label="Legend" isOn={look.hasLegend} set={(hasLegend) => set({ hasLegend })} />
      <Checked
        label="Title above"
        isOn={look.title === null || look.title.trim() !== ''}
        set={(isOn) => set({ title: isOn ? null : ' ' })}
      />
      {isGraph && (
        <label title="Shapes have these names in place of the sizes">
          Names of sizes{' '}
          <input type="text" data-testid="figure-dims" placeholder="b=8,s=1024" {...dims} />
        </label>
      )}
      {isGraph && !look.width && (
        // A figure of a given width has them in the boxes.
        <Checked
          label="Bytes on edges"
          isOn={look.hasLabels}
          set={(hasLabels) => set({ hasLabels })}
        />
      )}
    </>
  );
}

interface CheckedProps {
  label: string;
  isOn: boolean;
  set: (isOn: boolean) => void;
}

function Checked({ label, isOn, set }: CheckedProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => set(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
