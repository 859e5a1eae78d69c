/** A board as it stands, told on the command line of a case. */
import { followSteps, formatBoard, parseStep } from '../chess/index.ts';
import type { Json } from './case-file.ts';
import { CaseError, positionOfCase } from './case-file.ts';
import { object } from './case-values.ts';

/**
 * A case whose incident is what stands on the board: its board field, or what the acts (`e1-g1,-d5`) lead to, where
 * that is not told. Throws a CaseError that names what cannot be read.
 */
export function withBoardTold(json: Json, stands: string | null, acts: readonly string[]): Json {
  const position = positionOfCase(json);
  const steps = acts.map((text) => parseStep(text) ?? wrongAct(text));
  const followed = followSteps(position.board, steps);
  if ('impossible' in followed) return wrongAct(acts[followed.impossible] ?? '');
  const told = acts.length === 0 ? {} : { acts };
  const incident = {
    by: position.turn,
    ...object(json['incident'] ?? {}, 'incident'),
    kind: 'boardAsItStands',
    stands: stands ?? formatBoard(followed.board),
    ...told,
  };
  return { ...json, incident };
}

function wrongAct(text: string): never {
  throw new CaseError(`acts: ${JSON.stringify(text)}`);
}
