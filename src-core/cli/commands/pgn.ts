import type { Lang as SanLang, PgnGame } from '../../chess/index.ts';
import { LANGS, formatPgn, readPgnStream, tagValue } from '../../chess/index.ts';
import { noticeText, tellNotices } from '../pgn-notices.ts';
import { readPieces } from '../read-source.ts';
import type { Arguments, Command, ExitCode, Terminal } from '../terminal.ts';
import { UsageError } from '../terminal.ts';

export const command: Command = {
  usage: 'escaque pgn FILE... [--check] [--json] [--to-lang es|en|de|fr|it|pt|ca]',
  options: { check: { type: 'boolean' }, json: { type: 'boolean' }, 'to-lang': { type: 'string' } },
  positionals: [1, 10_000],
  async run(args, terminal) {
    const write = writerOf(args, terminal);
    const sum = { games: 0, plies: 0, notices: 0 };
    await write.begin();
    for (const source of args.positionals) {
      for await (const game of readPgnStream(readPieces(source, terminal))) {
        sum.games += 1;
        sum.plies += game.moves.length;
        sum.notices += game.notices.length;
        await write.game(game, sum.games, source);
      }
    }
    await write.end(sum);
    return exitCode(args, sum);
  },
};

interface Sum {
  readonly games: number;
  readonly plies: number;
  readonly notices: number;
}

interface Writer {
  begin(): Promise<void>;
  game(game: PgnGame, index: number, source: string): Promise<void>;
  end(sum: Sum): Promise<void>;
}

/** With --check, anything that was wrong is an exit of 1. A file without a game is always wrong. */
function exitCode(args: Arguments, sum: Sum): ExitCode {
  return sum.games === 0 || (args.flag('check') && sum.notices > 0) ? 1 : 0;
}

function writerOf(args: Arguments, terminal: Terminal): Writer {
  const toLang = args.text('to-lang');
  if (toLang !== null) return translation(sanLanguage(toLang, terminal), terminal);
  return args.flag('json') ? json(terminal) : listing(args.flag('check'), terminal);
}

function sanLanguage(text: string, terminal: Terminal): SanLang {
  const found = LANGS.find((each) => each === text);
  if (found === undefined) throw new UsageError(terminal.words.notOneOf('--to-lang', text, LANGS));
  return found;
}

/** One object, written game by game: `{"games": [{tags, main, result, notices}]}`. */
function json(terminal: Terminal): Writer {
  return {
    begin: () => terminal.write('{"games": ['),
    game: (game, index) =>
      terminal.write(`${index === 1 ? '' : ','}\n${JSON.stringify(jsonGame(game, terminal))}`),
    end: () => terminal.write('\n]}\n'),
  };
}

function jsonGame(game: PgnGame, terminal: Terminal) {
  const tags: Record<string, string> = {};
  for (const { name, value } of game.tags) if (!Object.hasOwn(tags, name)) tags[name] = value;
  return {
    tags,
    main: game.moves.map((each) => each.san),
    result: game.result,
    forfeit: game.forfeit,
    lang: game.lang,
    unread: game.unread,
    notices: game.notices.map(({ line, column, code, ...notice }) => ({
      line,
      column,
      code,
      text: noticeText({ line, column, code, ...notice }, terminal),
    })),
  };
}

function listing(onlyWrong: boolean, terminal: Terminal): Writer {
  const { words } = terminal;
  return {
    begin: () => Promise.resolve(),
    async game(game, index, source) {
      const [white = '?', black = '?'] = ['White', 'Black'].map((name) => tagValue(game.tags, name) ?? '?');
      if (!onlyWrong) {
        await terminal.write(`${words.pgnGame(index, white, black, game.result, game.moves.length)}\n`);
      }
      tellNotices(game, source, terminal);
    },
    end: (sum) => terminal.write(`${words.pgnSum(sum.games, sum.plies, sum.notices)}\n`),
  };
}

function translation(lang: SanLang, terminal: Terminal): Writer {
  return {
    begin: () => Promise.resolve(),
    async game(game, index, source) {
      await terminal.write(`${index === 1 ? '' : '\n'}${formatPgn(game, { lang })}`);
      tellNotices(game, source, terminal);
    },
    end: () => Promise.resolve(),
  };
}
