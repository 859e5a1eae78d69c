import type { DrawCheck } from '../../contract/desk-api.ts';
import type { DrawStep } from '../../tournament/index.ts';
import { sha256 } from '../../plain/sha256.ts';
import {
  commitmentCommand,
  explainDraw,
  placeCommand,
  readCertificateText,
  wordCommand,
} from '../../tournament/index.ts';

/** A text taken for a certificate of a draw, and the draw made again step by step. */
export function checkDraw(text: string): DrawCheck {
  const read = readCertificateText(text);
  if (read === null) {
    const faults = [{ code: 'badField', field: '' }] as const;
    return { json: false, certificate: null, steps: [], faults, recipe: [] };
  }
  const { certificate, steps, faults } = explainDraw(read.json, sha256);
  const twice = read.twice.map((field) => ({ code: 'twice', field }) as const);
  return { json: true, certificate, steps, faults: [...twice, ...faults], recipe: steps.flatMap(commandOf) };
}

function commandOf(step: DrawStep): readonly string[] {
  switch (step.kind) {
    case 'commitment':
      return [commitmentCommand(step.secret)];
    case 'word':
      return [wordCommand(step.lines)];
    case 'place':
      return [placeCommand(step.word, step.count)];
    default:
      return [];
  }
}
