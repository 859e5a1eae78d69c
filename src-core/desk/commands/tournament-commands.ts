/** What may be asked about the tournament itself. */
import * as v from 'valibot';
import { LIMITS } from '../../vocabulary/limits.ts';
import { SUPERVISED_BLITZ_MINUTES } from '../../vocabulary/rule-sets.ts';
import type { TournamentForm } from '../journal/tournament-details.ts';
import { writtenControl } from './clock-commands.ts';
import { beyondReport } from './player-commands.ts';
import { command, count, line, name, ruleSet, text, variant } from './primitives.ts';
import { schemaOf } from './whole.ts';

const form = schemaOf<TournamentForm>()(
  v.strictObject({
    name,
    place: name,
    begins: line(LIMITS.date),
    ends: line(LIMITS.date),
    federation: line(LIMITS.federation),
    ruleSet,
    variant,
    rounds: count,
    boards: count,
    chiefArbiter: name,
    rules: v.exactOptional(
      v.strictObject({
        guidelinesI: v.exactOptional(v.boolean()),
        guidelinesIII: v.exactOptional(v.boolean()),
        noDrawBeforeMove: v.exactOptional(count),
        minutesInSupervisedBlitz: v.exactOptional(v.picklist(SUPERVISED_BLITZ_MINUTES)),
      }),
    ),
  }),
);

const besides = v.strictObject({ number: count, ...beyondReport });

export const tournamentCommands = {
  createTournament: command('createTournament', {
    form,
    /** Its time control, as people write it; it may also be set later. */
    control: v.exactOptional(v.strictObject(writtenControl)),
    /** To try things on: the word that its name begins with from now on, whatever it is changed to. */
    example: v.exactOptional(v.pipe(line(LIMITS.exampleMark), v.minLength(1))),
  }),
  changeTournament: command('changeTournament', { form }),
  /**
   * A report (TRF) into a tournament without players. `anyway`: also one that contradicts itself. `people`: what it has
   * no columns for, or no room in them.
   */
  importReport: command('importReport', {
    text,
    anyway: v.boolean(),
    people: v.exactOptional(v.array(besides)),
  }),
} as const;
