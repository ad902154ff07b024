// A figure as pixels: the browser draws the SVG, larger than it is.

/** What browsers take as a side of a canvas. */
const MOST_SIDE = 16_000;
const TWICE = 2;

/** How much larger a figure becomes: twice, or as much as still fits. */
export function scaleOf(width: number, height: number): number {
  return Math.min(TWICE, MOST_SIDE / Math.max(width, height));
}

/** A figure as PNG. A dark one paints its own ground; below the others it is white. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image();
  // A page of its own may draw no other addresses.
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = scaleOf(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  const brush = canvas.getContext('2d');
  if (brush) {
    brush.fillStyle = '#ffffff';
    brush.fillRect(0, 0, canvas.width, canvas.height);
    brush.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!drawn)
    throw new Error('The figure is too large for a PNG of this browser: download the SVG.');
  return drawn;
}
