/**
 * Writes tb_actmem/rendering/figure/wasm/: the Graphviz of @viz-js/viz as a plain WebAssembly file, and the
 * names by which Python reaches into it.
 *
 * The package carries its WebAssembly inside of JavaScript and shortens the names of imports and
 * exports anew in every release, so both are read from the release itself. Run it after an update
 * of @viz-js/viz; the result depends on nothing but the package.
 */
/* global WebAssembly */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

const root = new URL('../', import.meta.resolve('@viz-js/viz').replace(/[^/]*$/, ''));
const backend = new URL('lib/backend.js', root);
const target = new URL('../../tb_actmem/rendering/figure/wasm/', import.meta.url);

/** The bytes that the package hands to WebAssembly. */
async function readWasm() {
  const instantiate = WebAssembly.instantiate;
  let bytes;
  WebAssembly.instantiate = (source, imports) => {
    bytes = source;
    return instantiate.call(WebAssembly, source, imports);
  };
  try {
    await (await import(backend)).default();
  } finally {
    WebAssembly.instantiate = instantiate;
  }
  return bytes;
}

/** C's name of a function: JavaScript's, less the underscores that Emscripten puts before it. */
const nameInC = (name) => name.replace(/^_+/, '');

/** `wasmImports={a:___assert_fail,...}`: short name to C's name. */
function parseImports(source) {
  const [, table] = /\bwasmImports=\{([^}]*)\}/.exec(source);
  return Object.fromEntries(
    table.split(',').map((entry) => {
      const [short, name] = entry.split(':');
      return [short, nameInC(name)];
    }),
  );
}

/** `_malloc=Module["_malloc"]=wasmExports["F"];...`: C's name to short name, if it is exported. */
function parseExports(source, exported) {
  const [, body] = /function assignWasmExports\(wasmExports\)\{([^}]*)\}/.exec(source);
  const [, initialize] = /function initRuntime\(\)\{[^}]*wasmExports\["([^"]+)"\]\(\)/.exec(source);
  const assignments = body.matchAll(/(?:^|;)(\w+)=[^;]*wasmExports\["([^"]+)"\]/g);
  const names = Array.from(assignments, ([, name, short]) => [nameInC(name), short]);
  const entries = [['initialize', initialize], ...names];
  return Object.fromEntries(entries.filter(([, short]) => exported.has(short)));
}

/** Every short name in the file has a meaning. */
function check(abi, names) {
  const known = new Set([...Object.keys(abi.imports), ...Object.values(abi.exports)]);
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(`${backend} does not say what these are: ${unknown.join(' ')}`);
  }
}

const [source, metadata, { name, version }] = await Promise.all([
  readFile(backend, 'utf8'),
  import(new URL('lib/metadata.js', root)),
  readFile(new URL('package.json', root), 'utf8').then(JSON.parse),
]);
const wasm = await readWasm();
const module = new WebAssembly.Module(wasm);
const imported = WebAssembly.Module.imports(module).map((entry) => entry.name);
const exported = WebAssembly.Module.exports(module).map((entry) => entry.name);
const abi = {
  package: `${name} ${version}`,
  graphviz: metadata.graphvizVersion,
  sha256: createHash('sha256').update(wasm).digest('hex'),
  imports: parseImports(source),
  exports: parseExports(source, new Set(exported)),
};
check(abi, [...imported, ...exported]);
await writeFile(new URL('graphviz.wasm', target), wasm);
await writeFile(new URL('graphviz.abi.json', target), JSON.stringify(abi, null, 2) + '\n');
