/** Rating lists as FIDE writes them, of people given. */
import type { RatedPerson } from '../../src-core/plain/rated-person.ts';

export interface Listed {
  readonly fideId: string;
  readonly name: string;
  readonly federation: string;
  readonly sex: 'M' | 'F';
  readonly title: string;
  readonly womensTitle: string;
  readonly otherTitles: string;
  readonly ratings: readonly [standard: number, rapid: number, blitz: number];
  readonly birth: string;
}

export const carlsen: Listed = {
  fideId: '1503014',
  name: 'Carlsen, Magnus',
  federation: 'NOR',
  sex: 'M',
  title: 'GM',
  womensTitle: '',
  otherTitles: '',
  ratings: [2839, 2832, 2881],
  birth: '1990',
};
/** Known to the list by her woman's title, and without two ratings. */
export const hou: Listed = {
  fideId: '8602980',
  name: 'Hou, Yifan',
  federation: 'CHN',
  sex: 'F',
  title: '',
  womensTitle: 'WGM',
  otherTitles: 'FT',
  ratings: [2633, 0, 0],
  birth: '1994',
};

/** As the desk has it. */
export function listed({ title, womensTitle, ratings, otherTitles: _, ...person }: Listed): RatedPerson {
  const [standard, rapid, blitz] = ratings.map((rating) => (rating === 0 ? null : rating));
  return {
    ...person,
    sex: person.sex === 'M' ? 'm' : 'w',
    title: title || womensTitle,
    standard: standard ?? null,
    rapid: rapid ?? null,
    blitz: blitz ?? null,
  };
}

const HEAD =
  'ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag';

export function txtList(...people: readonly Listed[]): string {
  return [HEAD, ...people.map(txtLine)].map((line) => `${line}\r\n`).join('');
}

export function txtLine(person: Listed): string {
  const { fideId, name, federation, sex, title, womensTitle, otherTitles, ratings, birth } = person;
  const start = fideId.padEnd(15) + name.padEnd(61) + federation.padEnd(4) + sex.padEnd(4);
  const titles = title.padEnd(5) + womensTitle.padEnd(5) + otherTitles.padEnd(15) + ' '.repeat(4);
  const figures = ratings.map((rating) => `${String(rating).padEnd(6)}0   20 `).join('');
  return `${start}${titles}${figures}${birth.padEnd(6)}w   `;
}

export function xmlList(...people: readonly Listed[]): string {
  return `<playerslist>${people.map(xmlPerson).join('')}</playerslist>\n`;
}

export function xmlPerson(person: Listed): string {
  const { fideId, name, federation, sex, title, womensTitle, otherTitles, ratings, birth } = person;
  const [standard, rapid, blitz] = ratings;
  return `<player>
<fideid>${fideId}</fideid>
<name>${name}</name>
<country>${federation}</country>
<sex>${sex}</sex>
<title>${title}</title>
<w_title>${womensTitle}</w_title>
<o_title>${otherTitles}</o_title>
<foa_title></foa_title>
<rating>${standard}</rating>
<games>0</games>
<k>10</k>
<rapid_rating>${rapid}</rapid_rating>
<rapid_games>0</rapid_games>
<rapid_k>10</rapid_k>
<blitz_rating>${blitz}</blitz_rating>
<blitz_games>0</blitz_games>
<blitz_k>10</blitz_k>
<birthday>${birth}</birthday>
<flag>w</flag>
</player>
`;
}
