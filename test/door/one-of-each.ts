/** One of each command, call and topic, as a screen of ours sends them. Kept complete by their types. */
import type { DeskCommand, Topic, TopicKind } from '../../src-core/contract/desk-api.ts';
import type { CallName, ParamsOf } from '../../src-core/contract/messages.ts';
import { clockCommands } from './clock-commands.ts';

export const place = { round: 1, board: 12 };
const form = {
  name: 'Abierto',
  place: 'Lugo',
  begins: '2026-11-29',
  ends: '',
  federation: 'ESP',
  ruleSet: 'rapid-a4',
  variant: 'chess960',
  rounds: 9,
  boards: 0,
  chiefArbiter: 'Núñez, Ana',
} as const;
export const player = {
  name: 'Rey, Pía',
  fideId: '',
  birth: '2012',
  sex: 'w',
  club: '',
  number: 0,
  title: 'WFM',
  federation: 'ESP',
  rating: null,
} as const;

const draw = { round: 1, board: 0 } as const;
const terms = {
  exclude: [518, 534],
  noRepeat: true,
  perBoard: false,
  bothGames: false,
  studyMinutes: 10,
  show: 'beforeStart',
  showMinutes: 15,
} as const;

/** One of each, kept complete by its type. */
export const commands: { readonly [T in DeskCommand['type']]: Extract<DeskCommand, { type: T }> } = {
  ...clockCommands,
  createTournament: { type: 'createTournament', form, control: { text: '90+30', change: 'moves' } },
  changeTournament: { type: 'changeTournament', form },
  registerPlayers: { type: 'registerPlayers', players: [player] },
  registerPlayersFromText: { type: 'registerPlayersFromText', text: 'No;Nombre\n1;Rey' },
  changePlayer: { type: 'changePlayer', id: 'p1', player },
  erasePerson: { type: 'erasePerson', id: 'p1' },
  pairRound: { type: 'pairRound', round: 1, pairings: [{ board: 1, white: '1', black: '' }] },
  pairRoundFromText: { type: 'pairRoundFromText', round: 1, text: '1;2' },
  changePairing: { type: 'changePairing', ...place, white: '1', black: '2' },
  setStartPosition: { type: 'setStartPosition', ...place, position: '518', variant: 'standard', reason: '' },
  recordMove: { type: 'recordMove', ...place, move: { from: 'e7', to: 'e8', promotion: 'queen' } },
  recordIllegalMove: { type: 'recordIllegalMove', ...place, move: { from: 'e7', to: 'e5' } },
  declareResult: {
    type: 'declareResult',
    ...place,
    result: '1-0',
    reason: 'time',
    note: '',
    confirmed: false,
  },
  undoResult: { type: 'undoResult', round: 1, board: 1, seq: 9, reason: 'tecla equivocada' },
  writeNote: { type: 'writeNote', ...place, text: '♔' },
  strikeEntry: { type: 'strikeEntry', seq: 3, reason: 'otra jugada' },
  decideIncident: {
    type: 'decideIncident',
    ...place,
    incident: { kind: 'touch', by: 'white', touches: ['g1', 'f3'] },
    missing: { moves: ['Cf3'], lang: 'es' },
    recordMissing: true,
    decision: {
      kind: 'own',
      reason: 'visto por mí',
      result: null,
      time: { to: 'black', ms: 120_000 },
      illegal: 'white',
      restoreToPly: 3,
      allowed: ['g1f3'],
    },
    expected: null,
    penalties: [{ by: 'white', code: 'warning', ms: null, points: null, note: '' }],
    statements: { white: 'no la toqué', black: '' },
    witnesses: '',
    note: '',
    clocks: { white: 60_000, black: null },
    tookMs: 25_000,
  },
  appealIncident: { type: 'appealIncident', seq: 4, by: 'black', text: 'no' },
  settleAppeal: { type: 'settleAppeal', seq: 5, outcome: 'rejected', text: '' },
  setDrawPolicy: { type: 'setDrawPolicy', terms, reason: '' },
  commitDraw: { type: 'commitDraw', draw, again: '', showAt: null, startsAt: 1_795_950_000_000 },
  addDrawInput: { type: 'addDrawInput', draw, kind: 'dice', text: '3 5 1' },
  drawStartPosition: {
    type: 'drawStartPosition',
    draw,
    by: { method: 'pieces', throws: [2, 3, 3, 2, 1] },
    again: '',
    witnesses: ['Eva'],
    showAt: null,
    startsAt: null,
  },
  changeDrawTimes: { type: 'changeDrawTimes', draw, showAt: 1, startsAt: null, reason: 'la sala espera' },
  showStartPosition: { type: 'showStartPosition', draw, reason: '' },
  importPgn: { type: 'importPgn', text: '1. e4 *', source: 'a.pgn', round: null, board: 3 },
};

export const topics: { readonly [K in TopicKind]: Extract<Topic, { readonly kind: K }> } = {
  desk: { kind: 'desk' },
  tournament: { kind: 'tournament' },
  players: { kind: 'players' },
  round: { kind: 'round', round: 1 },
  board: { kind: 'board', ...place },
  arbiter: { kind: 'arbiter', ...place },
  clock: { kind: 'clock', ...place },
  roundStart: { kind: 'roundStart', round: 1 },
  incidents: { kind: 'incidents' },
  draw: { kind: 'draw', round: 1 },
  position: {
    kind: 'position',
    fen: '8/8/8/8/8/8/8/K1k5 w - - 0 1',
    variant: 'standard',
    happened: 'flag',
    by: 'white',
    limit: null,
  },
  position960: { kind: 'position960', text: '518' },
  quiz960: { kind: 'quiz960', seed: 1, question: 0 },
};

const act = { id: 'a-b-c-d-e-f', by: 'Ana', seen: null, command: commands.writeNote };

export const calls: { readonly [C in CallName]: ParamsOf<C> } = {
  act,
  propose: commands.writeNote,
  rule: { ...place, incident: { kind: 'status' }, missing: null },
  history: { from: 0, limit: 50, newestFirst: true, place },
  document: { kind: 'pgnAt', ...place, ply: 4 },
  readControl: { text: '25+10', change: 'moves' },
  time: null,
  checkDraw: { text: '{}' },
  readThrows: { method: 'dice', throws: [], draw: place },
  watch: topics.board,
  unwatch: { watch: 3 },
  'shell.about': null,
  'shell.recent': null,
  'shell.create': { path: null, act: { ...act, command: commands.createTournament } },
  'shell.open': { path: 'a.escaque' },
  'shell.close': null,
  'shell.copy': { path: null },
  'shell.diary': null,
  'shell.setBackup': { folder: null, everyRound: false },
  'shell.chooseToOpen': null,
  'shell.chooseToCreate': { suggested: 'x' },
  'shell.chooseFolder': null,
  'shell.newWindow': null,
};
