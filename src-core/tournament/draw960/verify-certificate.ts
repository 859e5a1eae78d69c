import { isStartNumber } from '../../chess/index.ts';
import { type Certificate, type DrawMeans, type DrawRequest, draw } from './certificate.ts';
import type { DrawFault } from './draw-fault.ts';
import type { DrawPolicy } from './policy.ts';
import type { Sha256 } from './program-draw.ts';
import { THROW_METHODS } from '../../vocabulary/draws.ts';

export type CertificateFault =
  /** No certificate: this field is missing or is nothing it can be. */
  | { readonly code: 'badField'; readonly field: string }
  /** The text names this field more than once. */
  | { readonly code: 'twice'; readonly field: string }
  /** Made again, the draw gives something else here (JSON texts; null: not there at all). */
  | {
      readonly code: 'differs';
      readonly field: string;
      readonly found: string | null;
      readonly expected: string | null;
    }
  | DrawFault;

/**
 * Everything that is wrong with a certificate (parsed JSON of any origin): the draw is made again from what it says,
 * and each field compared. None: whole. What was told and enters nothing (time, witnesses, authority, reason) cannot
 * be proved by it; nor, without a commitment published before, when the secret was made.
 */
export function verifyCertificate(certificate: unknown, sha256: Sha256): readonly CertificateFault[] {
  if (!isRecord(certificate)) return [{ code: 'badField', field: '' }];
  const request = readRequest(certificate);
  if (typeof request === 'string') return [{ code: 'badField', field: request }];
  const made = draw(request, sha256);
  return made.ok ? differences(certificate, made.value) : [made.error];
}

/** A certificate whose every field can be what it is, whether or not it holds; null for anything else. */
export function readCertificate(certificate: unknown): Certificate | null {
  if (!isRecord(certificate) || typeof readRequest(certificate) === 'string') return null;
  const { number, rank, commitment, counter } = certificate;
  if (!isStart(number) || !isText(rank)) return null;
  if (certificate['method'] === 'program' && !(isText(commitment) && isCount(counter))) return null;
  // every field has been looked at
  return certificate as Certificate;
}

function differences(found: Fields, made: Certificate): readonly CertificateFault[] {
  const expected = Object.entries(made);
  const names = new Set([...expected.map(([name]) => name), ...Object.keys(found)]);
  const values = new Map<string, unknown>(expected);
  return [...names].flatMap((field): CertificateFault[] => {
    const told = Object.hasOwn(found, field) ? plain(found[field]) : null;
    const right = values.has(field) ? plain(values.get(field)) : null;
    return told === right ? [] : [{ code: 'differs', field, found: told, expected: right }];
  });
}

/** JSON with the keys in order, so that only what is said counts. */
function plain(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    isRecord(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  );
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the draw was made of, or the name of the field that cannot be. */
function readRequest(fields: Fields): DrawRequest | string {
  const { version, policy, used, round, board, at, witnesses } = fields;
  if (version !== 1) return 'version';
  if (!isPolicy(policy)) return 'policy';
  if (!isListOf(used, isStart)) return 'used';
  if (!isCount(round)) return 'round';
  if (!isCount(board)) return 'board';
  if (!isText(at) || !isInstant(at)) return 'at';
  if (!isListOf(witnesses, isText)) return 'witnesses';
  const means = readMeans(fields);
  return typeof means === 'string' ? means : { policy, used, place: { round, board }, means, at, witnesses };
}

function readMeans(fields: Fields): DrawMeans | string {
  const { secret, inputs, throws, number, authority, reason } = fields;
  if (fields['method'] === 'program') {
    if (!isText(secret)) return 'secret';
    return isListOf(inputs, isText) ? { method: 'program', secret, inputs } : 'inputs';
  }
  if (fields['method'] === 'hand') {
    if (!isStart(number)) return 'number';
    if (!isText(authority)) return 'authority';
    return isText(reason) ? { method: 'hand', number, authority, reason } : 'reason';
  }
  const method = THROW_METHODS.find((each) => each === fields['method']);
  if (method === undefined) return 'method';
  return isListOf(throws, isCount) ? { method, throws } : 'throws';
}

function isPolicy(value: unknown): value is DrawPolicy {
  return (
    isRecord(value) &&
    Object.keys(value).length === 4 &&
    isListOf(value['exclude'], isStart) &&
    ['noRepeat', 'perBoard', 'bothGames'].every((name) => typeof value[name] === 'boolean')
  );
}

function isListOf<T>(value: unknown, isOne: (each: unknown) => each is T): value is readonly T[] {
  return Array.isArray(value) && value.every(isOne);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** `2026-11-30T04:29:41.606Z`, or nothing: a draw outside a desk may say no hour. */
function isInstant(text: string): boolean {
  return text === '' || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(text);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isStart(value: unknown): value is number {
  return typeof value === 'number' && isStartNumber(value);
}
