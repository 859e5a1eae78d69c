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

/** Small, pure and of nobody: the field's words and limits, days of the calendar, the shapes of the pieces. */
const shared = ['vocabulary', 'plain'];
const game = ['chess', 'clocks', 'laws', 'tournament'];
/** The desk by topic, each seeing those before it. */
const topics = [
  'desk/positions',
  'desk/players',
  'desk/draw960',
  'desk/clocks',
  'desk/incidents',
  'desk/round',
  'desk/game',
  'desk/tournament',
  'desk/swiss',
  'desk/parchis',
  'desk/history',
  'desk/texts',
] as const;
const pure = [...game, 'sheets', 'desk/journal', 'desk/commands', ...topics, 'desk'];
const machine = ['store', 'service', 'service/chess', 'host', 'door'];
const core = [...pure, 'feeds', 'parchis', ...shared, ...machine, 'contract', 'words'];

const none = { values: shared, types: [], packages: [] };

const topicRooms: readonly Room[] = topics.map((name, at) => ({
  ...none,
  name,
  at: [`src-core/${name}/`],
  values: [
    ...game,
    ...shared,
    'desk/journal',
    'desk/commands',
    ...topics.slice(0, at),
    ...(name === 'desk/parchis' ? ['parchis'] : []),
  ],
  types: ['contract'],
}));

export const rooms: readonly Room[] = [
  { ...none, name: 'vocabulary', at: ['src-core/vocabulary/'], values: [] },
  // of it, what every game's desk has: lines, acts, faults
  { ...none, name: 'plain', at: ['src-core/plain/'], packages: ['hucre'] },
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
  // the other game, which sees nothing of chess; of the desk its own topic alone sees it
  { ...none, name: 'parchis', at: ['src-core/parchis/'] },
  // what electronic boards and files of moves tell while a round is played
  { ...none, name: 'feeds', at: ['src-core/feeds/'], values: ['chess', 'clocks', ...shared] },
  // what a line is, and what the lines come to
  {
    ...none,
    name: 'desk/journal',
    at: ['src-core/desk/journal/'],
    values: ['chess', 'clocks', ...shared],
    types: ['laws', 'tournament', 'parchis'],
  },
  // what may be asked, and the answer
  {
    name: 'desk/commands',
    at: ['src-core/desk/commands/'],
    values: ['desk/journal', ...shared],
    types: [...game, 'contract', 'parchis'],
    packages: ['valibot'],
  },
  ...topicRooms.map((room) =>
    // documents are made of sheets
    room.name === 'desk/texts' ? { ...room, values: [...room.values, 'sheets'] } : room,
  ),
  {
    ...none,
    name: 'desk',
    at: ['src-core/desk/'],
    values: [...game, ...shared, 'desk/journal', 'desk/commands', ...topics],
    types: ['contract'],
  },
  // the contract between the desk and whoever stands before it: types, the names of its calls, the schemas of topics
  {
    name: 'contract',
    at: ['src-core/contract/'],
    values: ['desk/commands', ...shared],
    types: core,
    packages: ['valibot'],
  },
  // every sentence that a person reads, in every language
  {
    ...none,
    name: 'words',
    at: ['src-core/words/'],
    values: ['chess', 'clocks', ...shared],
    types: core,
  },
  // documents for paper: HTML that holds all it needs; rulings in the words of the screens
  {
    ...none,
    name: 'sheets',
    at: ['src-core/sheets/'],
    values: ['chess', 'clocks', 'laws', 'tournament', 'words', ...shared],
    types: ['contract'],
  },
  {
    name: 'store',
    at: ['src-core/store/'],
    values: shared,
    types: [],
    packages: ['better-sqlite3', 'node:*'],
  },
  // the program's own name and version
  { ...none, name: 'manifest', at: ['package.json'], values: [] },
  // the contract kept, by the rules of chess and with what chess does beside its journal
  {
    name: 'service/chess',
    at: ['src-core/service/chess/'],
    values: [...pure, 'feeds', ...shared, 'store', 'service'],
    types: ['contract'],
    packages: ['node:*'],
  },
  // the journal of a desk kept, whichever the game: the only room that holds what changes, and it sees no desk
  {
    name: 'service',
    at: ['src-core/service/'],
    values: [...shared, 'store'],
    types: [],
    packages: ['node:*'],
  },
  {
    name: 'host',
    at: ['src-core/host/'],
    values: [...pure, 'feeds', ...shared, 'store', 'service/chess', 'manifest', 'contract', 'words'],
    types: [],
    packages: ['chokidar', 'ws', 'node:*', 'valibot'],
  },
  {
    name: 'door',
    at: ['src-core/door/'],
    values: ['service', 'host', 'contract', 'desk/commands', 'words', ...shared],
    types: core,
    packages: ['node:*', 'valibot'],
  },
  // the desk as a screen has it
  { ...none, name: 'client', at: ['src-core/client/'], values: [...shared, 'contract'], types: core },
  {
    name: 'cli',
    at: ['src-core/cli/'],
    values: [...core, 'manifest', 'serve'],
    types: [],
    packages: ['node:*'],
  },
  // the desk on plain Node: a door that the terminal may open too
  {
    name: 'serve',
    at: ['electron/serve.ts', 'electron/serve-http.ts', 'electron/open-browser.ts'],
    values: ['electron', 'host', 'door', 'store', 'words', ...shared],
    types: core,
    packages: ['ws', 'node:*'],
  },
  {
    name: 'electron',
    at: ['electron/'],
    values: ['service/chess', 'host', 'door', 'store', 'words', 'manifest', ...shared],
    types: [...core, 'client'],
    packages: ['electron', 'ws', 'node:*'],
  },
  {
    name: 'renderer',
    at: ['renderer/'],
    values: ['client', 'words', ...shared],
    types: core,
    packages: ['svelte', '@lucide/svelte', '@fontsource-variable/*'],
  },
];
