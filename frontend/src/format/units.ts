// Quantities as text, worded as tb_actmem/text/__init__.py words them: KiB = 1024 bytes.

const UNITS = ['KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB'];
const DECIMAL = ['kB', 'MB', 'GB', 'TB', 'PB', 'EB'];

/**
 * Bytes in the unit that fits: `328 B`, `82.0 MiB`, `1.03 GiB`. A number without a decimal point is
 * exact; nothing is ever rounded to 0.
 */
export function bytes(nbytes: number): string {
  if (nbytes < 0) return `-${bytes(-nbytes)}`;
  if (nbytes < 1024) return `${nbytes} B`;
  // Whole-number arithmetic, as Python's: halves must fall on the same side.
  const exact = BigInt(nbytes);
  for (let power = 1; ; power += 1) {
    const size = 1024n ** BigInt(power);
    const digits = power < 3 ? 1 : 2;
    const one = 10n ** BigInt(digits);
    const parts = (exact * one + size / 2n) / size;
    if (parts >= 1024n * one && power < UNITS.length) continue;
    const decimals = `.${`${parts % one}`.padStart(digits, '0')}`;
    return `${parts / one}${exact % size === 0n ? '' : decimals} ${UNITS[power - 1]}`;
  }
}

/** Bytes beside an axis, exact: rounded ones would look unevenly apart. `512 MiB`, `2.75 GiB` */
export function tickBytes(nbytes: number): string {
  if (nbytes < 1024) return `${nbytes} B`;
  const power = Math.min(Math.floor(Math.log2(nbytes) / 10), UNITS.length);
  return `${nbytes / 1024 ** power} ${UNITS[power - 1]}`;
}

const FLOPS = ['FLOPs', 'kFLOPs', 'MFLOPs', 'GFLOPs', 'TFLOPs', 'PFLOPs'];

/** A number of FLOPs in the unit that fits: `1.2 TFLOPs`. */
export function flops(n: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(1, n)) / 3), FLOPS.length - 1);
  return `${power > 0 ? (n / 1000 ** power).toFixed(1) : n} ${FLOPS[power]}`;
}

/** A time with two significant digits: `0.0015 ms`, `1.2 ms`, `120 ms`. */
export function milliseconds(ms: number): string {
  if (ms <= 0) return '0 ms';
  const digits = Math.max(0, 1 - Math.floor(Math.log10(ms)));
  return `${ms.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ms`;
}

/** Bytes in full, for a tooltip: `1,572,864 bytes`. */
export function exactBytes(nbytes: number): string {
  return `${count(nbytes)} ${Math.abs(nbytes) === 1 ? 'byte' : 'bytes'}`;
}

/** A whole number with its thousands apart. */
export function count(n: number): string {
  return n.toLocaleString('en-US');
}

/** A part in percent; neither what is almost nothing nor what is almost all is rounded to it. */
export function share(part: number, whole: number): string {
  if (whole === 0) return '-';
  if (part === 0 || part === whole) return part ? '100%' : '0%';
  if (part > whole) return `${Math.max(101, Math.round((100 * part) / whole))}%`;
  const tenths = Math.round((1000 * part) / whole);
  if (tenths < 1) return '<0.1%';
  return tenths < 1000 ? `${(tenths / 10).toFixed(1)}%` : '>99.9%';
}

/** "1 op", "2 ops". */
export function plural(n: number, noun: string, nouns = `${noun}s`): string {
  return `${count(n)} ${n === 1 ? noun : nouns}`;
}

/** A tensor's type and shape in torch's words: `float32 [512, 768]`. */
export function tensorType(dtype: string | null, shape: readonly (number | null)[] | null): string {
  return [dtype, shape && `[${shape.map((size) => size ?? '*').join(', ')}]`]
    .filter(Boolean)
    .join(' ');
}

/** Bytes as people write them, `2GiB`, `1.5 GB` or `328`; null for anything else. */
export function bytesOf(text: string): number | null {
  const found = /^(\d{1,20})(?:\.(\d{1,9}))? ?([A-Za-z]*)$/.exec(text.trim());
  const [, whole = '', decimals = '', unit = ''] = found ?? [];
  const power = unit === 'KB' ? 1 : Math.max(UNITS.indexOf(unit), DECIMAL.indexOf(unit)) + 1;
  if (!found || !(power || unit === '' || unit === 'B')) return null;
  const factor = BigInt(UNITS.includes(unit) ? 1024 : 1000) ** BigInt(power);
  return Number((BigInt(whole + decimals) * factor) / 10n ** BigInt(decimals.length));
}
