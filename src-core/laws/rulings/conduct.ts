/** Conduct and recording: 6.2.4, 6.11.4, 8.1.2, 8.4-8.6, 11, and the ladder of 12.9. */
import type { Breach } from '../points.ts';
import { PENALTY_CODES } from '../../vocabulary/penalties.ts';
import { otherColor } from '../../chess/index.ts';
import type { Conduct, Device, Other, Recording, RepliedBeforePress } from '../incident.ts';
import type { Case } from '../record.ts';
import { point, ruled, ruledIfEnded, winFor } from '../record.ts';
import type { Point, Ruled } from '../ruling.ts';

const BREACHED: Readonly<Record<Breach, string>> = {
  distracting: '11.5',
  otherHand: '6.2.3',
  clockHandling: '6.2.4',
  invalidPause: '6.11.4',
  writingInAdvance: '8.1.2',
  notes: '11.3.1',
  disrepute: '11.1',
};

/** The game goes on unless it is a persistent refusal (11.7, 11.8); the penalty is the arbiter's choice. */
function ruleConduct(of: Case, { by, what }: Conduct): Ruled {
  if (what === 'refusal') {
    return by === 'both'
      ? ruled(of, [point('bothRefuse', ['11.8'])], { result: '0-0' })
      : ruled(of, [point('refuses', ['11.7'], { by })], { result: winFor(otherColor(by)) });
  }
  return ruled(of, [point(`breach.${what}`, [BREACHED[what]], { by }), ladder()]);
}

function ladder(): Point {
  return point('choosePenalty', ['12.9'], { penalties: PENALTY_CODES });
}

/**
 * No exception for an opponent who cannot mate: 11.3.2.2 gives him the win. That speaks of a device on the player. In a
 * bag that is not with him it is only in the venue (11.3.2), and the penalty is the arbiter's choice (11.6, 12.9); switched
 * off, where the event allows that, nothing is wrong with it, but for a bag used without permission (11.3.2.1).
 */
function ruleDevice(of: Case, { by, inBag, bagAllowed, switchedOff, carried }: Device): Ruled {
  const permitted = bagAllowed === true && switchedOff === true;
  if (inBag === true && permitted && carried !== true) {
    return ruled(of, [point('deviceInBag', ['11.3.2.1'], { by })], { upheld: false });
  }
  if (inBag === true && permitted)
    return ruled(of, [point('bagUsed', ['11.3.2.1', '11.6'], { by }), ladder()]);
  if (inBag === true && carried !== true)
    return ruled(of, [point('deviceInVenue', ['11.3.2', '11.6'], { by }), ladder()]);
  return by === 'both'
    ? ruled(of, [point('bothDevices', ['11.3.2.2'])], { result: '0-0' })
    : ruled(of, [point('deviceFound', ['11.3.2.2'], { by, ...(inBag === true ? { inBag } : {}) })], {
        result: winFor(otherColor(by)),
      });
}

/** The move is the opponent's once it is made; who made it may still press (1.3, 6.2.2). */
function ruleRepliedBeforePress(of: Case, { by }: RepliedBeforePress): Ruled {
  const over = ruledIfEnded(of, null);
  if (over !== null) return over;
  return ruled(of, [point('repliedBeforePress', ['1.3', '6.2.2'], { by: otherColor(by) })], {
    upheld: false,
  });
}

/** What no kind here is: the arbiter decides, by analogy where no article speaks of it (0.2). */
function ruleOther(of: Case, { articles }: Other): Ruled {
  return ruled(of, [point('leftToTheArbiter', articles.length === 0 ? ['0.2'] : articles)]);
}

function ruleRecording(of: Case, { by, secondsLeft, increment, flagFallen }: Recording): Ruled {
  const over = ruledIfEnded(of, null);
  if (over !== null) return over;
  if (of.ruleSet.regime !== 'standard') return ruled(of, [point('recordingNotRequired', ['A.2'], { by })]);
  const { lessThan, unlessIncrement } = of.ruleSet.stopWriting;
  const never = (increment ?? 0) >= unlessIncrement.value;
  // 8.5.2 is for who had stopped writing under 8.4
  if (flagFallen === true && !never) return ruled(of, [point('updateTheSheet', ['8.5.2'], { by })]);
  const may = (secondsLeft ?? Infinity) < lessThan.value && !never;
  return ruled(of, [point(may ? 'mayStopWriting' : 'mustWrite', lessThan.articles, { by })], { upheld: may });
}

/** What the players do beside the moves themselves. */
export function rulePlayers(
  of: Case,
  incident: Conduct | Device | Other | Recording | RepliedBeforePress,
): Ruled {
  switch (incident.kind) {
    case 'conduct':
      return ruleConduct(of, incident);
    case 'device':
      return ruleDevice(of, incident);
    case 'recording':
      return ruleRecording(of, incident);
    case 'repliedBeforePress':
      return ruleRepliedBeforePress(of, incident);
    case 'other':
      return ruleOther(of, incident);
  }
}
