// The whole page: sidebar, header, and the view that is chosen.

import { useEffect } from 'preact/hooks';

import { useStore } from '../state/context';
import { type IndexEntry, missingSentence, skippedSentence } from '../recording/runIndex';
import type { IndexReply, RecordingReply } from '../api/messages';
import type { View } from '../state/views';
import { Details } from '../details/Details';
import { Empty } from './Empty';
import { Header } from './Header';
import { ErrorBox, Failure, Loading } from '../components/Notices';
import { Sidebar } from './Sidebar';
import { CopyLink } from '../components/CopyButton';
import { RoundedTotals } from './RoundedTotals';

/** Escape closes the details, except while somebody types. */
function useEscape(close: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.matches('input, select');
      if (event.key === 'Escape' && !event.defaultPrevented && !isTyping) close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [close]);
}

export function App() {
  const store = useStore();
  useEscape(store.deselect);
  const { value: index, error, loading } = store.recordings.index.state.value;
  const retry = (
    <button type="button" onClick={store.reload}>
      Try again
    </button>
  );
  if (!index) {
    if (error) return <ErrorBox message={error.message}>{retry}</ErrorBox>;
    return loading ? <Loading what="Looking for recordings…" /> : null;
  }
  const entry = store.recordings.entry.value;
  if (!entry) return <Empty logdir={index.logdir} />;
  return (
    <div class="app">
      <Sidebar />
      <main class="main">
        {error && <ErrorBox message={error.message}>{retry}</ErrorBox>}
        <Missing index={index} shown={entry} />
        {entry.step ? (
          <RecordingPanel />
        ) : (
          <ErrorBox message={entry.tag.problem ?? 'This tag holds no recording.'}>{retry}</ErrorBox>
        )}
      </main>
    </div>
  );
}

/** A link may name what was deleted, or is not written yet: another one in its place is said to be. */
function Missing({ index, shown }: { index: IndexReply; shown: IndexEntry }) {
  const { address, recordings } = useStore();
  const sentence =
    missingSentence(index, address.value) ||
    skippedSentence(index, address.value, recordings.unreadable.value);
  if (!sentence) return null;
  const step = shown.step && ` · step ${shown.step.step}`;
  return (
    <p class="missing" role="status" data-testid="missing">
      {sentence} Showing {shown.run.run}
      {step}.
    </p>
  );
}

function RecordingPanel() {
  const { change, recordings, views } = useStore();
  const { value: recording, error, loading } = recordings.recording.state.value;
  if (error) return <Failure error={error} retry={recordings.recording.reload} />;
  if (!recording) return <RoundedTotals />;
  const [available, shown] = [views.available.value, views.shown.value];
  return (
    <div class="recording" aria-busy={loading} data-testid="recording">
      {loading && <Reading />}
      <Header recording={recording} />
      <div class="tab-bar">
        <Tabs views={available} shown={shown} onChoose={(view) => change({ view })} />
        <CopyLink />
      </div>
      <div class="stage">
        {available
          .filter(({ key, isKept }) => isKept || key === shown)
          .map((view) => (
            <ViewPanel
              key={view.key}
              view={view}
              recording={recording}
              isHidden={view.key !== shown}
            />
          ))}
        <Details recording={recording} />
      </div>
    </div>
  );
}

/** What is shown is still the recording before: whose numbers these are must not be guessed. */
function Reading() {
  const { run, step } = useStore().recordings.shown.value ?? {};
  return (
    <p class="reading" role="status" data-testid="reading">
      Reading {run} · step {step}…
    </p>
  );
}

interface ViewPanelProps {
  view: View;
  recording: RecordingReply;
  isHidden: boolean;
}

function ViewPanel({ view, recording, isHidden }: ViewPanelProps) {
  return (
    <section
      class="view"
      role="tabpanel"
      id={`view-${view.key}`}
      aria-labelledby={`tab-${view.key}`}
      data-testid={`view-${view.key}`}
      hidden={isHidden}
    >
      <Replied view={view} recording={recording} isHidden={isHidden} />
    </section>
  );
}

/** A view once its reply is there, or what became of the request. */
function Replied({ view, recording, isHidden }: ViewPanelProps) {
  const { views } = useStore();
  const resource = views.reply(view);
  const { value: whole, part, error, loading } = resource?.state.value ?? {};
  const value = part ?? whole;
  if (error) return <Failure error={error} retry={() => resource?.reload()} />;
  if (resource && value === undefined) {
    return loading ? <Loading what={view.waiting ?? 'Reading…'} /> : null;
  }
  return (
    <view.Panel
      recording={recording}
      reply={value!}
      isLoading={loading === true}
      isHidden={isHidden}
    />
  );
}

interface TabsProps {
  views: readonly View[];
  /** The key of the one that is shown. */
  shown: string;
  onChoose: (key: string) => void;
}

function Tabs({ views, shown, onChoose }: TabsProps) {
  // On a narrow screen the chosen one may stand beyond the edge.
  useEffect(() => {
    document
      .getElementById(`tab-${shown}`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    const keys = views.map(({ key }) => key);
    const next = keys[(keys.indexOf(shown) + step + keys.length) % keys.length];
    if (!next) return;
    onChoose(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label="Views" onKeyDown={onKeyDown}>
      {views.map(({ key, title }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`tab-${key}`}
          data-testid={`tab-${key}`}
          aria-selected={key === shown}
          aria-controls={`view-${key}`}
          tabIndex={key === shown ? 0 : -1}
          onClick={() => onChoose(key)}
        >
          {title}
        </button>
      ))}
    </div>
  );
}
