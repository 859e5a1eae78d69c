/**
 * Who may see whom (the table of the rooms, as data). `values` are rooms whose code may be used, `types` rooms whose
 * types only; `packages` are what may be imported from outside, `node:*` being Node itself.
 */
export interface Room {
  readonly name: string;
  /** A folder (ends in `/`) or one file. The first that fits is the room of a file. */
  readonly at: string;
  readonly values: readonly string[];
  readonly types: readonly string[];
  readonly packages: readonly string[];
}

const pure = ['chess', 'clocks', 'laws', 'tournament', 'desk'];
const shared = ['decode-text'];
const core = [...pure, ...shared, 'store', 'desk-api', 'desk-service', 'desk-host', 'desk-door'];

export const rooms: readonly Room[] = [
  { name: 'chess', at: 'src-core/chess/', values: [], types: [], packages: [] },
  { name: 'clocks', at: 'src-core/clocks/', values: [], types: [], packages: [] },
  { name: 'laws', at: 'src-core/laws/', values: ['chess', 'clocks'], types: [], packages: [] },
  { name: 'tournament', at: 'src-core/tournament/', values: ['chess'], types: [], packages: ['papaparse'] },
  { name: 'desk', at: 'src-core/desk/', values: pure, types: ['desk-api'], packages: [] },
  {
    name: 'store',
    at: 'src-core/store/',
    values: [],
    types: ['desk', 'desk-api'],
    packages: ['better-sqlite3', 'node:*'],
  },
  { name: 'desk-api', at: 'src-core/desk-api.ts', values: [], types: core, packages: [] },
  { name: 'decode-text', at: 'src-core/decode-text.ts', values: [], types: [], packages: [] },
  { name: 'desk-service', at: 'src-core/desk-service.ts', values: core, types: [], packages: ['node:*'] },
  { name: 'desk-host', at: 'src-core/desk-host.ts', values: core, types: [], packages: ['node:*'] },
  {
    name: 'desk-door',
    at: 'src-core/desk-door.ts',
    values: core,
    types: [],
    packages: ['node:*', 'valibot'],
  },
  { name: 'cli', at: 'src-core/cli/', values: [...core, 'serve'], types: [], packages: ['node:*'] },
  // the desk on plain Node: a door that the terminal may open too
  {
    name: 'serve',
    at: 'electron/serve.ts',
    values: ['electron', 'desk-service', 'desk-host', 'desk-door', 'desk-api', 'store', ...shared],
    types: core,
    packages: ['ws', 'node:*'],
  },
  {
    name: 'electron',
    at: 'electron/',
    values: ['serve', 'desk-service', 'desk-host', 'desk-door', 'desk-api', 'store', ...shared],
    types: core,
    packages: ['electron', 'ws', 'node:*'],
  },
  {
    name: 'renderer',
    at: 'renderer/',
    values: ['desk-api', ...shared],
    types: core,
    packages: ['svelte', '@lucide/svelte', '@fontsource-variable/*'],
  },
];
