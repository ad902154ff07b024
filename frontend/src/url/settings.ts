// The settings of one view, as one string of the URL: `filter=relu&sort=-nbytes`.

/** Names and texts; what stands at its default is not there. */
export type Settings = Readonly<Record<string, string>>;

export function readSettings(text: string): Settings {
  return Object.fromEntries([...new URLSearchParams(text)].filter(([, value]) => value !== ''));
}

export function writeSettings(settings: Settings): string {
  return new URLSearchParams(settings).toString();
}

/** The settings with one of them changed; "" is the default. */
export function withSetting(settings: Settings, name: string, value: string): Settings {
  return Object.fromEntries(
    Object.entries({ ...settings, [name]: value }).filter(([, text]) => text !== ''),
  );
}
