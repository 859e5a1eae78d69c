/** Acts kept on a device: what becomes of each, whichever way its page and its desk go. */
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { DeskMirror, type Answer } from '../../renderer/desk-mirror.svelte.ts';
import { keptIn } from '../../renderer/kept/act-store.ts';
import { MemoryActs } from '../../renderer/kept/in-memory.ts';
import { KeptActs } from '../../renderer/kept/kept-acts.svelte.ts';
import { saidOfAct } from '../../renderer/kept/said-of-act.ts';
import { Words } from '../../renderer/words.svelte.ts';
import type { Act, ActReply, DeskApi } from '../../src-core/contract/desk-api.ts';
import { DeskFault } from '../../src-core/plain/desk-fault.ts';
import { commands } from '../door/one-of-each.ts';

/** A device: what it keeps, and which of its pages are open. */
class Device {
  readonly store = new MemoryActs();
  readonly open = new Set<string>();
  readonly #looks = new Set<() => void>();

  page(name: string): KeptActs {
    this.open.add(name);
    return new KeptActs(this.store, {
      own: name,
      open: async () => new Set(this.open),
      tell: () => this.#looks.forEach((look) => look()),
      onChange: (look) => this.#looks.add(look),
    });
  }
}

/** A page over a desk that answers each act when it is told to. */
function pageOf(device: Device, name: string) {
  const sent: { readonly act: Act; answer: (reply: ActReply) => void; fail: (cause: Error) => void }[] = [];
  const act = (asked: Act) =>
    new Promise<ActReply>((answer, fail) => void sent.push({ act: asked, answer, fail }));
  // of the contract, all that this needs
  const api = { act, watch: () => () => undefined } as unknown as DeskApi;
  const kept = device.page(name);
  return { desk: new DeskMirror(api, () => 'Geurt', kept), kept, sent };
}

const written: ActReply = { ok: true, first: 9, last: 9, faults: [], count: 1, repeated: false };
const refused: ActReply = {
  ok: false,
  refusal: { code: 'staleView', facts: { by: 'Ana', last: 9 } },
  faults: [],
};
const gone = new DeskFault('noTournament', 'another one is open');

interface Fate {
  readonly says: string;
  readonly broken: boolean;
  readonly comes: ActReply | Error | null;
  /** Its page ends before the answer. */
  readonly ends: boolean;
  readonly offered: readonly ('plain' | 'told')[];
}

const fates: readonly Fate[] = [
  { says: 'sent', broken: false, comes: written, ends: false, offered: [] },
  { says: 'refused to the screen that has it', broken: false, comes: refused, ends: false, offered: [] },
  { says: 'sent after a break', broken: true, comes: written, ends: false, offered: [] },
  { says: 'refused after a break', broken: true, comes: refused, ends: false, offered: ['told'] },
  { says: 'a fault after a break', broken: true, comes: gone, ends: false, offered: ['told'] },
  { says: 'on its way, its page open', broken: true, comes: null, ends: false, offered: [] },
  { says: 'on its way, its page gone', broken: true, comes: null, ends: true, offered: ['plain'] },
];

test.each(fates)('$says', async ({ broken, comes, ends, offered }) => {
  const device = new Device();
  const { desk, sent } = pageOf(device, 'first');
  desk.connection = { state: 'connected', since: '1' };
  void desk.act(commands.writeNote, 3);
  if (broken) desk.connection = { state: 'lost', since: '2' };
  const [one] = sent;
  if (comes instanceof Error) one?.fail(comes);
  else if (comes !== null) one?.answer(comes);
  await new Promise((resolve) => setTimeout(resolve));
  if (ends) device.open.delete('first');
  const later = device.page('second');
  await later.look();
  flushSync();
  expect(later.offered.map(({ problem }) => (problem === null ? 'plain' : 'told'))).toEqual(offered);
  for (const { act } of later.offered)
    expect(act).toMatchObject({ command: commands.writeNote, by: 'Geurt' });
});

test('sent again it is the same act, to who has seen all that was shown', async () => {
  const device = new Device();
  const first = pageOf(device, 'first');
  void first.desk.act(commands.writeNote, 3);
  device.open.delete('first');
  const { desk, kept, sent } = pageOf(device, 'second');
  await kept.look();
  const [one] = kept.offered;
  if (one === undefined) throw new Error('it is kept');
  const answers: Promise<Answer> = desk.sendKept(one, 8);
  expect(sent.map(({ act }) => act)).toEqual([{ ...first.sent[0]?.act, seen: 8 }]);
  sent[0]?.answer({ ...written, repeated: true });
  expect(await answers).toMatchObject({ ok: true, repeated: true });
  await kept.look();
  expect(kept.offered).toEqual([]);
});

test.each(['en', 'es'] as const)('each act says what it is, in %s', (language) => {
  const said = Object.values(commands).map((command) => saidOfAct(command, new Words(language)));
  expect(said.filter((text) => /undefined|null|\[object/.test(text) || text === '')).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});

test('of what stands in the store, what was kept is read, and the rest hides nothing of it', () => {
  const kept = new Device().page('first').take({
    act: { id: 'a', by: 'Geurt', seen: 3, command: commands.writeNote },
    file: { id: 'f', name: 'Abierto' },
    after: 3,
  });
  expect(keptIn(JSON.stringify(kept))).toEqual(kept);
  const rows: readonly unknown[] = [
    ...[null, 7, new ArrayBuffer(8), kept, '', '{', 'null', '[]', '{"act":null,"file":{},"page":"x"}'],
    ...Object.keys(kept).map((name) => JSON.stringify({ ...kept, [name]: name === 'problem' ? {} : null })),
    JSON.stringify({ ...kept, at: 'yesterday' }),
    JSON.stringify({ ...kept, order: 'first' }),
    JSON.stringify({ ...kept, act: { ...kept.act, command: 'writeNote' } }),
  ];
  expect(rows.map(keptIn)).toEqual(rows.map(() => null));
});

test('an act of another version is told by its kind and its place, as far as they are known', () => {
  const t = new Words('en');
  const of = (command: object) => saidOfAct(command as (typeof commands)['writeNote'], t);
  expect(of({ type: 'castSpell', round: 2, board: 5 })).toBe(`castSpell (${t.kept.place(2, 5)})`);
  expect(of({ type: 'toString' })).toBe('toString');
  expect(of({ type: 'registerPlayers' })).toBe(t.kept.commands.registerPlayers);
  for (const draw of [null, 'x', 7])
    expect(of({ type: 'commitDraw', draw })).toBe(t.kept.commands.commitDraw);
});
