/** People changed beside the journal: the desk opens, says so, and goes on until they are corrected or erased. */
import { expect, test } from 'vitest';
import { verifyFile } from '../../src-core/store/index.ts';
import type { PlayerForm } from '../../src-core/tournament/index.ts';
import { asOtherProgram, exchangeNames } from '../store/kit.ts';
import { createTournament, did, HandClock, newDesk, note, openDesk, Screen } from './kit.ts';

const exchanged = exchangeNames('p1', 'p2');

const formOf = (name: string): PlayerForm => ({
  ...{
    name,
    fideId: '',
    birth: '',
    sex: '',
    club: '',
    nationalId: '',
    contact: '',
    title: '',
    federation: '',
  },
  ...{ number: 0, rating: null, nationalRating: null },
});

const opened = (path: string, mode: 'desk' | 'read') => {
  const desk = openDesk(path, { ...new HandClock(), mode });
  return { desk, trust: new Screen(desk, { kind: 'desk' }) };
};

const sayPeople = (people: string) => ({ fault: { code: 'peopleChanged', facts: { people } } });

/** A file of two players and the chief arbiter (`p1`), let go; and then what somebody did to its people. */
async function tampered(sql: string): Promise<string> {
  const desk = await newDesk(1);
  await did(desk, { type: 'registerPlayers', players: ['Anand, Viswanathan', 'Polgár, Judit'].map(formOf) });
  desk.close();
  asOtherProgram(desk.path, (db) => db.exec(sql));
  return desk.path;
}

test.each(['desk', 'read'] as const)(
  'opened (%s) after two names were exchanged, it says whose',
  async (mode) => {
    const { trust } = opened(await tampered(exchanged), mode);
    expect(await trust.sees(() => true)).toMatchObject(sayPeople('p1, p2'));
  },
);

test('it goes on, and says so until what was changed is corrected and who was removed is back', async () => {
  const path = await tampered(`${exchanged}; DELETE FROM person WHERE id = 'p3'`);
  const { desk, trust } = opened(path, 'desk');
  await trust.sees(() => true);
  await did(desk, note(1, 'kept'));
  expect(await trust.sees(({ seq }) => seq === 4)).toMatchObject(sayPeople('p1, p2, p3'));
  await did(desk, { type: 'changePlayer', id: 'p2', player: formOf('Anand, Viswanathan') });
  await did(desk, { type: 'changePlayer', id: 'p3', player: formOf('Polgár, Judit') });
  expect(await trust.sees(({ seq }) => seq === 6)).toMatchObject(sayPeople('p1'));
  await did(desk, { type: 'changeTournament', form: createTournament.form });
  expect(await trust.sees(({ seq }) => seq === 7)).toMatchObject({ fault: null });
  expect(verifyFile(path)).toMatchObject({ whole: true, entries: 7 });
});

test('who was changed while the desk has the file is told at its next look', async () => {
  const desk = await newDesk(1, new HandClock());
  const trust = new Screen(desk, { kind: 'desk' });
  asOtherProgram(desk.path, (db) => db.exec(`UPDATE person SET name = 'Nadie'`));
  desk.look();
  expect(await trust.sees(({ fault }) => fault !== null)).toMatchObject(sayPeople('p1'));
});

test('erasing is no change: the file is whole, and nothing is said', async () => {
  const path = await tampered('');
  const { desk } = opened(path, 'desk');
  await did(desk, { type: 'erasePerson', id: 'p2' });
  expect(desk.fault).toBeNull();
  desk.close();
  expect(opened(path, 'read').desk.fault).toBeNull();
  expect(verifyFile(path)).toMatchObject({ whole: true });
});
