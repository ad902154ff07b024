// What one can do with the graph as a whole: find, open, close, zoom, take away.

import { ZoomButtons } from '../../graph/draw/ZoomButtons';

import { useStore } from '../../state/context';
import type { RecordingReply } from '../../api/messages';
import { settingsOf } from '../../url/address';
import { withSetting } from '../../url/settings';
import type { Viewport } from '../../graph/draw/viewport';
import { FigureButton } from '../../components/figure/FigureButton';
import { Search } from './Search';

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
  return (
    <div class="toolbar" role="group" aria-label="What the graph shows">
      <Search recording={recording} />
      <div class="button-group">
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
          title="Open the outermost modules, as many as stay readable"
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
      {isServed && <ShowOptions />}
      <ZoomButtons viewport={viewport} testId="zoom" />
      <FigureButton drawing="graph" params={graph.figureParams.value} />
    </div>
  );
}

const SHOWN = [
  {
    name: 'freed',
    label: 'freed ops',
    help: 'Ops that save nothing and whose results were freed by the end of the forward pass',
    isOnFirst: true,
  },
  {
    name: 'parameters',
    label: 'parameters',
    help: 'Parameters of the visible ops',
    isOnFirst: false,
  },
  {
    name: 'views',
    label: 'views',
    help: 'Ops that only create a view and save nothing',
    isOnFirst: false,
  },
];

/** What the graph shows beside the ops that keep something. */
function ShowOptions() {
  const { address, graph } = useStore();
  const settings = settingsOf(address.value, 'graph');
  const set = (name: string, value: string) =>
    graph.rearrange({ settings: { graph: withSetting(settings, name, value) } });
  return (
    <fieldset class="button-group shown">
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
