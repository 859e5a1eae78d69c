import type { Fault, FaultCode } from './faults.ts';

/** What the desk throws when something is broken, as against a refusal, which is an answer. */
export class DeskFault extends Error {
  readonly fault: Fault;

  /**
   * `message` is for the log, in English: what, where, what to do. Screens put `code` and `facts` into words.
   */
  constructor(code: FaultCode, message: string, facts: Fault['facts'] = {}, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'DeskFault';
    this.fault = { code, message, facts };
  }
}

/** The fault in whatever was thrown; what nobody foresaw is a bug. */
export function faultOf(error: unknown): Fault {
  if (error instanceof DeskFault) return error.fault;
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'bug', message, facts: {} };
}
