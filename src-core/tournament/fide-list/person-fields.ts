import type { RatedPerson } from '../../plain/rated-person.ts';
import { LIMITS } from '../../vocabulary/limits.ts';
import { parseTitle } from '../titles.ts';

/** A person's fields as both forms of the list write them. */
export interface PersonFields {
  readonly fideId: string;
  readonly name: string;
  readonly federation: string;
  readonly sex: string;
  readonly title: string;
  readonly womensTitle: string;
  readonly standard: string;
  readonly rapid: string;
  readonly blitz: string;
  readonly birth: string;
}

/** As the desk has it; null without a number of FIDE or a name, which are what a person of the list is found by. */
export function personOf(fields: PersonFields): RatedPerson | null {
  const { fideId, name, federation, sex, birth } = fields;
  if (!/^\d{1,15}$/.test(fideId) || name === '' || name.length > LIMITS.name) return null;
  return {
    fideId,
    name,
    federation: /^[A-Z]{3}$/.test(federation) ? federation : '',
    sex: sex === 'M' ? 'm' : sex === 'F' ? 'w' : '',
    title: parseTitle(fields.title === '' ? fields.womensTitle : fields.title),
    standard: ratingOf(fields.standard),
    rapid: ratingOf(fields.rapid),
    blitz: ratingOf(fields.blitz),
    birth: /^[12]\d{3}$/.test(birth) ? birth : '',
  };
}

/** 0 is no rating. */
function ratingOf(text: string): number | null {
  if (!/^\d{1,4}$/.test(text)) return null;
  const rating = Number(text);
  return rating > 0 && rating <= LIMITS.rating ? rating : null;
}
