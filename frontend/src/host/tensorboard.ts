// TensorBoard as the host: the URL, the theme, the reload button. Each of its doors may be missing
// (a notebook, another version, no TensorBoard at all), so each is tried and none is needed.

const PREFIX = 'p.activation_memory.';

interface TfStorage {
  getString(key: string, options?: object): string;
  setString(key: string, value: string, options?: object): void;
}

function host(): (Window & { tensorboard?: { tf_storage?: TfStorage } }) | null {
  try {
    // Any access to a parent of another origin throws.
    return window.parent !== window && window.parent.document ? window.parent : null;
  } catch {
    return null;
  }
}

/** A value of the page's URL; "" when it has none. */
export function readUrl(key: string): string {
  try {
    const value = host()?.tensorboard?.tf_storage?.getString(PREFIX + key);
    if (value) return value;
  } catch {
    // An unknown version of tf_storage: the URL itself is still there.
  }
  return readHash((host() ?? window).location).get(PREFIX + key) ?? '';
}

/** As TensorBoard writes it: a plus is itself, and a space is %20. */
function readHash({ hash }: Location): URLSearchParams {
  return new URLSearchParams(hash.slice(1).replaceAll('+', '%2B'));
}

/** What leads to this view: TensorBoard's address where the tab is one of its own, or that of the page. */
export function pageUrl(): string {
  return (host() ?? window).location.href;
}

/** Put a value into the page's URL, and on request a new entry into the history. */
export function writeUrl(key: string, value: string, isNewEntry: boolean): void {
  const storage = host()?.tensorboard?.tf_storage;
  try {
    if (storage) {
      storage.setString(PREFIX + key, value, { defaultValue: '', useLocationReplace: !isNewEntry });
      return;
    }
  } catch {
    return;
  }
  if (host()) return;
  const hash = readHash(location);
  if (value) hash.set(PREFIX + key, value);
  else hash.delete(PREFIX + key);
  // The page has a base address, so a bare "#…" would lead elsewhere.
  const text = hash.toString().replaceAll('+', '%20');
  const url = `${location.pathname}${location.search}#${text}`;
  if (isNewEntry) history.pushState(null, '', url);
  else history.replaceState(null, '', url);
}

/** Call back when somebody else changed the URL: the back button, a pasted link. */
export function onUrlChange(callback: () => void): void {
  (host() ?? window).addEventListener('hashchange', callback);
}

/** Follow TensorBoard's theme, or the system's where there is none. */
export function followTheme(setDark: (isDark: boolean) => void): void {
  const body = host()?.document.body;
  if (body) {
    const read = () => setDark(body.classList.contains('dark-mode'));
    new MutationObserver(read).observe(body, { attributes: true, attributeFilter: ['class'] });
    read();
  } else {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', () => setDark(system.matches));
    setDark(system.matches);
  }
}

/** A hidden tab keeps its frame at height 0, and only the size tells. */
export function followVisibility(setVisible: (isVisible: boolean) => void): void {
  const read = () => setVisible(window.innerHeight > 0);
  window.addEventListener('resize', read);
  read();
}

interface Message {
  type: string;
  id: number;
  payload: unknown;
  error: string | null;
  isReply: boolean;
}

/** Without a host nobody says that there is new data. */
const RELOAD_MILLISECONDS = 10_000;

/** TensorBoard's plugin channel: what it announces, and the values it may hold for us. */
export function connect(
  onReload: () => void,
  onUrlData: (data: Record<string, string>) => void,
): void {
  if (!host()) {
    setInterval(onReload, RELOAD_MILLISECONDS);
    return;
  }
  const { port1, port2 } = new MessageChannel();
  const post = (message: Message) => port1.postMessage(JSON.stringify(message));
  port1.onmessage = (event: MessageEvent<string>) => {
    const message = JSON.parse(event.data) as Message;
    if (message.isReply) {
      const isData = message.type === 'experimental.GetURLPluginData' && !message.error;
      if (isData && message.payload) onUrlData(message.payload as Record<string, string>);
      return;
    }
    if (message.type === 'experimental.DataReloaded') onReload();
    // The host waits for an answer to whatever it says.
    post({ ...message, payload: null, error: null, isReply: true });
  };
  window.parent.postMessage('experimental.bootstrap', '*', [port2]);
  post({
    type: 'experimental.GetURLPluginData',
    id: 0,
    payload: null,
    error: null,
    isReply: false,
  });
}
