// The tab without TensorBoard, over the recordings in test/data: `npm run dev`, then the address.
// Every reload of the page builds it anew.

import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

import { bundle } from './build.mjs';

const PORT = Number(process.env.PORT ?? 8080);
const DATA = new URL('test/data/', import.meta.url);
const TAG = 'activation_memory';
const JSON_TYPE = 'application/json';

async function answer(url) {
  const name = url.pathname.slice(1);
  if (name === '') return [await readFile(new URL('index.html', import.meta.url)), 'text/html'];
  if (name === 'index.js') built = bundle();
  if (name.endsWith('.js')) return [(await built)[name], 'text/javascript'];
  if (name === 'index.json') return [await index(), JSON_TYPE];
  return about(name, url.searchParams);
}

let built;

async function index() {
  const runs = (await readdir(DATA)).filter((file) => file.endsWith('.json')).sort();
  const steps = [{ step: 0, wall_time: 1767225600.5 }];
  const tags = [{ tag: TAG, description: '', rank: null, ranks: 1, problem: null, steps }];
  return JSON.stringify({
    version: 1,
    logdir: 'test/data',
    runs: runs.map((file) => ({ run: file.replace('.json', ''), tags })),
  });
}

async function about(route, query) {
  const known = await index().then((text) => JSON.parse(text).runs.map(({ run }) => run));
  const run = known.find((each) => each === query.get('run'));
  if (!run) return [undefined];
  const stored = JSON.parse(await readFile(new URL(`${run}.json`, DATA), 'utf8'));
  const id = query.has('node') ? `n${query.get('node')}` : `m${query.get('module')}`;
  const found = {
    'recording.json': stored.recording,
    'timeline.json': stored.timeline,
    'detail.json': stored.details[id],
    'graph.dot': stored.graphs[query.get('expand') ?? 'default'] ?? stored.graphs.default,
  }[route];
  if (route !== 'graph.dot') return [JSON.stringify(found), JSON_TYPE];
  const { dot, expand, visible } = found;
  return [dot, 'text/plain', { 'X-Actmem-Expand': expand.join(), 'X-Actmem-Visible': visible }];
}

const server = createServer((request, response) => {
  const url = new URL(request.url, `http://localhost:${PORT}`);
  answer(url).then(
    ([body, type, headers = {}]) => {
      response.writeHead(body ? 200 : 404, {
        'Content-Type': `${body ? type : 'text/plain'}; charset=utf-8`,
        ...headers,
      });
      response.end(body ?? `Nothing is stored for ${url.pathname}${url.search}.`);
    },
    (error) => {
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end(String(error));
    },
  );
});
server.listen(PORT, '127.0.0.1', () => console.log(`http://localhost:${PORT}/`));
