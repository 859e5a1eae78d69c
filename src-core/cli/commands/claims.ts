import type { AutomaticEnd, ClaimGround, PgnGame, Played, PlyClaims, Position } from '../../chess/index.ts';
import {
  everyClaim,
  formatSan,
  playedOn,
  positionsOf,
  readPgnStream,
  standingBoard,
  tagValue,
} from '../../chess/index.ts';
import { readPieces } from '../read-source.ts';
import { sanIn } from '../../words/moves.ts';
import { plyNamed } from '../../words/ply-name.ts';
import { tellNotices } from '../pgn-notices.ts';
import type { Command, Terminal } from '../terminal.ts';
import { regionOf } from '../../words/language.ts';

export const command: Command = {
  usage: 'escaque claims FILE.pgn... [--json]',
  options: { json: { type: 'boolean' } },
  positionals: [1, 10_000],
  async run(args, terminal) {
    let [games, found] = [0, 0];
    for (const source of args.positionals) {
      for await (const game of readPgnStream(readPieces(source, terminal))) {
        games += 1;
        tellNotices(game, source, terminal);
        const claims = claimsOf(game);
        found += claims.length;
        const text = args.flag('json')
          ? `${JSON.stringify({ game: games, claims })}\n`
          : listing(game, games, claims, terminal);
        await terminal.write(text);
      }
    }
    if (!args.flag('json')) terminal.out(terminal.words.claimsSum(games, found));
    return games === 0 ? 1 : 0;
  },
};

interface ClaimRow {
  readonly ply: number;
  /** The move that led there: `23... Kf7`; empty for the start. */
  readonly after: string;
  readonly now: readonly ClaimGround[];
  readonly byMove: readonly { readonly san: string; readonly grounds: readonly ClaimGround[] }[];
  readonly ends: readonly AutomaticEnd[];
}

/** A null move is followed as an act that stood, and its notice tells of it: a PGN does not say whether it was played so. */
function claimsOf(game: PgnGame): readonly ClaimRow[] {
  const moves: Played[] = [];
  let position = game.start;
  for (const { move } of game.moves) {
    const played = move ?? standingBoard(position, position.board);
    moves.push(played);
    position = playedOn(position, played);
  }
  const all = everyClaim({ start: game.start, moves });
  if (all.length === 0) return [];
  const positions = positionsOf({ start: game.start, moves });
  return all.map((each) => rowOf(game, positions, each));
}

function rowOf(
  game: PgnGame,
  positions: readonly Position[],
  { ply, now, byMove, ends }: PlyClaims,
): ClaimRow {
  const position = positions[ply] ?? game.start;
  const before = positions[ply - 1];
  const san = game.moves[ply - 1]?.san ?? '';
  const dots = before?.turn === 'black' ? '...' : '.';
  return {
    ply,
    after: before === undefined ? '' : `${before.moveNumber}${dots} ${san}`,
    now,
    byMove: byMove.map(({ move, grounds }) => ({ san: formatSan(position, move), grounds })),
    ends,
  };
}

/** `2... Ng8`: the move made after so many others. */
function nameOf({ start }: PgnGame, after: number, san: string): string {
  const name = plyNamed({ start: [start.moveNumber, start.turn] }, after + 1);
  return name === null ? san : `${name.number}${name.color === 'white' ? '.' : '...'} ${san}`;
}

function movesNamed(game: PgnGame, lang: Terminal['lang']): readonly string[] {
  return game.moves.map(({ san }, ply) => nameOf(game, ply, sanIn(regionOf(lang), san)));
}

function listing(game: PgnGame, index: number, claims: readonly ClaimRow[], terminal: Terminal): string {
  if (claims.length === 0) return '';
  const { words, lang } = terminal;
  const [white, black] = ['White', 'Black'].map((name) => tagValue(game.tags, name) ?? '?');
  const head = words.pgnGame(index, white ?? '?', black ?? '?', game.result, game.moves.length);
  const named = movesNamed(game, lang);
  const lines = claims.flatMap(({ ply, after, now, byMove, ends }) =>
    [
      ...ends.map((end) => words.claimEnd(end)),
      ...now.map((ground) => words.claimNow(ground, named)),
      ...byMove.map(({ san, grounds }) => {
        const played = [...named.slice(0, ply), nameOf(game, ply, sanIn(regionOf(lang), san))];
        return words.claimByMove(sanIn(regionOf(lang), san), grounds, played);
      }),
    ].map((text) => `  ${sanIn(regionOf(lang), after)}: ${text}`),
  );
  return `${[head, ...lines].join('\n')}\n`;
}
