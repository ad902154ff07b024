// Handing something to the reader's machine: a file, or the clipboard.

export function download(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Not at once: the browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A name that every file system takes. */
export function fileName(...parts: (string | number)[]): string {
  return parts.map((part) => String(part).replaceAll(/[^\w.-]+/g, '_')).join('-');
}

/** Copy text; a page that was not served over https or from localhost has no clipboard API. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const focused = document.activeElement;
    const area = document.createElement('textarea');
    area.value = text;
    area.style.position = 'fixed';
    area.style.opacity = '0';
    document.body.append(area);
    area.select();
    // The one way that works there, however deprecated.
    document.execCommand('copy');
    area.remove();
    // It took the focus from the button that was pressed.
    if (focused instanceof HTMLElement) focused.focus();
  }
}
