/** Pictures of the draw, its ceremony and the check of a certificate, for a person to look at. */
import type { DeskCommand, DrawTerms } from '../../src-core/contract/desk-api.ts';
import { chess960, toDraw } from './draw-hall.ts';
import { defects, looks, picture, sizes } from './look-kit.ts';
import { begin, expect, test } from './served-desk.ts';

const draw = { round: 1, board: 0 };
const startsAt = Date.UTC(2099, 11, 31, 10);
const policy = (more: Partial<DrawTerms> = {}): DeskCommand => ({
  type: 'setDrawPolicy',
  terms: {
    exclude: [518],
    noRepeat: true,
    perBoard: false,
    bothGames: false,
    studyMinutes: 10,
    show: 'beforeStart',
    showMinutes: 15,
    ...more,
  },
  reason: '',
});
const commit: DeskCommand = { type: 'commitDraw', draw, again: '', showAt: null, startsAt };
const added = ['3 5 1', 'el caballo de la reina', '42'].map((text): DeskCommand => ({
  type: 'addDrawInput',
  draw,
  kind: 'phrase',
  text,
}));
const drawn: DeskCommand = {
  type: 'drawStartPosition',
  draw,
  by: { method: 'program' },
  again: '',
  witnesses: ['una espectadora'],
  showAt: null,
  startsAt: null,
};
const shown: DeskCommand = { type: 'showStartPosition', draw, reason: 'la sala está lista' };
const again: DeskCommand = {
  type: 'drawStartPosition',
  draw,
  by: { method: 'box', throws: [0, 4, 2] },
  again: 'una mesa se montó mal',
  witnesses: [],
  showAt: null,
  startsAt,
};

const moments: readonly (readonly [string, readonly DeskCommand[]])[] = [
  ['0-policy', []],
  ['1-begin', [policy()]],
  ['2-commitment', [policy(), commit]],
  ['3-added', [policy(), commit, ...added]],
  ['4-hidden', [policy(), commit, ...added, drawn]],
  ['5-shown', [policy(), commit, ...added, drawn, shown]],
  ['6-again', [policy(), commit, ...added, drawn, shown, again, shown]],
  ['7-boards', [policy({ perBoard: true }), commit, ...added, drawn, shown]],
];

for (const [locale, colorScheme] of looks) {
  for (const viewport of sizes) {
    test.describe(`${locale}, ${colorScheme}, ${viewport.width}x${viewport.height}`, () => {
      test.use({ locale, colorScheme, viewport });

      test('the draw', async ({ desk, quietPage: page }, info) => {
        test.setTimeout(240_000);
        const found: string[] = [];
        for (const [name, commands] of moments) {
          await page.goto('about:blank');
          await begin(page, await desk.start(await chess960(desk.folder, ...commands)));
          await toDraw(page);
          await picture(page, info, `draw-${name}`);
          found.push(...(await defects(page)).map((defect) => `${name}: ${defect}`));
          await page.getByRole('button', { name: /^(Ceremonia|Ceremony)$/ }).click();
          await expect(page.locator('.ceremony h2, .ceremony .position').first()).toBeVisible();
          await picture(page, info, `ceremony-${name}`);
          found.push(...(await defects(page)).map((defect) => `ceremony ${name}: ${defect}`));
          await desk.stop('SIGTERM');
        }
        expect(found).toEqual([]);
      });
    });
  }
}
