import type { DrawCheck } from '../desk-api.ts';
import { explainDraw, sha256 } from '../tournament/index.ts';

/** A text taken for a certificate of a draw, and the draw made again step by step. */
export function checkDraw(text: string): DrawCheck {
  try {
    return { json: true, ...explainDraw(JSON.parse(text), sha256) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { json: false, certificate: null, steps: [], faults: [{ code: 'badField', field: '' }] };
  }
}
