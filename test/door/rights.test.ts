import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deskFiles } from '../../electron/desk-files.ts';
import { deskCalls, shellCalls } from '../../src-core/contract/calls.ts';
import type { Act, DeskApi, DeskCommand, Place } from '../../src-core/contract/desk-api.ts';
import type { CallName, Message, ReplyOf } from '../../src-core/contract/messages.ts';
import { Door, type DoorParts } from '../../src-core/door/desk-door.ts';
import { RIGHTS, every, type Right, type Rights } from '../../src-core/door/rights.ts';
import { atThisComputer, visitor, type Who } from '../../src-core/door/who.ts';
import { DeskHost } from '../../src-core/host/desk-host.ts';
import { Diary } from '../../src-core/host/diary.ts';
import { ROLES } from '../../src-core/vocabulary/roles.ts';
import { act, done, form, removeFolder, temporaryFolder } from '../contract/kit.ts';
import { calls, commands, place, topics } from './one-of-each.ts';

interface Reached {
  readonly call: CallName;
  readonly params: unknown;
}

/** A real door before a desk that only notes what reaches it. */
function atDoor(who: Who, more: Partial<DoorParts> = {}) {
  // a folder inside a file: nothing can be written there
  const diary = new Diary(join(process.execPath, 'none'));
  const reached: Reached[] = [];
  const said: Message[] = [];
  const note = async <C extends CallName>(call: C, params: unknown): Promise<ReplyOf<C>> => {
    reached.push({ call, params });
    // nobody looks at what the desk would have said
    return null as ReplyOf<C>;
  };
  const watch: DeskApi['watch'] = (topic) => {
    reached.push({ call: 'watch', params: topic });
    return () => reached.push({ call: 'unwatch', params: null });
  };
  const host = { desk: { ...deskCalls(note), watch }, path: null, screenCame: () => () => {}, diary };
  const send = (text: string): void => void said.push(JSON.parse(text) as Message);
  const door = new Door({ host, who, shell: shellCalls(note), send, ...more });
  said.length = 0;
  let lastId = 0;
  const receive = async (message: unknown): Promise<Message | undefined> => {
    door.receive(message);
    await new Promise((resolve) => setImmediate(resolve));
    return said.pop();
  };
  const ask = (call: CallName, params: unknown) => receive(JSON.stringify({ id: ++lastId, call, params }));
  return { ask, receive, reached };
}

const no = { fault: { code: 'notAllowed' } };
const acting = (command: DeskCommand, by = 'Ana'): Act => ({ id: 'a-b-c-d-e-f', by, seen: null, command });
const whoOf = { chiefArbiter: atThisComputer('window'), arbiter: visitor('tablet 7') };

/** Everything a role may be asked for, with its right. */
const rows = ROLES.flatMap((role) => {
  const { calls: ofCalls, commands: ofCommands, topics: ofTopics } = RIGHTS[role];
  const row = (call: CallName, params: unknown, what: string, right: Right) => ({
    role,
    call,
    params,
    what,
    right,
  });
  return [
    ...Object.entries(ofCalls).map(([call, right]) =>
      row(call as CallName, calls[call as CallName], '', right),
    ),
    ...Object.entries(ofCommands).flatMap(([type, right]) => {
      const command = commands[type as DeskCommand['type']];
      return [row('act', acting(command), type, right), row('propose', command, type, right)];
    }),
    ...Object.entries(ofTopics).map(([kind, right]) =>
      row('watch', topics[kind as keyof typeof topics], kind, right),
    ),
  ];
});

describe('what each role may', () => {
  test.each(rows)('$role: $call $what is $right', async ({ role, call, params, right }) => {
    const { ask, reached } = atDoor(whoOf[role]);
    const answer = await ask(call, params);
    if (right === 'allowed') {
      expect(answer).toMatchObject({ reply: null });
      // an id that watches nothing is taken back at the door
      expect(reached).toEqual(call === 'unwatch' ? [] : [{ call, params }]);
    } else {
      expect(answer).toMatchObject(no);
      expect(reached).toEqual([]);
    }
  });

  test('the desk’s own computer may all; a visitor nothing of that computer', () => {
    const not = (rights: Rights) =>
      Object.values(rights).flatMap((each) =>
        Object.keys(each).filter((name) => each[name as never] !== 'allowed'),
      );
    expect(not(RIGHTS.chiefArbiter)).toEqual([]);
    expect(not(RIGHTS.arbiter)).toEqual(Object.keys(calls).filter((call) => call.startsWith('shell.')));
  });
});

describe('a device bound to one board', () => {
  const none = every('notAllowed');
  const recorder: Rights = {
    calls: {
      ...none.calls,
      act: 'allowed',
      propose: 'allowed',
      watch: 'allowed',
      history: 'ownPlace',
      readThrows: 'ownPlace',
    },
    commands: { ...every('ownPlace').commands, writeNote: 'notAllowed' },
    topics: { ...none.topics, board: 'ownPlace', tournament: 'ownPlace' },
  };
  const at = (own: Place | null) =>
    atDoor({ ...visitor('tablet 7'), place: own }, { rights: { ...RIGHTS, arbiter: recorder } });
  const other = { ...place, board: 13 };
  const history = calls.history;

  test.each<{ what: string; call: CallName; params: unknown }>([
    { what: 'a move there', call: 'act', params: acting(commands.recordMove) },
    { what: 'a move there, asked about', call: 'propose', params: commands.recordMove },
    {
      what: 'its clock, by the board’s number in a list',
      call: 'propose',
      params: { ...commands.startRound, boards: [12] },
    },
    { what: 'the board', call: 'watch', params: { kind: 'board', ...place } },
    { what: 'its history', call: 'history', params: history },
    { what: 'throws for it', call: 'readThrows', params: { ...calls.readThrows, draw: place } },
  ])('may: $what', async ({ call, params }) => {
    const { ask, reached } = at(place);
    expect(await ask(call, params)).toMatchObject({ reply: null });
    expect(reached).toEqual([{ call, params }]);
    expect(await at(null).ask(call, params)).toMatchObject(no);
  });

  test.each<{ what: string; call: CallName; params: unknown }>([
    { what: 'a move elsewhere', call: 'act', params: acting({ ...commands.recordMove, ...other }) },
    { what: 'a move there in another round', call: 'propose', params: { ...commands.recordMove, round: 2 } },
    { what: 'one more board', call: 'propose', params: { ...commands.startRound, boards: [12, 13] } },
    { what: 'no board named', call: 'propose', params: { ...commands.startRound, boards: [] } },
    { what: 'all boards', call: 'propose', params: { ...commands.startRound, boards: null } },
    { what: 'a line by its number', call: 'act', params: acting(commands.strikeEntry) },
    { what: 'the draw of all boards', call: 'act', params: acting(commands.showStartPosition) },
    { what: 'a whole round', call: 'act', params: acting(commands.pairRound) },
    { what: 'what its role may not even there', call: 'act', params: acting(commands.writeNote) },
    { what: 'another board', call: 'watch', params: { kind: 'board', ...other } },
    { what: 'what is of no board', call: 'watch', params: { kind: 'tournament' } },
    { what: 'another topic', call: 'watch', params: { kind: 'clock', ...place } },
    { what: 'the whole history', call: 'history', params: { ...history, place: null } },
    { what: 'throws for nothing', call: 'readThrows', params: { method: 'dice', throws: [] } },
    { what: 'another call', call: 'document', params: calls.document },
  ])('may not: $what', async ({ call, params }) => {
    const { ask, reached } = at(place);
    expect(await ask(call, params)).toMatchObject(no);
    expect(reached).toEqual([]);
  });
});

test('what is refused says what, and to whom', async () => {
  const { ask } = atDoor(visitor('tablet 7'));
  expect(await ask('shell.open', calls['shell.open'])).toMatchObject({
    fault: { code: 'notAllowed', facts: { device: 'tablet 7', role: 'arbiter', what: 'shell.open' } },
  });
});

describe('who signs', () => {
  let folder: string;
  let host: DeskHost;
  beforeEach(async () => {
    folder = temporaryFolder();
    host = new DeskHost({ files: deskFiles(), config: folder, folder });
    await host.create({ path: null, act: act({ type: 'createTournament', form: form('Lugo') }) });
  });
  afterEach(async () => {
    await host.close();
    removeFolder(folder);
  });

  const written = async () => {
    const { lines } = await host.desk.history({ from: 0, limit: 100, newestFirst: false, place: null });
    return lines.map(({ by }) => by);
  };
  const rename = (by: string): Act => ({ ...act({ type: 'changeTournament', form: form('Vigo') }), by });
  const through = (who: Who, params: Act) =>
    new Promise<Message>((resolve) => {
      const send = (text: string): void => {
        const message = JSON.parse(text) as Message;
        if ('id' in message) resolve(message);
      };
      const door = new Door({ host, who, shell: null, send });
      door.receive(JSON.stringify({ id: 1, call: 'act', params }));
    });

  test('a device where somebody has signed in writes under that name and no other', async () => {
    const before = await written();
    const eva = visitor('tablet 7', 'Eva');
    const refused = await through(eva, rename('Ana'));
    expect(refused).toMatchObject({ fault: { code: 'notAllowed', facts: { by: 'Ana', name: 'Eva' } } });
    expect(await through(eva, rename(''))).toMatchObject(no);
    expect(await written()).toEqual(before);
    expect(await through(eva, rename('Eva'))).toMatchObject({ reply: { ok: true } });
    expect(await written()).toEqual([...before, 'Eva']);
  });

  test('at the desk’s own computer an arbiter signs as he calls himself', async () => {
    const before = await written();
    expect(await through(atThisComputer('window'), rename('Leo'))).toMatchObject({ reply: { ok: true } });
    expect(await written()).toEqual([...before, 'Leo']);
  });

  test('so is the first act of a new tournament held to the name', async () => {
    const own = { ...atThisComputer('browser'), name: 'Eva' };
    const { ask, reached } = atDoor(own);
    expect(await ask('shell.create', calls['shell.create'])).toMatchObject(no);
    expect(reached).toEqual([]);
    done(await host.desk.act(rename('Ana')));
  });
});

/** What a reader of the table would say, of a call that reached the desk. */
function wasAllowed({ call, params }: Reached, who: Who, rights: Rights): boolean {
  // as a screen sent it: what it names of boards stands in its text
  const own = (asked: object): boolean => {
    const told = 'place' in asked ? asked.place : 'draw' in asked ? asked.draw : asked;
    const text = JSON.stringify(told ?? null);
    const { round, board } = who.place ?? { round: -1, board: -1 };
    return (
      text.includes(`"round":${round},`) &&
      (text.includes(`"board":${board}`) || text.includes(`"boards":[${board}]`))
    );
  };
  const fits = (right: Right, asked: unknown): boolean =>
    right === 'allowed' || (right === 'ownPlace' && asked instanceof Object && own(asked));
  if (!fits(rights.calls[call], params)) return false;
  if (call === 'watch') return fits(rights.topics[(params as { kind: keyof typeof topics }).kind], params);
  if (call === 'propose') return fits(rights.commands[(params as DeskCommand).type], params);
  if (call !== 'act' && call !== 'shell.create') return true;
  const { by, command } = call === 'act' ? (params as Act) : (params as { act: Act }).act;
  return (who.name === null || by === who.name) && fits(rights.commands[command.type], command);
}

describe('whatever is sent by whomever', () => {
  const right = fc.constantFrom<Right>('allowed', 'allowed', 'allowed', 'ownPlace', 'notAllowed');
  const mixed = <Name extends string>(table: Readonly<Record<Name, Right>>) =>
    fc
      .array(right, { minLength: 1, maxLength: 7 })
      .map((some) =>
        Object.fromEntries(Object.keys(table).map((name, at) => [name, some[at % some.length]])),
      ) as fc.Arbitrary<Record<Name, Right>>;
  const plain = every('notAllowed');
  const anyRights: fc.Arbitrary<Rights> = fc.record({
    calls: mixed(plain.calls),
    commands: mixed(plain.commands),
    topics: mixed(plain.topics),
  });
  const who: fc.Arbitrary<Who> = fc.record({
    device: fc.constant('tablet'),
    here: fc.boolean(),
    role: fc.constantFrom(...ROLES),
    place: fc.constantFrom(null, place, { ...place, board: 3 }, { ...place, board: 13 }),
    name: fc.constantFrom(null, 'Ana', 'Eva'),
  });
  const command = fc.constantFrom(...Object.values(commands));
  const request = fc
    .oneof(
      fc
        .constantFrom(...Object.entries(calls))
        .map(([call, params]) => ({ call, params: params as unknown })),
      fc
        .tuple(command, fc.constantFrom('Ana', 'Eva', ''))
        .map(([each, by]) => ({ call: 'act', params: acting(each, by) as unknown })),
      command.map((params) => ({ call: 'propose', params: params as unknown })),
      fc
        .constantFrom(...Object.values(topics))
        .map((params) => ({ call: 'watch', params: params as unknown })),
      fc.record({ call: fc.constantFrom(...Object.keys(calls)), params: fc.jsonValue() }),
    )
    .map(({ call, params }) => JSON.stringify({ id: 1, call, params }));
  const message = fc.oneof(
    { weight: 5, arbitrary: request },
    { weight: 1, arbitrary: fc.oneof(fc.string(), fc.json()) },
  );

  test('it is answered, and nothing reaches the desk without its right', async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(who, anyRights, message, async (standing, rights, text) => {
        const { receive, reached } = atDoor(standing, { rights: { chiefArbiter: rights, arbiter: rights } });
        const answer = await receive(text);
        expect(answer).toSatisfy((given: Message) => 'reply' in given || 'fault' in given);
        count += reached.length;
        for (const one of reached) {
          expect(wasAllowed(one, standing, rights), `${text} ${JSON.stringify(rights)}`).toBe(true);
        }
      }),
      { numRuns: 1500 },
    );
    // it is no proof where nothing ever gets through
    expect(count).toBeGreaterThan(200);
  });
});
