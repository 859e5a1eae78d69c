/** In which rounds somebody is not there, in a few words: rounds alike in a row are one. */
import type { PresenceView } from '../../../src-core/contract/desk-api.ts';
import type { Words } from '../../words.svelte.ts';

type Away = PresenceView['rounds'][number];

/** The sign of a round in a narrow cell; empty where he plays. */
export function signOf(away: Away, t: Words): string {
  if (away === null) return '';
  return away.why === 'bye' || away.bye !== 'zero' ? t.pairing.byeSigns[away.bye] : '–';
}

/** The same in a word. */
function wordOf(away: NonNullable<Away>, t: Words): string {
  return t.pairing.presence.short[away.why === 'bye' ? away.bye : away.why];
}

export function roundSays(away: Away, t: Words): string {
  if (away === null) return t.pairing.presence.plays;
  return away.why === 'bye' ? t.pairing.byes[away.bye] : t.pairing.away[away.why];
}

/** `½ r. 2 · retirada r. 4-9`; empty where he is always there. */
export function presenceSays(rounds: PresenceView['rounds'], t: Words): string {
  const spans: { readonly word: string; readonly first: number; last: number }[] = [];
  rounds.forEach((away, at) => {
    if (away === null) return;
    const [word, round, before] = [wordOf(away, t), at + 1, spans.at(-1)];
    if (before?.word === word && before.last === at) before.last = round;
    else spans.push({ word, first: round, last: round });
  });
  return spans.map(({ word, first, last }) => `${word} ${t.pairing.presence.span(first, last)}`).join(' · ');
}
