// The whole page: sidebar, header, and the view that is chosen.

import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

import type { Recording } from '../recording';
import type { View } from '../place';
import { useStore } from '../context';
import { ErrorBox, Failure, Loading } from './bits';
import { Details } from './details';
import { Empty } from './empty';
import { GraphView } from './graph';
import { Header } from './header';
import { LargestView } from './largest';
import { ModulesView } from './modules';
import { OpsView } from './ops';
import { RanksView } from './ranks';
import { Sidebar } from './sidebar';
import { TermsView } from './terms';
import { TimelineView } from './timeline';

export function App() {
  const store = useStore();
  const { value: index, error, loading } = store.index.state.value;
  const retry = (
    <button type="button" onClick={store.reload}>
      Try again
    </button>
  );
  if (!index) {
    if (error) return <ErrorBox message={error.message}>{retry}</ErrorBox>;
    return loading ? <Loading what="Looking for recordings…" /> : null;
  }
  const chosen = store.chosen.value;
  if (!chosen) return <Empty logdir={index.logdir} />;
  return (
    <div class="app">
      <Sidebar />
      <main class="main">
        {error && <ErrorBox message={error.message}>{retry}</ErrorBox>}
        {chosen.step ? (
          <RecordingPanel />
        ) : (
          <ErrorBox message={chosen.tag.problem ?? 'This tag holds no recording.'}>
            {retry}
          </ErrorBox>
        )}
      </main>
    </div>
  );
}

function RecordingPanel() {
  const store = useStore();
  const { value: recording, error, loading } = store.recording.state.value;
  if (error) return <Failure error={error} retry={store.recording.reload} />;
  if (!recording) return <Loading what="Reading the recording…" />;
  const [views, view] = [store.views.value, store.view.value];
  return (
    <div class="recording" aria-busy={loading} data-testid="recording">
      <Header recording={recording} />
      <Tabs views={views} view={view} onChoose={(next) => store.change({ view: next })} />
      <div class="stage">
        <Panel view="graph" isHidden={view !== 'graph'}>
          <GraphView recording={recording} isHidden={view !== 'graph'} />
        </Panel>
        {view !== 'graph' && (
          <Panel view={view} isHidden={false}>
            <CurrentView view={view} recording={recording} />
          </Panel>
        )}
        <Details recording={recording} />
      </div>
    </div>
  );
}

interface PanelProps {
  view: View;
  isHidden: boolean;
  children: ComponentChildren;
}

function Panel({ view, isHidden, children }: PanelProps) {
  return (
    <section
      class="view"
      role="tabpanel"
      id={`view-${view}`}
      aria-labelledby={`tab-${view}`}
      data-testid={`view-${view}`}
      hidden={isHidden}
    >
      {children}
    </section>
  );
}

interface ViewProps {
  view: Exclude<View, 'graph'>;
  recording: Recording;
}

function CurrentView({ view, recording }: ViewProps) {
  switch (view) {
    case 'ops':
      return <OpsView recording={recording} />;
    case 'modules':
      return <ModulesView recording={recording} />;
    case 'largest':
      return <LargestView recording={recording} />;
    case 'timeline':
      return <TimelineView />;
    case 'terms':
      return <TermsView />;
    case 'ranks':
      return <RanksView />;
  }
}

const TITLES: Record<View, string> = {
  graph: 'Graph',
  ops: 'Ops',
  modules: 'Modules',
  largest: 'Largest',
  timeline: 'Timeline',
  terms: 'Terms',
  ranks: 'Ranks',
};

interface TabsProps {
  views: readonly View[];
  view: View;
  onChoose: (view: View) => void;
}

function Tabs({ views, view, onChoose }: TabsProps) {
  // On a narrow screen the chosen one may stand beyond the edge.
  useEffect(() => {
    document.getElementById(`tab-${view}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [view]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    const next = views[(views.indexOf(view) + step + views.length) % views.length];
    if (!next) return;
    onChoose(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label="Views" onKeyDown={onKeyDown}>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          id={`tab-${each}`}
          data-testid={`tab-${each}`}
          aria-selected={each === view}
          aria-controls={`view-${each}`}
          tabIndex={each === view ? 0 : -1}
          onClick={() => onChoose(each)}
        >
          {TITLES[each]}
        </button>
      ))}
    </div>
  );
}
