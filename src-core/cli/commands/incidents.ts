import type { IncidentView } from '../../contract/desk-api.ts';
import type { DeskService } from '../../service/chess/desk-service.ts';
import { dictionaries } from '../../words/index.ts';
import { withDesk } from '../open-desk.ts';
import type { Language } from '../../words/language.ts';
import type { Command, Terminal } from '../terminal.ts';

export const command: Command = {
  usage: 'escaque incidents FILE [--json]',
  options: { json: { type: 'boolean' } },
  positionals: [1, 1],
  async run(args, terminal) {
    const [path = ''] = args.positionals;
    const all = await withDesk(path, 'read', incidentsAt);
    for (const each of all) {
      if (args.flag('json')) terminal.out(JSON.stringify(each));
      else for (const line of linesOf(each, terminal)) terminal.out(line);
    }
    if (!args.flag('json'))
      terminal.out(`${dictionaries[terminal.lang].screen.decided.incidents(all.length)}.`);
    return 0;
  },
};

function incidentsAt(desk: DeskService): Promise<readonly IncidentView[]> {
  return new Promise((resolve) => {
    const stop = desk.watch({ kind: 'incidents' }, ({ incidents }) => {
      resolve(incidents);
      setImmediate(() => stop());
    });
  });
}

/** `12  2026-11-29T17:42:08.123Z  1.5  Ruiz – Vega  Illegal move (White): 2 min more for Black (7.5.1, 7.5.5)`. */
function linesOf(incident: IncidentView, { lang, words }: Terminal): readonly string[] {
  const { seq, at, round, board, white, black, appeals, struckBy } = incident;
  const players = `${white?.name ?? '–'} – ${black?.name ?? '–'}`;
  return [
    `${seq}  ${at}  ${round}.${board}  ${players}  ${saysOf(incident, lang)}`,
    ...appeals.map(({ by, text }) => `    ${dictionaries[lang].screen.decided.appeal(by, text)}`),
    ...appeals.flatMap(({ settled }) =>
      settled === null
        ? []
        : [`    ${dictionaries[lang].screen.decided.settled(settled.outcome, settled.text)}`],
    ),
    ...(struckBy === null
      ? []
      : [`    ${words.struck(struckBy.seq, struckBy.reason)}`, ...undoneLines(incident, lang)]),
  ];
}

/** What became of what it gave. */
function undoneLines({ consequences, undoes }: IncidentView, lang: Language): readonly string[] {
  return dictionaries[lang].screen.decided.undone(consequences, undoes).map((line) => `      ${line}`);
}

function saysOf(incident: IncidentView, lang: Language): string {
  const { consequences, decision, ruling } = incident;
  const words = dictionaries[lang].screen.decided;
  const must = consequences.allowed?.map(({ san }) => san) ?? [];
  const follows = words.followed(consequences, must);
  const own = words.ownSays(decision);
  return `${words.title(incident)}: ${follows} (${ruling.articles.join(', ')})${own === '' ? '' : `. ${own}`}`;
}
