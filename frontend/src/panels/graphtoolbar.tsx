// What one can do with the graph as a whole: find, open, close, zoom, take away.

import { useState } from 'preact/hooks';

import { useStore } from '../context';
import { download, fileName } from '../download';
import type { RecordingReply } from '../messages';
import { png } from '../raster';
import { withSetting } from '../settings';
import type { Picture } from '../store/picture';
import type { Viewport } from '../viewport';
import { ErrorBox } from './notice';
import { Search } from './search';

export function Toolbar({
  viewport,
  recording,
}: {
  viewport: { current: Viewport | null };
  recording: RecordingReply;
}) {
  const { address, graph, isServed } = useStore();
  const { selected } = address.value;
  const module = selected?.kind === 'module' ? selected.number : null;
  const picture = graph.picture.state.value.value;
  return (
    <div class="toolbar" role="group" aria-label="What the graph shows">
      <Search recording={recording} />
      <div class="group">
        <button
          type="button"
          data-testid="collapse-all"
          title="Close every module"
          onClick={() => graph.rearrange({ expand: [] })}
        >
          Collapse all
        </button>
        <button
          type="button"
          data-testid="expand-default"
          title="Open as many of the outermost modules as read well"
          onClick={() => graph.rearrange({ expand: null })}
        >
          Default
        </button>
        <button
          type="button"
          data-testid="expand-below"
          disabled={module === null}
          title={
            module === null
              ? 'Select a module first'
              : 'Open the selected module and everything inside it'
          }
          onClick={() => module !== null && graph.expandBelow(module)}
        >
          Expand below
        </button>
      </div>
      {isServed && <Shown />}
      <Zoom viewport={viewport} testId="zoom" />
      <Download picture={picture} />
    </div>
  );
}

interface ZoomProps {
  viewport: { current: Viewport | null };
  /** With what the names of the buttons begin for tests. */
  testId: string;
}

export function Zoom({ viewport, testId }: ZoomProps) {
  return (
    <div class="group">
      <button
        type="button"
        aria-label="Zoom out"
        title="Zoom out (-)"
        data-testid={`${testId}-out`}
        onClick={() => viewport.current?.zoom(0.8)}
      >
        −
      </button>
      <button
        type="button"
        aria-label="Zoom in"
        title="Zoom in (+)"
        data-testid={`${testId}-in`}
        onClick={() => viewport.current?.zoom(1.25)}
      >
        +
      </button>
      <button
        type="button"
        title="Actual size (0)"
        data-testid={`${testId}-actual`}
        onClick={() => viewport.current?.actualSize()}
      >
        1:1
      </button>
      <button
        type="button"
        title="The whole graph (f)"
        data-testid={`${testId}-fit`}
        onClick={() => viewport.current?.fit()}
      >
        Fit
      </button>
    </div>
  );
}

const FORMATS = {
  svg: { type: 'image/svg+xml', of: (svg: string): BlobPart => svg },
  png: { type: 'image/png', of: (svg: string): Promise<BlobPart> => png(svg) },
};
type Format = keyof typeof FORMATS;

/** The figure is drawn by the server, as `render` draws it: in any font no text leaves its box. */
function Download({ picture }: { picture: Picture | undefined }) {
  const { graph, isDark } = useStore();
  const [drawing, setDrawing] = useState<Format | null>(null);
  const [problem, setProblem] = useState('');
  const save = async ({ recording: { run, step } }: Picture, format: Format) => {
    setDrawing(format);
    setProblem('');
    const { type, of } = FORMATS[format];
    try {
      const content = await of(await graph.figure(isDark.value));
      download(`${fileName('graph', run, step)}.${format}`, type, content);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    setDrawing(null);
  };
  return (
    <>
      <div class="group">
        <span class="hint">Download</span>
        {(['svg', 'png'] as const).map((format) => (
          <button
            key={format}
            type="button"
            data-testid={`download-${format}`}
            aria-label={`Download ${format.toUpperCase()}`}
            disabled={!picture || drawing !== null}
            onClick={() => picture && void save(picture, format)}
          >
            {drawing === format ? 'Drawing…' : format.toUpperCase()}
          </button>
        ))}
      </div>
      {problem && <ErrorBox message={problem} />}
    </>
  );
}

const SHOWN = [
  {
    name: 'freed',
    label: 'freed ops',
    help: 'Ops that keep nothing, and whose results were dead when the forward ended',
    isOnFirst: true,
  },
  {
    name: 'parameters',
    label: 'parameters',
    help: 'The parameters that open ops use',
    isOnFirst: false,
  },
  {
    name: 'views',
    label: 'views',
    help: 'Ops that only make a view and keep nothing',
    isOnFirst: false,
  },
];

/** What the graph shows beside the ops that keep something. */
function Shown() {
  const { address, graph } = useStore();
  const settings = address.value.graph;
  const set = (name: string, value: string) =>
    graph.rearrange({ graph: withSetting(settings, name, value) });
  return (
    <fieldset class="group shown">
      <legend>Show</legend>
      {SHOWN.map(({ name, label, help, isOnFirst }) => (
        <label key={name} class="check" title={help}>
          <input
            type="checkbox"
            data-testid={`show-${name}`}
            checked={isOnFirst ? settings[name] !== '0' : settings[name] === '1'}
            onChange={({ currentTarget: { checked } }) =>
              set(name, checked === isOnFirst ? '' : checked ? '1' : '0')
            }
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
