// Pan and zoom as arithmetic: where the picture's corner stands on the screen, and how large it is.

export interface Transform {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly x: number;
  readonly y: number;
}

const SMALLEST = 0.02;
const LARGEST = 8;
const MARGIN = 24;

/** Zoom by a factor around a point of the screen, which stays where it is. */
export function zoomAt(from: Transform, factor: number, x: number, y: number): Transform {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, from.scale * factor));
  const ratio = scale / from.scale;
  return { scale, x: x - (x - from.x) * ratio, y: y - (y - from.y) * ratio };
}

/** The whole picture, centred; never larger than life. */
export function fit(picture: Size, screen: Size): Transform {
  const scale = Math.max(
    SMALLEST,
    Math.min(
      1,
      (screen.width - 2 * MARGIN) / picture.width,
      (screen.height - 2 * MARGIN) / picture.height,
    ),
  );
  return {
    scale,
    x: (screen.width - picture.width * scale) / 2,
    y: (screen.height - picture.height * scale) / 2,
  };
}

const LEGIBLE = 0.75;

/** The first view of a picture: all of it where that is legible, else it begins at its first part. */
export function opening(picture: Size, first: Rect | undefined, screen: Size): Transform {
  const whole = fit(picture, screen);
  if (whole.scale >= LEGIBLE) return whole;
  const scale = Math.min(1, Math.max(LEGIBLE, (screen.width - 2 * MARGIN) / picture.width));
  const isWide = picture.width * scale > screen.width;
  const middle = isWide && first ? first.x + first.width / 2 : picture.width / 2;
  return { scale, x: screen.width / 2 - middle * scale, y: MARGIN };
}

/** Bring a part of the picture into the middle, large enough to read; of a long one its beginning. */
export function centreOn(from: Transform, part: Rect, screen: Size): Transform {
  const scale = Math.max(from.scale, LEGIBLE);
  const corner = (start: number, length: number, room: number) =>
    length * scale > room - 2 * MARGIN
      ? MARGIN - start * scale
      : room / 2 - (start + length / 2) * scale;
  return {
    scale,
    x: corner(part.x, part.width, screen.width),
    y: corner(part.y, part.height, screen.height),
  };
}

/** Move so that a part of the picture is on the screen, and not at all when it is already. */
export function keepInView(from: Transform, part: Rect, screen: Size): Transform {
  const left = part.x * from.scale + from.x;
  const top = part.y * from.scale + from.y;
  // A part that is larger than the screen is cut to the screen.
  const width = Math.min(part.width * from.scale, screen.width - MARGIN);
  const height = Math.min(part.height * from.scale, screen.height - MARGIN);
  const isInside =
    left >= 0 && top >= 0 && left + width <= screen.width && top + height <= screen.height;
  return isInside ? from : centreOn(from, part, screen);
}

/** Move as little as brings a part of the picture onto the screen. */
export function reveal(from: Transform, part: Rect, screen: Size): Transform {
  if (keepInView(from, part, screen) === from) return from;
  const corner = (at: number, start: number, length: number, room: number) => {
    const first = start * from.scale + at;
    const last = first + Math.min(length * from.scale, room - 2 * MARGIN);
    return at + Math.max(0, MARGIN - first) - Math.max(0, last - (room - MARGIN));
  };
  return {
    scale: from.scale,
    x: corner(from.x, part.x, part.width, screen.width),
    y: corner(from.y, part.y, part.height, screen.height),
  };
}

/** Keep a handle's worth of the picture on the screen, so that it cannot be lost. */
export function within(at: Transform, picture: Size, screen: Size): Transform {
  const keep = 48;
  const clamp = (value: number, extent: number, room: number) =>
    Math.min(room - keep, Math.max(keep - extent * at.scale, value));
  return {
    scale: at.scale,
    x: clamp(at.x, picture.width, screen.width),
    y: clamp(at.y, picture.height, screen.height),
  };
}

/** The part of the picture that is on the screen. */
export function seenThrough(at: Transform, screen: Size): Rect {
  return {
    x: -at.x / at.scale,
    y: -at.y / at.scale,
    width: screen.width / at.scale,
    height: screen.height / at.scale,
  };
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** The nearest part in a direction, for the arrow keys; undefined at the edge of the picture. */
export function neighbour<T extends Rect>(
  parts: readonly T[],
  from: Rect,
  direction: Direction,
): T | undefined {
  const isAcross = direction === 'left' || direction === 'right';
  const sign = direction === 'left' || direction === 'up' ? -1 : 1;
  let best: T | undefined;
  let bestCost = Infinity;
  for (const part of parts) {
    const dx = part.x + part.width / 2 - (from.x + from.width / 2);
    const dy = part.y + part.height / 2 - (from.y + from.height / 2);
    const along = sign * (isAcross ? dx : dy);
    // A box straight ahead beats a nearer one far off to the side.
    const cost = along + 3 * Math.abs(isAcross ? dy : dx);
    if (along > 1 && cost < bestCost) [best, bestCost] = [part, cost];
  }
  return best;
}
