// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { Answers } from '../../api/api';
import { all, clean, find, findIn, root, show, store } from '../../../test/page';

beforeEach(() => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:figure');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(clean);

const drawing = () =>
  vi.fn<Answers['figure']>(({ format }) =>
    Promise.resolve(new Blob([svg(600)], { type: `image/${format}` })),
  );
const svg = (height: number) => `<svg width="504.57pt" height="${height}pt"></svg>`;
const choose = async (testId: string, value: string) => {
  const field = (await find(testId)) as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

test('a figure for a paper is one dialog, on paper also where the page is dark', async () => {
  const links = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const figure = drawing();
  show({}, { figure });
  await findIn('.canvas svg');
  store.isDark.value = true;
  (await find('figure-graph')).click();
  await find('figure-preview');
  await choose('figure-width', '85mm');
  await choose('figure-title', 'GPT-2');
  await vi.waitFor(() =>
    expect(figure.mock.lastCall?.[0]).toMatchObject({
      ...{ run: 'mlp', step: 10, drawing: 'graph', format: 'svg' },
      ...{ theme: 'paper', width: '85mm', title: 'GPT-2' },
    }),
  );
  (await findIn('[data-testid="figure-dialog"] [type="submit"]')).click();
  await vi.waitFor(() => expect(links).toHaveBeenCalled());
  expect(figure.mock.lastCall?.[0]).toMatchObject({ format: 'pdf', width: '85mm', theme: 'paper' });
  expect((links.mock.contexts[0] as HTMLAnchorElement).download).toBe('graph-mlp-10.pdf');
});

test('the figure of the graph has its open modules and may have its own width', async () => {
  const figure = drawing();
  show({}, { figure });
  await findIn('.canvas svg');
  (await find('figure-graph')).click();
  await choose('figure-width', 'own');
  await choose('figure-own', '120mm');
  await vi.waitFor(() => expect(figure.mock.lastCall?.[0]).toMatchObject({ width: '120mm' }));
  expect(figure.mock.lastCall?.[0].expand).toBeDefined();
  await choose('figure-dims', 'b=2,s=256');
  await vi.waitFor(() => expect(figure.mock.lastCall?.[0]).toMatchObject({ dims: 'b=2,s=256' }));
  await choose('figure-width', '');
  await vi.waitFor(() => expect(figure.mock.lastCall?.[0]).not.toHaveProperty('width'));
});

test('a preview that comes while the reader types keeps the text', async () => {
  const answers: ((file: Blob) => void)[] = [];
  show({}, { figure: () => new Promise((resolve) => answers.push(resolve)) });
  await findIn('.canvas svg');
  (await find('figure-graph')).click();
  await choose('figure-width', 'own');
  const field = (await find('figure-own')) as HTMLInputElement;
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  field.value = '85mm';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  answers.forEach((answer) => answer(new Blob([svg(600)], { type: 'image/svg+xml' })));
  await find('figure-size');
  expect(field.value).toBe('85mm');
});

test('a figure higher than a page says so, and what to do', async () => {
  let height = 666;
  show({}, { figure: () => Promise.resolve(new Blob([svg(height)], { type: 'image/svg+xml' })) });
  await findIn('.canvas svg');
  (await find('figure-graph')).click();
  expect((await find('figure-size')).textContent.trim()).toBe('178 × 235 mm.');
  height = 1480;
  await choose('figure-width', '85mm');
  await vi.waitFor(async () => {
    const said = (await find('figure-size')).textContent;
    expect(said).toContain('178 × 522 mm. This is higher than a page (235 mm): close modules');
  });
});

test('a figure that does not fit says why in place of the preview', async () => {
  const figure = () => Promise.reject(new Error('It would need text smaller than 6 pt.'));
  show({}, { figure });
  await findIn('.canvas svg');
  (await find('figure-graph')).click();
  expect((await find('figure-problem')).textContent).toContain('smaller than 6 pt');
  expect(root.querySelector<HTMLButtonElement>('[data-testid=figure-save]')?.disabled).toBe(true);
});

test('a page without a server downloads the graph that it has', async () => {
  const links = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  show({}, {}, false);
  await findIn('.canvas svg');
  (await find('figure-graph')).click();
  await vi.waitFor(() => expect(links).toHaveBeenCalled());
  expect((links.mock.contexts[0] as HTMLAnchorElement).download).toBe('graph-mlp-10.svg');
  expect(all('figure-dialog')).toHaveLength(0);
});
