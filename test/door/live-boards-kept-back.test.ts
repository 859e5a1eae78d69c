/** Article 12.6: what a live source tells reaches no players' screen, hall display, export or print. Every door is walked. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { DocumentQuery, Topic } from '../../src-core/contract/desk-api.ts';
import { Door } from '../../src-core/door/desk-door.ts';
import { viewFromAfar } from '../../src-core/door/from-afar.ts';
import { visitor } from '../../src-core/door/who.ts';
import { DeskHost } from '../../src-core/host/desk-host.ts';
import { deskFiles } from '../../electron/desk-files.ts';
import { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { PAIRING_PARTS, STANDINGS_PARTS } from '../../src-core/vocabulary/papers.ts';
import { newPath } from '../store/kit.ts';
import { createTournament, did, pairRound, realClock } from '../service/kit.ts';
import { topics } from './one-of-each.ts';

/** What the source alone has told: players that the desk does not know, a move that can be made in no game of the desk, its folder. */
const TOLD = ['Zenobia', 'Quevedo', 'Qxf7', 'tableros-secretos', 'repetition'] as const;
const GAME = '1. e4 e5 2. Qh5 Nc6 3. Qxf7+ Kxf7 4. Nf3 Nf6 5. Ng1 Ng8 6. Nf3 Nf6 7. Ng1 Ng8';
const path = '/tableros-secretos/games.pgn';

async function watchedDesk(): Promise<DeskService> {
  const desk = DeskService.create(newPath(), {
    ...realClock,
    feeds: {
      follow: (_source, _serials, hear) => {
        const text = `[Round "1.1"]\n[White "Zenobia"]\n[Black "Quevedo"]\n\n${GAME} *\n`;
        hear({ kind: 'file', path, text });
        return { close: () => undefined };
      },
      record: () => ({ path, take: () => undefined, close: () => undefined }),
    },
  });
  onTestFinished(() => desk.close());
  await did(desk, createTournament);
  await did(desk, pairRound(2));
  await desk.live({ do: 'named', round: 1, board: 1, names: { white: 'Zenobia', black: 'Quevedo' } });
  await desk.startWatch({ source: { kind: 'files', path, poll: false }, round: 1 });
  await vi.waitFor(
    async () => expect(await shown(desk, { kind: 'live', round: 1 })).toContain('repetition'),
    {
      timeout: 5000,
    },
  );
  return desk;
}

function shown(desk: DeskService, topic: Topic): Promise<string> {
  return new Promise((resolve) => {
    const stop = desk.watch(topic, (view) => {
      resolve(JSON.stringify(view));
      queueMicrotask(() => stop());
    });
  });
}

const paper = { lang: 'es', paper: 'a4' } as const;
const atBoard = { round: 1, board: 1 } as const;
/** One of each; complete by its type. */
const documents: { readonly [K in DocumentQuery['kind']]: readonly DocumentQuery[] } = {
  pgn: [{ kind: 'pgn', round: null, board: null }],
  fenAt: [{ kind: 'fenAt', ...atBoard, ply: 0 }],
  pgnAt: [{ kind: 'pgnAt', ...atBoard, ply: 8 }],
  playersCsv: [{ kind: 'playersCsv' }],
  csv: [{ kind: 'csv', table: 'pairings', round: 1 }],
  trf: [{ kind: 'trf', edition: 'trf26' }],
  drawCertificate: [{ kind: 'drawCertificate', seq: 1, board: 0 }],
  slip: [{ kind: 'slip', ...paper, seq: 1 }],
  envelope: [{ kind: 'envelope', ...paper, seq: 1 }],
  report: [{ kind: 'report', ...paper }],
  pairings: PAIRING_PARTS.map((part) => ({ kind: 'pairings', ...paper, round: 1, part })),
  standings: STANDINGS_PARTS.map((part) => ({ kind: 'standings', ...paper, part, after: null })),
  parchisPayments: [{ kind: 'parchisPayments', ...paper, round: 1, table: 1 }],
  sheets960: [{ kind: 'sheets960', ...paper, round: 1, board: null, parts: [] }],
};

const told = (text: string): readonly string[] => TOLD.filter((word) => text.includes(word));

test('no view but the arbiters’ own of the watch tells anything of it', async () => {
  const desk = await watchedDesk();
  expect(told(await shown(desk, { kind: 'liveDraft', ...atBoard }))).toContain('Qxf7');
  for (const topic of Object.values(topics)) {
    if (topic.kind === 'live' || topic.kind === 'liveDraft') continue;
    const asked = 'board' in topic ? { ...topic, board: 1 } : topic;
    expect(told(await shown(desk, asked)), topic.kind).toEqual([]);
  }
});

test('no document and no page of the journal does', async () => {
  const desk = await watchedDesk();
  for (const query of Object.values(documents).flat()) {
    const document = await desk.document(query).catch((error: unknown) => String(error));
    expect(told(JSON.stringify(document)), query.kind).toEqual([]);
  }
  const history = await desk.history({ from: 0, limit: 999, newestFirst: false, place: null });
  expect(told(JSON.stringify(history))).toEqual([]);
});

test('who does not stand at the desk’s own computer is not told of its folders, and begins no watch', async () => {
  const desk = await watchedDesk();
  const view = viewFromAfar(JSON.parse(await shown(desk, { kind: 'live', round: 1 })));
  expect(JSON.stringify(view)).not.toContain('tableros-secretos');
  const said: string[] = [];
  const host = new DeskHost({ files: deskFiles(), config: dirname(newPath()) });
  const door = new Door({ host, who: visitor('tablet'), shell: null, send: (text) => said.push(text) });
  const params = { source: { kind: 'files', path, poll: false }, round: 1 };
  door.receive(JSON.stringify({ id: 1, call: 'shell.startWatch', params }));
  await vi.waitFor(() => expect(said.at(-1)).toContain('notAllowed'));
  door.close();
});

/** Every file of the screens that a file leads to, by its imports. */
function reached(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.(?:svelte|ts))'/g)) {
    const next = join(dirname(file), from);
    if (next.includes('/renderer/')) reached(next, seen);
  }
  return seen;
}

test('the screens for players and hall are made of nothing that shows the watch', () => {
  const renderer = join(import.meta.dirname, '../../renderer');
  const showing = (from: string): readonly string[] =>
    [...reached(join(renderer, from))]
      .filter((file) => /desk\.(?:live|order|fedGames)/.test(readFileSync(file, 'utf8')))
      .map((file) => relative(renderer, file));
  // the mirror passes on what a screen asks for
  expect(showing('frame/Alone.svelte')).toEqual(['desk-mirror.svelte.ts']);
  expect(showing('frame/Screens.svelte')).toContain('screens/live/LiveScreen.svelte');
});
