import type { Lang } from '../../src-core/chess/index.ts';
import { makeSan as peerSan } from 'chessops/san';
import {
  LANGS,
  type Move,
  type Position,
  formatFen,
  formatSan,
  formatUci,
  legalMoves,
  parseSan,
  play,
  readTypedMove,
} from '../../src-core/chess/index.ts';
import { peerPosition, toPeer } from './oracle/peer.ts';
import { randomFrom } from './oracle/random.ts';
import { randomStart } from './oracle/random-game.ts';

/**
 * Plays a random game. At every ply the SAN of the move played is compared with another author's, and read again in
 * one of the seven languages and in all forms. Gives the first difference, or null.
 */
export function firstSanDifference(seed: number, plies: number): string | null {
  const random = randomFrom(seed + 7);
  let position = randomStart(seed);
  for (let ply = 0; ply < plies; ply++) {
    const legal = legalMoves(position);
    const move = legal[random(legal.length)];
    if (move === undefined) return null;
    const uci = formatUci(position, move);
    const at = `${formatFen(position)} ${uci}`;
    const san = formatSan(position, move);
    const theirs = peerSan(peerPosition(formatFen(position)), toPeer(move));
    if (san !== theirs) return `${at}: ${san}, the other writes ${theirs}`;
    const misread = forms(position, move, LANGS[random(LANGS.length)] ?? 'en').find(
      ({ text, lang }) => !reads(position, text, lang, uci),
    );
    if (misread !== undefined) return `${at}: ${misread.text} misread in ${misread.lang}`;
    position = play(position, move);
  }
  return null;
}

interface Form {
  readonly text: string;
  readonly lang: Lang;
}

/** What people write for a move: with figurines, without the optional signs, in the long form, with remarks. */
function forms(position: Position, move: Move, lang: Lang): readonly Form[] {
  const san = formatSan(position, move, { lang });
  const long = formatSan(position, move, { lang, style: 'long' });
  const bare = san.replace(/[x+#=]/g, '');
  const figurine = formatSan(position, move, { style: 'figurine' });
  const texts = [san, long, bare, `${bare}!?`, `${san} (=)`, figurine, san.replaceAll('O', '0')];
  return texts.map((text) => ({ text, lang }));
}

function reads(position: Position, text: string, lang: Lang, uci: string): boolean {
  const declared = parseSan(position, text, { lang });
  const typed = readTypedMove(position, text, lang);
  return (
    declared.ok &&
    typed.ok &&
    formatUci(position, declared.value) === uci &&
    formatUci(position, typed.value.move) === uci
  );
}
