import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const PURE = [
  'address',
  'asked',
  'bands',
  'carry',
  'columns',
  'courses',
  'curves',
  'icicle',
  'ids',
  'indexentry',
  'key',
  'messages',
  'modulerows',
  'ops',
  'other',
  'panzoom',
  'parse',
  'parts',
  'places',
  'planning',
  'search',
  'settings',
  'states',
  'table',
  'tree',
  'units',
  'whole',
];

// Who may import whom, executed: panels draw what they are given, one file fetches, and one file
// knows TensorBoard.
const rooms = [
  {
    files: ['src/panels/**'],
    forbidden: ['**/api', '**/tensorboard', '**/index'],
    message: 'A panel draws what it is given: take data from the store.',
  },
  {
    files: ['src/*.ts', 'src/*.tsx', 'src/store/*.ts', 'src/style/*.ts'],
    ignores: ['src/index.tsx'],
    forbidden: ['**/panels/*', '**/tensorboard', '**/index'],
    message: 'Only index.tsx knows TensorBoard and puts the panels on the page.',
  },
  {
    files: PURE.map((name) => `src/${name}.ts`),
    forbidden: ['**/api', '**/store/*', '**/panels/*', '**/tensorboard', '**/index'],
    message: 'A pure file: data in, data out.',
  },
];

export default defineConfig(
  { ignores: ['node_modules/'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
  },
  {
    files: ['**/*.mjs', '*.js'],
    languageOptions: {
      globals: { Buffer: 'readonly', console: 'readonly', process: 'readonly', URL: 'readonly' },
    },
  },
  ...rooms.map(({ files, ignores = [], forbidden, message }) => ({
    files,
    ignores,
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group: forbidden, message }] }] },
  })),
);
