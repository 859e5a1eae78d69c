import type { Fault } from '../src-core/contract/desk-api.ts';

/** The fault a promise of the desk was rejected with; anything else is a bug, with its message. */
export function faultOf(cause: unknown): Fault {
  if (isFault(cause)) return cause;
  if (typeof cause === 'object' && cause !== null && 'fault' in cause && isFault(cause.fault))
    return cause.fault;
  return { code: 'bug', message: cause instanceof Error ? cause.message : String(cause), facts: {} };
}

function isFault(value: unknown): value is Fault {
  return (
    typeof value === 'object' && value !== null && 'code' in value && 'facts' in value && 'message' in value
  );
}
