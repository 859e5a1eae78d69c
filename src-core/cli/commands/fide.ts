import { ratingListPath } from '../../host/rating-list-path.ts';
import { RatingList } from '../../store/rating-list.ts';
import type { RatedPerson } from '../../plain/rated-person.ts';
import type { Command } from '../terminal.ts';
import { RefusedError } from '../terminal.ts';

/** More than fit on a screen are no answer. */
const most = 20;

export const command: Command = {
  usage: 'escaque fide NAME [--json]',
  options: { json: { type: 'boolean' } },
  positionals: [1, 9],
  async run(args, terminal) {
    const { fideList } = terminal.words;
    const list = RatingList.open(ratingListPath());
    if (list === null) throw new RefusedError(fideList.none);
    try {
      const text = args.positionals.join(' ');
      const found = list.find(text, most);
      if (args.flag('json')) terminal.out(JSON.stringify({ found }));
      else for (const person of found) terminal.out(lineOf(person));
      if (found.length === 0) terminal.err(fideList.notFound(text));
      return found.length === 0 ? 1 : 0;
    } finally {
      list.close();
    }
  },
};

/** `1503014  GM  Carlsen, Magnus  NOR  2839 2832 2881  1990`: standard, rapid, blitz. */
function lineOf({ fideId, title, name, federation, standard, rapid, blitz, birth }: RatedPerson): string {
  const ratings = [standard, rapid, blitz].map((rating) => String(rating ?? '-').padStart(4)).join(' ');
  return `${fideId.padStart(10)}  ${title.padEnd(3)}  ${name.padEnd(36)}  ${federation.padEnd(3)}  ${ratings}  ${birth}`.trimEnd();
}
