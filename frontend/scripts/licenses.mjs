// The licences of everything that is inside the bundle, as the bundler saw it.

import { readFile } from 'node:fs/promises';

const FRONTEND = new URL('../', import.meta.url);
const RULE = '='.repeat(80);

/** One text with each package's name, version and licence, in alphabetical order. */
export async function licenses(metafiles) {
  const inputs = metafiles.flatMap((metafile) => Object.keys(metafile.inputs));
  const names = inputs.map((path) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1]);
  const packages = [...new Set(names.filter(Boolean))].sort();
  const parts = await Promise.all(packages.map(section));
  return `The front end of tb_actmem contains the following software.\n${parts.join('')}`;
}

async function section(name) {
  const { version } = JSON.parse(await read(`node_modules/${name}/package.json`));
  return `\n${RULE}\n${name} ${version}\n${RULE}\n\n${(await license(name)).trim()}\n`;
}

/** A package that ships no licence file has it under `licenses/`. */
async function license(name) {
  try {
    return await read(`node_modules/${name}/LICENSE`);
  } catch {
    return read(`licenses/${name.replace('/', '__')}.txt`);
  }
}

async function read(path) {
  return (await readFile(new URL(path, FRONTEND), 'utf8')).replaceAll('\r\n', '\n');
}
