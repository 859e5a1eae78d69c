/** 7.3: a game that goes on with reversed colours counts for those who play them. */
import { describe, expect, it } from 'vitest';
import { firstRound, resultOf, strikeOf } from './arbiter.ts';
import { OWN, decideOf, ruling } from './incidents.ts';

const TEN = 'e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5';
const reversed = { kind: 'wrongStart', what: 'coloursReversed' } as const;
const pairing = (desk: ReturnType<typeof firstRound>) => {
  const { white, black } = desk.board();
  return [white?.id, black?.id];
};

describe('ten moves made by both', () => {
  it('exchanges the colours of the pairing with the incident', () => {
    const desk = firstRound().plays(TEN);
    const [white, black] = pairing(desk);
    expect(ruling(desk, reversed)).toMatchObject({ coloursExchanged: true, newGame: false });
    const events = desk.does(decideOf(reversed));
    expect(events).toMatchObject([
      { type: 'incidentDecided', consequences: { coloursExchanged: true } },
      { type: 'pairingChanged', white: black, black: white },
    ]);
    expect(pairing(desk)).toEqual([black, white]);
    desk.does(resultOf('1-0', 'resignation'));
    expect(desk.board().white?.id).toBe(black);
  });

  it('exchanges them once only', () => {
    const desk = firstRound().plays(TEN);
    desk.does(decideOf(reversed));
    expect(ruling(desk, reversed).coloursExchanged).toBe(false);
  });

  it('gives them back with its strike', () => {
    const desk = firstRound().plays(TEN);
    const before = pairing(desk);
    const [incident] = desk.does(decideOf(reversed));
    expect(incident?.type).toBe('incidentDecided');
    const [{ seq, undoes } = { seq: 0, undoes: null }] = desk.board().arbiter.incidents;
    expect(undoes).toMatchObject({ colours: true });
    desk.does(strikeOf(seq));
    expect(pairing(desk)).toEqual(before);
    expect(ruling(desk, reversed).coloursExchanged).toBe(true);
  });
});

it('fewer than ten moves: a new game by the pairing as it is', () => {
  const desk = firstRound().plays('e4 e5');
  const before = pairing(desk);
  expect(ruling(desk, reversed)).toMatchObject({ coloursExchanged: false, newGame: true });
  desk.does(decideOf(reversed));
  expect(pairing(desk)).toEqual(before);
});

it('found after the end: the arbiter exchanges them, and the result that stands counts for the other', () => {
  const desk = firstRound().plays('e4 e5');
  const [white, black] = pairing(desk);
  desk.does(resultOf('1-0', 'resignation'));
  desk.does(decideOf(reversed, { decision: { ...OWN, exchangeColours: true } }));
  expect(pairing(desk)).toEqual([black, white]);
  expect(desk.board().result?.result).toBe('1-0');
});
