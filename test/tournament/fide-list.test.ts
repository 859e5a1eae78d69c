import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RatedPerson } from '../../src-core/plain/rated-person.ts';
import { readerOf } from '../../src-core/tournament/fide-list/index.ts';
import { carlsen, hou, listed, txtList, xmlList } from './fide-given.ts';
import '../seed.ts';

/** The people of a text that comes in pieces cut there; null where it is no list. */
function read(text: string, name = 'players_list.txt', cuts: readonly number[] = []) {
  const reader = readerOf(text.slice(0, 100), name);
  const places = [0, ...cuts.toSorted((a, b) => a - b), text.length];
  const people: RatedPerson[] = [];
  for (const [at, from] of places.slice(0, -1).entries()) {
    const found = reader.read(text.slice(from, places[at + 1]));
    if (found === null) return null;
    people.push(...found);
  }
  const last = reader.end();
  return last === null ? null : { people: [...people, ...last], unread: reader.unread };
}

describe('the rating list of FIDE', () => {
  it.each([
    ['TXT', txtList(carlsen, hou)],
    ['XML', xmlList(carlsen, hou)],
  ])('is read from its %s', (_form, text) => {
    expect(read(text)).toEqual({ people: [listed(carlsen), listed(hou)], unread: 0 });
  });

  it('is the same however it comes in pieces', () => {
    for (const text of [txtList(carlsen, hou), xmlList(carlsen, hou)])
      fc.assert(
        fc.property(fc.array(fc.nat(text.length)), (cuts) => {
          expect(read(text, 'x', cuts)).toEqual(read(text));
        }),
        { numRuns: 50 },
      );
  });

  it('keeps its columns where other titles overflow theirs', () => {
    const long = { ...hou, otherTitles: 'LSI,FI,SI,SLI,NA' };
    expect(read(txtList(carlsen, long, hou))?.people).toEqual([listed(carlsen), listed(hou), listed(hou)]);
  });

  it.each(['standard', 'rapid', 'blitz'] as const)(
    'of one kind holds %s ratings, as its name says',
    (kind) => {
      const only = { standard: null, rapid: null, blitz: null, [kind]: 2839 };
      const name = kind === 'standard' ? 'standard_oct26frl.txt' : `${kind}_rating_list.xml`;
      for (const text of [txtList(carlsen).replace('SRtng', 'OCT26'), xmlList(carlsen)]) {
        const single = text
          .replace(/RRtng RGm Rk|BRtng BGm BK/g, (head) => ' '.repeat(head.length))
          .replace(/<(rapid|blitz)_\w+>[^<]*<\/\w+>/g, '');
        expect(read(single, name)?.people).toEqual([{ ...listed(carlsen), ...only }]);
      }
    },
  );

  it('names of XML may hold signs written out', () => {
    const name = `O&apos;Neil &amp; Sons, J&#243;s&#xE9;`;
    expect(read(xmlList({ ...hou, name }))?.people[0]?.name).toBe(`O'Neil & Sons, Jósé`);
  });

  it('tells how many lines it could not read', () => {
    const wrong = { ...hou, fideId: 'x"5' };
    for (const text of [txtList(wrong, hou), xmlList(wrong, hou)])
      expect(read(text)).toEqual({ people: [listed(hou)], unread: 1 });
  });

  it.each([
    ['no list', 'Apellido;Nombre\nHou;Yifan\n'],
    ['another XML', `<rss>${'x'.repeat(70_000)}</rss>`],
    ['an XML cut off', xmlList(carlsen, hou).slice(0, -20)],
    ['nothing', ''],
  ])('%s is refused', (_name, text) => {
    expect(read(text)).toBeNull();
  });

  it('with letters changed is read to its end or refused, and never throws', () => {
    for (const text of [txtList(carlsen, hou), xmlList(carlsen, hou)])
      fc.assert(
        fc.property(fc.nat(text.length), fc.nat(40), fc.string(), (at, cut, put) => {
          const found = read(text.slice(0, at) + put + text.slice(at + cut));
          for (const { fideId, name } of found?.people ?? []) {
            expect(fideId).toMatch(/^\d+$/);
            expect(name).not.toBe('');
          }
        }),
        { numRuns: 200 },
      );
  });
});
