/** Every article a ruling may cite is told in our own words, in both languages. */
import { describe, expect, it } from 'vitest';
import { PENALTIES } from '../../src-core/vocabulary/penalties.ts';
import { dictionaries } from '../../src-core/words/index.ts';
import { articles as citable } from '../laws/articles.ts';

const ids = [...citable, ...PENALTIES.map(({ article }) => article)];

describe.each(['es', 'en'] as const)('in %s', (language) => {
  const told = dictionaries[language].screen.articles;

  it('no article a ruling may cite is without its digest', () => {
    expect(ids.filter((id) => told[id] === undefined)).toEqual([]);
  });

  it('a digest is a sentence, short enough to be read at a board', () => {
    for (const [id, says] of Object.entries(told)) {
      expect(says, id).toMatch(/[.:]$/);
      expect(says.length, id).toBeLessThan(260);
    }
  });
});

it('no article is told that the Laws do not have', () => {
  const known = new Set(ids);
  const told = Object.keys(dictionaries.es.screen.articles).filter((id) => !known.has(id));
  expect(told).toEqual([]);
});
