/**
 * Who may see whom (the table of the rooms, as data). `values` are rooms whose code may be used, `types` rooms whose
 * types only; `packages` are what may be imported from outside, `node:*` being Node itself.
 */
export interface Room {
  readonly name: string;
  /** Folders (they end in `/`) and single files. The first room that fits is the room of a file. */
  readonly at: readonly string[];
  readonly values: readonly string[];
  readonly types: readonly string[];
  readonly packages: readonly string[];
}

const pure = ['chess', 'clocks', 'laws', 'tournament', 'sheets', 'desk'];
/** Small, pure and of nobody: a page may use them too. */
const shared = ['dates', 'decode-text', 'desk-fault', 'manifest', 'piece-shapes'];
const machine = ['store', 'desk-service', 'host', 'door'];
const core = [...pure, ...shared, ...machine, 'desk-api'];

const none = { values: shared, types: [], packages: [] };
const alone = { ...none, values: [] };

export const rooms: readonly Room[] = [
  { ...none, name: 'chess', at: ['src-core/chess/'] },
  { ...none, name: 'clocks', at: ['src-core/clocks/'] },
  { ...none, name: 'laws', at: ['src-core/laws/'], values: ['chess', 'clocks', ...shared] },
  {
    ...none,
    name: 'tournament',
    at: ['src-core/tournament/'],
    values: ['chess', ...shared],
    packages: ['papaparse'],
  },
  // documents for paper: HTML that holds all it needs, in both languages; rulings in the words of the screens
  {
    ...none,
    name: 'sheets',
    at: ['src-core/sheets/'],
    values: ['chess', 'clocks', 'laws', 'tournament', 'words', ...shared],
    types: ['desk-api', 'desk'],
  },
  { ...none, name: 'desk', at: ['src-core/desk/'], values: [...pure, ...shared], types: ['desk-api'] },
  {
    name: 'store',
    at: ['src-core/store/'],
    values: shared,
    types: ['desk', 'desk-api'],
    packages: ['better-sqlite3', 'node:*'],
  },
  {
    ...none,
    name: 'desk-api',
    at: ['src-core/desk-api.ts', 'src-core/desk-views.ts', 'src-core/desk-clock-views.ts'],
    types: core,
  },
  { ...alone, name: 'dates', at: ['src-core/dates.ts'] },
  { ...alone, name: 'decode-text', at: ['src-core/decode-text.ts'] },
  { ...alone, name: 'desk-fault', at: ['src-core/desk-fault.ts'], types: ['desk-api'] },
  { ...alone, name: 'piece-shapes', at: ['src-core/piece-shapes.ts'] },
  // the program's own name and version
  { ...alone, name: 'manifest', at: ['package.json'] },
  {
    name: 'desk-service',
    at: ['src-core/desk-service.ts', 'src-core/desk-service/'],
    values: [...pure, ...shared, 'store', 'desk-api'],
    types: [],
    packages: ['node:*'],
  },
  {
    name: 'host',
    at: ['src-core/desk-host.ts', 'src-core/host/'],
    values: [...pure, ...shared, 'store', 'desk-service', 'desk-api'],
    types: [],
    packages: ['node:*', 'valibot'],
  },
  {
    name: 'door',
    at: ['src-core/desk-door.ts', 'src-core/door/'],
    values: ['desk-service', 'host', 'desk-api', ...shared],
    types: core,
    packages: ['node:*', 'valibot'],
  },
  // the desk as a screen has it
  {
    ...none,
    name: 'desk-client',
    at: ['src-core/desk-client.ts', 'src-core/measure-desk-time.ts', 'src-core/with-changed-rows.ts'],
    types: [...core, 'desk-client'],
  },
  // what people read, in Spanish and English, keyed by the core's codes
  { ...none, name: 'words', at: ['renderer/words/'], values: ['renderer', ...shared], types: core },
  {
    name: 'cli',
    at: ['src-core/cli/'],
    values: [...core, 'words', 'serve'],
    types: [],
    packages: ['node:*'],
  },
  // the desk on plain Node: a door that the terminal may open too
  {
    name: 'serve',
    at: ['electron/serve.ts', 'electron/serve-http.ts', 'electron/open-browser.ts'],
    values: ['electron', 'desk-service', 'host', 'door', 'desk-api', 'store', ...shared],
    types: core,
    packages: ['ws', 'node:*'],
  },
  {
    name: 'electron',
    at: ['electron/'],
    values: ['desk-service', 'host', 'door', 'desk-api', 'store', ...shared],
    types: [...core, 'desk-client'],
    packages: ['electron', 'ws', 'node:*'],
  },
  {
    name: 'renderer',
    at: ['renderer/'],
    values: ['desk-api', 'desk-client', 'words', ...shared],
    types: core,
    packages: ['svelte', '@lucide/svelte', '@fontsource-variable/*'],
  },
];
