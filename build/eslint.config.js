import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

/** The rooms that must give the same answer for the same question, on any machine and at any hour. */
const pureRooms = [
  'vocabulary',
  'chess',
  'laws',
  'clocks',
  'tournament',
  'sheets',
  'feeds',
  'parchis',
  'desk',
  'contract',
].map((room) => `src-core/${room}/**/*.ts`);

/** Hot loops of chess/ may be longer than a function should be; each file says here why. */
const hotLoops = [];

/** Files that are tables or lists of types, free of the limit on lines. */
const tables = ['src-core/contract/desk-api.ts', 'src-core/laws/points.ts', 'src-core/words/**'];

const outside = 'a pure room is told the time and the dice, it does not ask for them';
const impure = [
  'Date',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
  'process',
  'console',
  'fetch',
  'Intl',
].map((name) => ({ name, message: outside }));

/** What is said by types is asked of `oxlint.json`, whose program reads the whole project in seconds. */
export default ts.config(
  {
    ignores: [
      'dist/',
      'release/',
      '.cache/',
      'node_modules/',
      'test-results/',
      'playwright-report/',
      '**/data/',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-console': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `function f(): Promise<void> {}` and empty catch bindings are said better by a comment than by a rule
      '@typescript-eslint/no-empty-function': 'off',
      // Playwright reads from the braces which fixtures one needs: sometimes none
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    files: ['src-core/**/*.ts', 'electron/**/*.ts'],
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src-core/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'electron', message: 'the core runs without Electron; the doors are in electron/' },
          ],
        },
      ],
    },
  },
  {
    files: ['electron/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'electron', importNames: ['shell'], message: 'nothing is opened outside' }] },
      ],
    },
  },
  {
    files: pureRooms,
    rules: {
      'no-restricted-globals': ['error', ...impure],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: outside }],
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'electron', message: 'the core runs without Electron' }],
          patterns: [{ group: ['node:*'], message: 'a pure room knows no machine' }],
        },
      ],
    },
  },
  { files: tables, rules: { 'max-lines': 'off' } },
  // a sentence a code: the table is as long as the language is
  { files: ['src-core/words/**'], rules: { 'max-lines-per-function': 'off' } },
  ...(hotLoops.length === 0 ? [] : [{ files: hotLoops, rules: { 'max-lines-per-function': 'off' } }]),
  {
    files: ['src-core/cli/**/*.ts', 'electron/**/*.ts', 'build/**', 'test/**'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts', 'renderer/**/*.ts'],
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] },
    },
  },
  {
    files: ['renderer/**/*.ts', 'renderer/**/*.svelte'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['**/words/index.ts'], message: 'a page carries what screens say: words/language.ts' },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      'max-lines': ['error', { max: 200 }],
      // props are taken with `let`: some can be bound
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all', excludedRunes: ['$props'] }],
      // a bundled page under app:// or a served desk has no SvelteKit routes to resolve
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
);
