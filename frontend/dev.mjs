// The tab built from the sources, over the data of a TensorBoard that runs: `npm run dev`, then open
// the address. The argument is TensorBoard's port or address: `npm run dev -- 6007`. Every reload of
// the page builds it again.

import { readFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';

import { bundle } from './build.mjs';

const PORT = Number(process.env.PORT ?? 8080);
const [tensorboard = process.env.TENSORBOARD ?? '6006'] = process.argv.slice(2);
const HOST = /^\d+$/.test(tensorboard) ? `http://localhost:${tensorboard}` : tensorboard;
const ROUTES = `${HOST.replace(/\/$/, '')}/data/plugin/activation_memory`;

let built;

/** Files of the page; undefined for a route of TensorBoard's. */
async function file(path) {
  if (path === '/') return [await readFile(new URL('index.html', import.meta.url)), 'text/html'];
  if (path === '/index.js') built = bundle();
  if (!path.endsWith('.js')) return undefined;
  built ??= bundle();
  return [(await built)[path.slice(1)], 'text/javascript'];
}

function fail(response, status, text) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(text);
}

/** TensorBoard's answer, with its headers. */
function proxy(path, response) {
  const asked = request(`${ROUTES}${path}`, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  asked.on('error', (error) => {
    fail(response, 502, `${HOST} does not answer (${error.code}): start TensorBoard first.`);
  });
  // A page that stops waiting ends the request, like without a proxy.
  response.on('close', () => asked.destroy());
  asked.end();
}

const server = createServer((asked, response) => {
  file(new URL(asked.url, HOST).pathname).then(
    (found) => {
      if (!found) return proxy(asked.url, response);
      const [body, type] = found;
      response.writeHead(body ? 200 : 404, { 'Content-Type': `${type}; charset=utf-8` });
      response.end(body ?? 'There is no such file.');
    },
    (error) => fail(response, 500, String(error)),
  );
});
server.listen(PORT, '127.0.0.1', () => console.log(`http://localhost:${PORT}/ over ${HOST}`));
