import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

// Who may import whom: one file fetches, one file knows TensorBoard, a view knows no other view, and
// in the pure folders data goes in and data comes out.
const OUTER = {
  regex: '(^|/)(main|api/(http|static)|host/tensorboard)$',
  message: 'Only main.tsx knows who answers and who hosts the page: take data from the store.',
};

const folders = [
  {
    files: ['src/{api,format,recording,url}/**', 'src/graph/layout/**'],
    forbidden: '/(components|details|host|shell|state|views|draw)/',
    message: 'A pure folder: data in, data out.',
  },
  {
    files: ['src/graph/draw/**', 'src/host/**'],
    forbidden: '/(components|details|shell|state|views)/',
    message: 'It knows the document, but no view.',
  },
  {
    files: ['src/components/**', 'src/details/**'],
    forbidden: '/(shell|views)/',
    message: 'Shared code knows no view.',
  },
  {
    files: ['src/state/**'],
    forbidden: '/(components|details|host|shell|draw|views/(?!\\w+/store$))',
    message: 'The store touches no document; of a view it knows the store.',
  },
  ...['', '*/'].map((below) => ({
    files: [`src/views/*/${below}*`],
    forbidden: `^(\\.\\./)${below && '{2}'}[^.]|/shell/`,
    message: 'A view knows neither another view nor the page around it.',
  })),
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
  restrict(['src/**'], OUTER),
  // The last rule for a file holds alone.
  ...folders.map(({ files, forbidden, message }) =>
    restrict(files, OUTER, { regex: forbidden, message }),
  ),
);

function restrict(files, ...patterns) {
  return {
    files,
    ignores: ['src/main.tsx', '**/*.test.*'],
    rules: { 'no-restricted-imports': ['error', { patterns }] },
  };
}
