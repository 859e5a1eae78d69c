/** The draw of a start position: here is where randomness, SHA-256, the clock and the secret's file come in. */
import { THROW_METHODS } from '../../vocabulary/draws.ts';
import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { isStartNumber } from '../../chess/index.ts';
import type { Certificate, DrawMeans, DrawPolicy, ThrowMethod } from '../../tournament/index.ts';
import {
  allowedNumbers,
  cleanInput,
  commitmentOf,
  draw,
  isSecret,
  readCertificateText,
  readThrows,
  verifyCertificate,
} from '../../tournament/index.ts';
import { readSource } from '../read-source.ts';
import type { Arguments, Command, ExitCode, Terminal } from '../terminal.ts';
import { RefusedError, UsageError, optionalNumber } from '../terminal.ts';
import { startArgument } from './position960.ts';
import { coinTyped } from '../../words/coins.ts';
import { piecesIn } from '../../words/moves.ts';
import { regionOf } from '../../words/language.ts';

const METHODS = ['program', ...THROW_METHODS, 'hand'] as const;
type Method = (typeof METHODS)[number];

export const command: Command = {
  usage: [
    'escaque draw960 --method program [--input TEXT]... [--secret-file FILE | --secret HEX] [DRAW]',
    'escaque draw960 --method dice|coins|box|pieces --throws 3,5,... [DRAW]',
    'escaque draw960 --method hand --position N|RANK|FEN --reason TEXT [--authority TEXT] [DRAW]',
    'escaque draw960 --commit --secret-file FILE [--json]',
    'escaque draw960 verify FILE [--commitment HEX] [--json]',
    'DRAW: [--exclude 518,534] [--used 17,33] [--round N] [--board N] [--both-games] [--witness TEXT]... [--json]',
  ].join('\n  '),
  options: {
    method: { type: 'string' },
    throws: { type: 'string' },
    position: { type: 'string' },
    authority: { type: 'string' },
    reason: { type: 'string' },
    exclude: { type: 'string' },
    used: { type: 'string' },
    round: { type: 'string' },
    board: { type: 'string' },
    'both-games': { type: 'boolean' },
    witness: { type: 'string', multiple: true },
    input: { type: 'string', multiple: true },
    secret: { type: 'string' },
    'secret-file': { type: 'string' },
    commit: { type: 'boolean' },
    commitment: { type: 'string' },
    json: { type: 'boolean' },
  },
  positionals: [0, 2],
  async run(args, terminal) {
    const [word, file] = args.positionals;
    if (word === undefined) return args.flag('commit') ? commit(args, terminal) : make(args, terminal);
    if (word !== 'verify') throw new UsageError(terminal.words.notOneOf('draw960', word, ['verify']));
    if (file === undefined) throw new UsageError(terminal.words.tooFewArguments);
    return verify(file, args, terminal);
  },
};

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

function newSecret(): string {
  return randomBytes(32).toString('hex');
}

/** Makes a secret, keeps it in a file only its owner reads, and tells what may be published of it. */
function commit(args: Arguments, terminal: Terminal): ExitCode {
  const path = args.text('secret-file');
  if (path === null) throw new UsageError(terminal.words.missingOption('--secret-file'));
  const secret = newSecret();
  try {
    writeFileSync(path, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const words = terminal.words.chess960;
    throw new RefusedError(code === 'EEXIST' ? words.secretFileThere(path) : words.cannotWrite(path, code));
  }
  const commitment = commitmentOf(secret, sha256);
  if (args.flag('json')) terminal.out(JSON.stringify({ commitment }));
  else terminal.out(terminal.words.chess960.commitment(commitment));
  return 0;
}

async function make(args: Arguments, terminal: Terminal): Promise<ExitCode> {
  const { words } = terminal;
  const asked = args.text('method');
  if (asked === null) throw new UsageError(words.missingOption('--method'));
  const method = METHODS.find((each) => each === asked);
  if (method === undefined) throw new UsageError(words.notOneOf('--method', asked, METHODS));
  const means = await readMeans(method, args, terminal);
  const board = optionalNumber(args, 'board', 1, words) ?? 0;
  const place = { round: optionalNumber(args, 'round', 1, words) ?? 0, board };
  const policy: DrawPolicy = {
    exclude: numbers('exclude', args, terminal),
    noRepeat: args.text('used') !== null,
    perBoard: board > 0,
    bothGames: args.flag('both-games'),
  };
  const used = numbers('used', args, terminal);
  const at = new Date().toISOString();
  const made = draw({ policy, used, place, means, at, witnesses: args.texts('witness') }, sha256);
  if (!made.ok) throw new RefusedError(terminal.words.chess960.drawFault(made.error));
  if (args.flag('json')) terminal.out(JSON.stringify(made.value, null, 2));
  else tell(made.value, args.text('secret') === null && args.text('secret-file') === null, terminal);
  return 0;
}

function tell(certificate: Certificate, secretIsNew: boolean, terminal: Terminal): void {
  const words = terminal.words.chess960;
  if (certificate.method === 'program') {
    terminal.out(words.commitment(certificate.commitment));
    terminal.out(words.secret(certificate.secret));
    if (secretIsNew) terminal.out(words.commitmentLate);
  } else if (certificate.method !== 'hand') {
    const allowed = allowedNumbers(certificate.policy, certificate.used);
    const read = readThrows(certificate.method, certificate.throws, allowed);
    if (read.ok) for (const step of read.value.steps) terminal.out(words.throwStep(step));
  }
  terminal.out(words.drawn(certificate.number, piecesIn(regionOf(terminal.lang), certificate.rank)));
}

/** The options that belong to some methods only. */
const OPTIONS_OF: Readonly<Record<string, readonly Method[]>> = {
  throws: THROW_METHODS,
  position: ['hand'],
  reason: ['hand'],
  authority: ['hand'],
  input: ['program'],
  secret: ['program'],
  'secret-file': ['program'],
};

async function readMeans(method: Method, args: Arguments, terminal: Terminal): Promise<DrawMeans> {
  const words = terminal.words.chess960;
  for (const [option, methods] of Object.entries(OPTIONS_OF)) {
    const given = args.text(option) !== null || args.texts(option).length > 0;
    if (given && !methods.includes(method)) throw new UsageError(words.notFor(`--${option}`, method));
  }
  const needed = (option: string): string => {
    const text = args.text(option);
    if (text === null) throw new UsageError(terminal.words.missingOption(`--${option}`));
    return text;
  };
  switch (method) {
    case 'program': {
      const inputs = args.texts('input').map(cleanInput);
      return { method, secret: await secretOf(args, terminal), inputs };
    }
    case 'hand': {
      const number = startArgument(needed('position'), terminal);
      return { method, number, authority: args.text('authority') ?? words.arbiter, reason: needed('reason') };
    }
    default:
      return { method, throws: readFaces(method, needed('throws'), terminal) };
  }
}

/** The secret given, the one kept in a file since its commitment, or a new one. */
async function secretOf(args: Arguments, terminal: Terminal): Promise<string> {
  const path = args.text('secret-file');
  if (path === null) return args.text('secret') ?? newSecret();
  if (args.text('secret') !== null)
    throw new UsageError(terminal.words.tooManyArguments(`--secret-file ${path}`));
  const secret = (await readSource(path, terminal)).trim();
  if (!isSecret(secret)) throw new RefusedError(terminal.words.chess960.badSecretFile(path));
  return secret;
}

/** `3,5,1`, `3 5 1` or `351`: a face is one digit. */
function readFaces(method: ThrowMethod, text: string, terminal: Terminal): readonly number[] {
  const parts = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((each) => each !== '');
  const faces = (parts.length === 1 ? [...text.trim().toLowerCase()] : parts).map((face) =>
    method === 'coins' ? String(coinTyped(face) ?? face) : face,
  );
  if (!faces.every((face) => /^[0-9]$/.test(face)))
    throw new UsageError(terminal.words.chess960.notThrows(text));
  return faces.map(Number);
}

function numbers(option: string, args: Arguments, terminal: Terminal): readonly number[] {
  const text = args.text(option) ?? '';
  const read = text.split(/[\s,;]+/).filter((each) => each !== '');
  if (!read.every((each) => /^\d+$/.test(each) && isStartNumber(Number(each))))
    throw new UsageError(terminal.words.chess960.notANumber(`--${option}`, text));
  return read.map(Number);
}

async function verify(path: string, args: Arguments, terminal: Terminal): Promise<ExitCode> {
  const words = terminal.words.chess960;
  const read = readCertificateText(await readSource(path, terminal));
  if (read === null) throw new RefusedError(`${path}: ${terminal.words.notJson}`);
  const certificate = read.json;
  const twice = read.twice.map((field) => ({ code: 'twice', field }) as const);
  const faults: { readonly code: string; readonly text: string }[] = [
    ...twice,
    ...verifyCertificate(certificate, sha256),
  ].map((fault) => ({ ...fault, text: words.certificateFault(fault) }));
  const published = args.text('commitment')?.trim().toLowerCase();
  const { commitment, number, rank, method } = toldBy(certificate);
  if (published !== undefined && published !== commitment)
    faults.push({ code: 'commitmentDiffers', text: words.commitmentDiffers(published) });
  if (args.flag('json')) terminal.out(JSON.stringify({ ok: faults.length === 0, faults }));
  else if (faults.length > 0) for (const { text } of faults) terminal.err(`${path}: ${text}`);
  else {
    terminal.out(
      words.holds(Number(number), piecesIn(regionOf(terminal.lang), String(rank)), String(method)),
    );
    terminal.out(words.toldOnly);
  }
  return faults.length === 0 ? 0 : 1;
}

/** The fields of what may be a certificate. */
function toldBy(certificate: unknown): Readonly<Record<string, unknown>> {
  return typeof certificate === 'object' && certificate !== null ? { ...certificate } : {};
}
