// The bundle that the Python package serves, made so that the same sources give the same bytes.

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { licenses } from './scripts/licenses.mjs';

const STATIC = fileURLToPath(new URL('../tb_actmem/tensorboard/plugin/static/', import.meta.url));

const options = {
  absWorkingDir: fileURLToPath(new URL('.', import.meta.url)),
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  // Without it every byte of Graphviz's packed code is written as an escape.
  charset: 'utf8',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  loader: { '.css': 'text' },
  legalComments: 'none',
  metafile: true,
  write: false,
};

/** The files of the bundle, by name. */
export async function bundle() {
  // Browsers start no worker that is a module for a page that was opened as a file.
  const worker = await build({
    ...options,
    format: 'iife',
    entryPoints: ['src/graph/layout/worker.ts'],
  });
  const workerText = worker.outputFiles[0].text;
  const page = await build({
    ...options,
    entryPoints: ['src/main.tsx'],
    define: { WORKER_VERSION: JSON.stringify(sha256(workerText).slice(0, 12)) },
  });
  return {
    'index.html': await readFile(new URL('index.html', import.meta.url), 'utf8'),
    'index.js': page.outputFiles[0].text,
    'layout.worker.js': workerText,
    'THIRD_PARTY_LICENSES.txt': await licenses([page.metafile, worker.metafile]),
  };
}

function sha256(text) {
  return createHash('sha256').update(text).digest('hex');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await bundle();
  const sums = Object.entries(files).map(([name, text]) => [name, sha256(text)]);
  files['manifest.json'] = JSON.stringify(Object.fromEntries(sums), null, 2) + '\n';
  await mkdir(STATIC, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await writeFile(STATIC + name, text);
    console.log(`${name}  ${(Buffer.byteLength(text) / 1024).toFixed(1)} KiB`);
  }
}
