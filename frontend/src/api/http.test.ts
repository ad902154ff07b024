import { afterEach, expect, test, vi } from 'vitest';

import { api } from './http';
import type { GraphParams } from './messages';

const key = { run: 'a b/é&c', tag: 't', step: 3 };
const idle = new AbortController().signal;

function answerWith(response: Response | Error) {
  const asked = vi.fn(() =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('addresses are relative, and names are encoded', async () => {
  const asked = answerWith(Response.json({ version: 1 }));
  await api.get('recording.json', key, idle);
  expect(asked).toHaveBeenCalledWith(
    './recording.json?run=a+b%2F%C3%A9%26c&tag=t&step=3',
    expect.anything(),
  );
});

test('a graph has its open modules, which the server may choose', async () => {
  const headers = {
    'X-Actmem-Expand': '0,3',
    'X-Actmem-Visible': '41',
    'X-Actmem-Seconds': '7.25',
    'X-Actmem-Quick': '0',
    'X-Actmem-Repeated': '5:12,90:64',
  };
  const asked = answerWith(new Response('digraph {}', { headers }));
  expect(await api.get('graph.dot', key, idle)).toEqual({
    dot: 'digraph {}',
    expand: [0, 3],
    visible: 41,
    seconds: 7.25,
    quick: [0],
    repeated: [
      [5, 12],
      [90, 64],
    ],
  });
  expect(asked).toHaveBeenCalledWith(expect.not.stringContaining('expand'), expect.anything());
});

test('no open module is requested as an empty list', async () => {
  const asked = answerWith(new Response('digraph {}'));
  await api.get('graph.dot', { ...key, expand: [] }, idle);
  expect(asked).toHaveBeenCalledWith(expect.stringMatching(/&expand=$/), expect.anything());
});

test('a box is requested with the parameters of its graph', async () => {
  const asked = answerWith(Response.json({ version: 1 }));
  const picture: GraphParams = { ...key, expand: [3], show: ['views'], hide: ['freed'] };
  await api.get('drawn.json', { ...picture, id: 'm5' }, idle);
  expect(asked).toHaveBeenCalledWith(
    expect.stringMatching(/&expand=3&show=views&hide=freed&id=m5$/),
    expect.anything(),
  );
});

test('a flag is 1 if set, and missing otherwise', async () => {
  const asked = answerWith(Response.json({ version: 1 }));
  await api.get('curve.json', { ...key, offload: true }, idle);
  expect(asked).toHaveBeenCalledWith(expect.stringMatching(/&offload=1$/), expect.anything());
});

test('a module is requested by its name', async () => {
  const asked = answerWith(Response.json({ version: 1 }));
  await api.get('detail.json', { ...key, module: 5 }, idle);
  expect(asked).toHaveBeenCalledWith(expect.stringMatching(/&module=5$/), expect.anything());
});

test('the server’s sentence is the error', async () => {
  const sentence = 'The recording at step 3 is damaged: record it again.';
  answerWith(
    new Response(`${sentence}\n`, {
      status: 400,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    }),
  );
  await expect(api.get('recording.json', key, idle)).rejects.toThrow(sentence);
});

test('a reply of another server is not shown', async () => {
  const headers = { 'Content-Type': 'text/html' };
  answerWith(new Response('<h1>Bad gateway</h1>', { status: 502, headers }));
  await expect(api.get('index.json', {}, idle)).rejects.toThrow(
    'The server answered 502 to index.json',
  );
});

test('a server that does not answer is reported', async () => {
  answerWith(new TypeError('Failed to fetch'));
  await expect(api.get('index.json', {}, idle)).rejects.toThrow(/does not answer/);
});
