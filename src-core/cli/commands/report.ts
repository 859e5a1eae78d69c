import type { DeskDocument, PaperQuery, PlayersView } from '../../contract/desk-api.ts';
import type { Wrong } from '../../desk/commands/answer.ts';
import { PlayerFinder } from '../../desk/players/persons.ts';
import type { DeskService } from '../../service/chess/desk-service.ts';
import { refusalText } from '../../words/terminal-said.ts';
import { withDesk } from '../open-desk.ts';
import type { Command, Terminal } from '../terminal.ts';
import { RefusedError, UsageError, optionalNumber } from '../terminal.ts';
import { PAPER_OPTIONS, paperOf, writePaper } from '../write-paper.ts';

export const command: Command = {
  usage: 'escaque report FILE --pdf FILE | --html FILE [--incident LINE | --player NAME] [--paper a4|letter]',
  options: { ...PAPER_OPTIONS, incident: { type: 'string' }, player: { type: 'string' } },
  positionals: [1, 1],
  async run(args, terminal) {
    const [path = ''] = args.positionals;
    const seq = optionalNumber(args, 'incident', 1, terminal.words);
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const style = { lang: terminal.lang, paper: paperOf(args, terminal), zone };
    const name = args.text('player');
    if (seq !== null && name !== null)
      throw new UsageError(terminal.words.notTogether('--incident', '--player'));
    const queryAt = async (desk: DeskService): Promise<PaperQuery> => {
      if (seq !== null) return { kind: 'slip', seq, ...style };
      if (name === null) return { kind: 'report', ...style };
      return { kind: 'report', player: await playerNamed(desk, name, terminal), ...style };
    };
    const document = async (desk: DeskService): Promise<DeskDocument> => desk.document(await queryAt(desk));
    await writePaper(args, terminal, () => withDesk(path, 'read', document));
    return 0;
  },
};

/** The number of whoever is meant by a number, a name, or words of a name that only one player has. */
async function playerNamed(desk: DeskService, text: string, { lang }: Terminal): Promise<number> {
  const { players } = await new Promise<PlayersView>((done) => void desk.watch({ kind: 'players' }, done));
  const byId = new Map(players.map((player) => [player.id, player]));
  const sought = new PlayerFinder({ players: byId }, byId).find(text);
  const found = sought.kind === 'player' ? byId.get(sought.id) : undefined;
  if (found !== undefined) return found.number;
  const { code, facts }: Wrong =
    sought.kind === 'unclear' ? sought.wrong : { code: 'unknownPlayer', facts: { text } };
  throw new RefusedError(refusalText({ code, facts }, lang));
}
