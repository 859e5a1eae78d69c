import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LIMITS } from '../../src-core/vocabulary/limits.ts';
import { readCall, readLongCall } from '../../src-core/door/read-call.ts';
import { otherClockCommands } from './clock-commands.ts';
import { commands, place, player } from './one-of-each.ts';

const act = (command: unknown) => ({ id: 'a-b-c-d-e-f', by: 'Ana', seen: 3, command });
const read = (message: unknown) => readCall(JSON.stringify(message));
const acting = (command: unknown) => read({ id: 7, call: 'act', params: act(command) });

describe('what a screen of ours sends is read as it is', () => {
  test.each([...Object.values(commands), ...otherClockCommands])('$type', (command) => {
    const expected = { ok: true, id: 7, desk: undefined, call: { call: 'act', params: act(command) } };
    expect(acting(command)).toEqual(expected);
  });

  test('a move as text, with the tournament it is meant for', () => {
    const params = act({ type: 'recordMove', ...place, move: { text: 'Cf3', lang: 'es' } });
    expect(read({ id: 1, call: 'act', params, desk: '/a/b.escaque' })).toEqual({
      ok: true,
      id: 1,
      desk: '/a/b.escaque',
      call: { call: 'act', params },
    });
  });

  test.each([
    { call: 'shell.about', params: undefined },
    { call: 'shell.close', params: null },
    { call: 'watch', params: { kind: 'board', ...place } },
    { call: 'watch', params: { kind: 'desk' } },
    { call: 'watch', params: { kind: 'incidents' } },
    { call: 'rule', params: { ...place, incident: { kind: 'status' }, missing: null } },
    { call: 'readControl', params: { text: '25+10', change: 'moves' } },
    { call: 'readControl', params: { text: '25+10', change: 'zero', ruleSet: 'blitz-b3' } },
    { call: 'unwatch', params: { watch: 3 } },
    { call: 'history', params: { from: 0, limit: 50, newestFirst: true, place: null } },
    { call: 'document', params: { kind: 'pgnAt', ...place, ply: 4 } },
    { call: 'document', params: { kind: 'envelope', lang: 'es', paper: 'a4', seq: 7 } },
    { call: 'document', params: { kind: 'report', lang: 'es', paper: 'a4', zone: 'America/Bogota' } },
    { call: 'shell.create', params: { path: null, act: act(commands.createTournament) } },
  ])('$call', ({ call, params }) => {
    const reading = read({ id: 2, call, params });
    expect(reading).toMatchObject({ ok: true, call: { call, params: params ?? null } });
  });
});

/** As JSON may write any sign. */
const escapeOf = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

const { recordMove, writeNote, importPgn, registerPlayers } = commands;

describe('what is none is a fault that names the place', () => {
  test.each([
    {
      what: 'a time zone nobody knows',
      message: {
        id: 1,
        call: 'document',
        params: { kind: 'report', lang: 'es', paper: 'a4', zone: 'Mars/Tharsis' },
      },
      at: 'params.zone',
    },
    { what: 'an unknown call', message: { id: 1, call: 'sudo' }, at: 'call' },
    { what: 'a call of every object', message: { id: 1, call: 'toString' }, at: 'call' },
    { what: 'a call that is no text', message: { id: 1, call: ['act'] }, at: 'call' },
    { what: 'no id', message: { call: 'act' }, at: 'id' },
    { what: 'half an id', message: { id: 1.5, call: 'act' }, at: 'id' },
    { what: 'a thing too many', message: { id: 1, call: 'shell.recent', sudo: true }, at: 'sudo' },
    { what: 'no command', message: { id: 1, call: 'act', params: act(undefined) }, at: 'params.command' },
    {
      what: 'an unknown command',
      message: { id: 1, call: 'propose', params: { type: 'dropTable' } },
      at: 'params.type',
    },
    {
      what: 'a command of every object',
      message: { id: 1, call: 'propose', params: { type: 'constructor' } },
      at: 'params.type',
    },
    {
      what: 'an unknown topic',
      message: { id: 1, call: 'watch', params: { kind: 'secrets' } },
      at: 'params.kind',
    },
    {
      what: 'a path that is a number',
      message: { id: 1, call: 'shell.open', params: { path: 5 } },
      at: 'params.path',
    },
  ])('$what', ({ message, at }) => {
    expect(read(message)).toMatchObject({ ok: false, fault: { code: 'badRequest', facts: { path: at } } });
  });

  test.each([
    {
      what: 'a square off the board',
      command: { ...recordMove, move: { from: 'e9', to: 'e8' } },
      at: 'move',
    },
    { what: 'board 0', command: { ...recordMove, board: 0 }, at: 'board' },
    { what: 'a huge board', command: { ...recordMove, board: 1e9 }, at: 'board' },
    { what: 'a board beyond counting', command: { ...recordMove, board: 1e300 }, at: 'board' },
    { what: 'a thing too many', command: { ...recordMove, force: true }, at: 'force' },
    { what: 'a thing missing', command: { type: 'writeNote', ...place }, at: 'text' },
    { what: 'a note too long', command: { ...writeNote, text: 'x'.repeat(4001) }, at: 'text' },
    { what: 'a NUL', command: { ...writeNote, text: 'a\0b' }, at: 'text' },
    { what: 'half a character', command: { ...writeNote, text: '\ud83d' }, at: 'text' },
    {
      what: 'a result nobody can have',
      command: { ...commands.declareResult, result: '2-0' },
      at: 'result',
    },
    {
      what: 'a bad player among many',
      command: { ...registerPlayers, players: [player, { ...player, rating: 'high' }] },
      at: 'players.1.rating',
    },
  ])('$what', ({ command, at }) => {
    const fault = { code: 'badRequest', facts: { path: `params.command.${at}` } };
    expect(acting(command)).toMatchObject({ ok: false, id: 7, fault });
  });

  test.each(['', '{', 'null', '[]', '"act"', '7', '{"id":1,"id":2}', '\u0000', 'undefined'])(
    'the text %j',
    (text) => {
      expect(readCall(text)).toMatchObject({ ok: false, fault: { code: 'badRequest' } });
    },
  );

  test.each([undefined, null, 5, { id: 1 }, [], Buffer.from('{}')])('no text at all: %j', (message) => {
    expect(readCall(message)).toMatchObject({ ok: false, id: null, fault: { code: 'badRequest' } });
  });
});

describe('what aims at the program itself', () => {
  test.each(['__proto__', 'constructor', 'prototype'])('a key %s', (key) => {
    const text = `{"id":4,"call":"act","params":{"id":"a-b-c-d-e-f","by":"x","seen":null,"command":{"${key}":{"polluted":1}}}}`;
    expect(readCall(text)).toMatchObject({
      ok: false,
      id: 4,
      fault: { code: 'badRequest', facts: { path: 'params.command' } },
    });
    expect('polluted' in {}).toBe(false);
  });

  test('nesting without end', () => {
    const deep = `{"id":4,"call":"act","params":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    expect(readCall(deep)).toMatchObject({ ok: false, id: 4, fault: { code: 'badRequest' } });
  });
});

describe('how long a message may be', () => {
  const spaces = (length: number): string => ' '.repeat(length);

  test('a PGN may be 32 MB', () => {
    const text = spaces(32 * 1024 * 1024);
    expect(acting({ ...importPgn, text })).toMatchObject({ ok: true });
    expect(acting({ ...importPgn, text: `${text} ` })).toMatchObject({
      ok: false,
      fault: { code: 'badRequest' },
    });
  });

  test.each([
    {
      what: 'an act of another kind',
      message: { id: 1, call: 'act', params: act(writeNote) },
      most: 64 * 1024,
    },
    { what: 'a question', message: { id: 1, call: 'shell.recent' }, most: 64 * 1024 },
    {
      what: 'a list of players',
      message: { id: 1, call: 'act', params: act(registerPlayers) },
      most: 2 * 1024 * 1024,
    },
  ])('$what', ({ message, most }) => {
    const text = JSON.stringify(message);
    expect(readCall(text + spaces(most - text.length))).toMatchObject({ ok: true });
    expect(readCall(text + spaces(most - text.length + 1))).toMatchObject({
      ok: false,
      fault: { code: 'tooLarge' },
    });
  });

  test.each([
    { what: 'nothing but nesting', text: '['.repeat(10_000_000) },
    { what: 'nesting in a call', text: `{"id":1,"call":"act","params":${'['.repeat(10_000_000)}` },
    { what: 'lists in a list', text: `[${'[],'.repeat(3_000_000)}1]` },
    { what: 'numbers', text: `{"id":1,"call":"act","params":[${'1,'.repeat(5_000_000)}1]}` },
    { what: 'a string without end', text: `{"id":1,"call":"${'\\"'.repeat(5_000_000)}` },
    { what: 'backslashes', text: `{"id":1,"call":"${'\\'.repeat(10_000_000)}` },
    {
      what: 'the room of another call, asked for by a key said twice',
      text: `{"id":1,"call":"act","params":{"command":{"type":"importPgn"}},"params":[${'1,'.repeat(5_000_000)}1]}`,
    },
  ])('what is made to cost is refused for a look at it: $what', ({ text }) => {
    // it took 8 s and 750 MB to parse
    const parse = vi.spyOn(JSON, 'parse');
    onTestFinished(() => parse.mockRestore());
    expect(readCall(text)).toMatchObject({ ok: false });
    expect(parse).not.toHaveBeenCalled();
  });

  test('what is as large as it may be keeps nobody waiting: it is read in short steps', async () => {
    const text = JSON.stringify({
      id: 7,
      call: 'act',
      params: act({ ...importPgn, text: '\u00e9\n"'.repeat(7e6) }),
    });
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    const read = await readLongCall(text);
    clearInterval(timer);
    expect(read).toEqual(readCall(text));
    expect(turns).toBeGreaterThan(20);
  });

  test('a text read in pieces says what JSON says, wherever it is cut', () => {
    const bit = fc.constantFrom('\\', '"', '\n', 'é', '♞', '\u0001', 'x', '\\\\u00e9', '😀');
    fc.assert(
      fc.property(fc.array(bit, { minLength: 1, maxLength: 9 }), fc.nat(6), (bits, shift) => {
        const text = `${'x'.repeat(shift)}${bits.join('').repeat(600_000 / bits.join('').length)}`;
        const escaped = JSON.stringify(act({ ...importPgn, text })).replace(/[^ -~]/g, escapeOf);
        expect(readCall(`{"id":7,"call":"act","params":${escaped}}`)).toMatchObject({
          call: { params: { command: { text } } },
        });
      }),
      { numRuns: 12 },
    );
  });

  test('nothing is read that is longer than all of them, and who asked is told', () => {
    expect(readCall(`{"id":5,"call":"act"${spaces(LIMITS.message)}}`)).toMatchObject({
      ok: false,
      id: 5,
      fault: { code: 'tooLarge' },
    });
  });
});

test('whatever comes, the answer is a call or a fault that says why', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc
      .record({ id: fc.nat(), call: fc.constantFrom('act', 'watch', 'shell.create'), params: fc.jsonValue() })
      .map((message) => JSON.stringify(message)),
    fc
      .record({
        id: fc.nat(),
        call: fc.constant('propose'),
        params: fc.record({ type: fc.constantFrom(...Object.keys(commands)), round: fc.jsonValue() }),
      })
      .map((message) => JSON.stringify(message)),
  );
  fc.assert(
    fc.property(anything, (message) => {
      const reading = readCall(message);
      return reading.ok || reading.fault.message !== '';
    }),
    { numRuns: 2000 },
  );
});
