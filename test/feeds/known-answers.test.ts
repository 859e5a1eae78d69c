import { describe, expect, it } from 'vitest';
import { knownScripts, plain, watched } from './scripts.ts';

/** A notice has to stand so soon after its ground is there. */
const IN_TIME_MS = 5000;
/** These must not come before they are due. */
const NOT_BEFORE = ['feedLost', 'boardLost', 'kingsInCentre', 'positionMismatch'];

type Told = Readonly<Record<string, unknown>>;

const withoutSigns = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((each) => (typeof each === 'string' ? plain(each) : (each as unknown)))
    : value;

const has = (told: Told, wanted: Told): boolean =>
  Object.entries(wanted).every(
    ([key, value]) => JSON.stringify(told[key]) === JSON.stringify(withoutSigns(value)),
  );

describe.each(['pgn-folder', 'livechess'] as const)('%s', (source) => {
  for (const { name, text, expected } of knownScripts(source)) {
    it(name, () => {
      const { boards, notices } = watched(text);
      for (const board of expected.boards) {
        const found = boards.find((each) => (each as Told)['board'] === board['board']);
        const asTold = Object.fromEntries(
          Object.entries(board).map(([key, value]) => [key, withoutSigns(value)]),
        );
        expect(found).toMatchObject(asTold);
      }
      const left = [...(notices as Told[])];
      for (const { at, ...wanted } of expected.notices) {
        const found = left.findIndex((each) => has(each, { withdrawn: false, ...wanted }));
        expect(found, JSON.stringify(wanted)).toBeGreaterThanOrEqual(0);
        const [notice] = left.splice(found, 1);
        expect(notice?.['at']).toBeLessThanOrEqual(Number(at) + IN_TIME_MS);
        if (NOT_BEFORE.includes(String(wanted['code'])))
          expect(notice?.['at']).toBeGreaterThanOrEqual(Number(at));
      }
      expect(left, 'told needlessly').toEqual([]);
    });
  }
});
