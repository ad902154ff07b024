import { afterEach, expect, test, vi } from 'vitest';

import { api } from './http';
import type { GraphQuery } from './graphQuery';
import { moduleId } from '../recording/ids';

const key = { run: 'a b/é&c', tag: 't', step: 3, wall_time: 0 };
const asIs: GraphQuery = { expand: null, show: [], hide: [] };
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
  await api.recording(key, idle);
  expect(asked).toHaveBeenCalledWith(
    './recording.json?run=a+b%2F%C3%A9%26c&tag=t&step=3',
    expect.anything(),
  );
});

test('a graph comes with what stands open, and null asks for the server’s choice', async () => {
  const headers = {
    'X-Actmem-Expand': '0,3',
    'X-Actmem-Visible': '41',
    'X-Actmem-Seconds': '7.25',
    'X-Actmem-Quick': '0',
    'X-Actmem-Repeated': '5:12,90:64',
  };
  const asked = answerWith(new Response('digraph {}', { headers }));
  expect(await api.graph(key, asIs, idle)).toEqual({
    dot: 'digraph {}',
    expand: [0, 3],
    visible: 41,
    seconds: 7.25,
    quick: [0],
    repeated: new Map([
      [5, 12],
      [90, 64],
    ]),
  });
  expect(asked).toHaveBeenCalledWith(expect.not.stringContaining('expand'), expect.anything());
});

test('nothing open is asked for as an empty list', async () => {
  const asked = answerWith(new Response('digraph {}'));
  await api.graph(key, { ...asIs, expand: [] }, idle);
  expect(asked).toHaveBeenCalledWith(expect.stringMatching(/&expand=$/), expect.anything());
});

test('a part of a picture is asked for with what the picture shows', async () => {
  const asked = answerWith(Response.json({ version: 1 }));
  const picture: GraphQuery = { expand: [3], show: ['views'], hide: ['freed'] };
  await api.box(key, picture, moduleId(5), idle);
  expect(asked).toHaveBeenCalledWith(
    expect.stringMatching(/&expand=3&show=views&hide=freed&id=m5$/),
    expect.anything(),
  );
});

test('a module and a node are asked for by their own names', async () => {
  const asked = answerWith(Response.json({ version: 1 }));
  await api.detail(key, moduleId(5), idle);
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
  await expect(api.recording(key, idle)).rejects.toThrow(sentence);
});

test('a page of somebody else’s is not shown as an error', async () => {
  const headers = { 'Content-Type': 'text/html' };
  answerWith(new Response('<h1>Bad gateway</h1>', { status: 502, headers }));
  await expect(api.index(idle)).rejects.toThrow('The server answered 502 to index.json');
});

test('a server that is gone is said to be gone', async () => {
  answerWith(new TypeError('Failed to fetch'));
  await expect(api.index(idle)).rejects.toThrow(/does not answer/);
});
