/** Every kind of text or bytes that comes from outside, by the name of its reader, and what must hold whatever is in it. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import Papa from 'papaparse';
import { expect } from 'vitest';
import { Admission } from '../../electron/admission.ts';
import { deskFiles } from '../../electron/desk-files.ts';
import { Sessions } from '../../electron/sessions.ts';
import { parseObject, readCase, ruleCase } from '../../src-core/cli/case-file.ts';
import { CaseError } from '../../src-core/cli/case-values.ts';
import { formatTimeControl, parseTimeControl, readTimeControl } from '../../src-core/clocks/index.ts';
import { Door } from '../../src-core/door/desk-door.ts';
import { readCall, roomOf } from '../../src-core/door/read-call.ts';
import { visitor } from '../../src-core/door/who.ts';
import { DeskHost } from '../../src-core/host/desk-host.ts';
import { inParts, longestFrame, Parts } from '../../src-core/plain/parts.ts';
import { readList } from '../../src-core/plain/read-list.ts';
import {
  draw,
  explainDraw,
  formatPlayersCsv,
  parsePairingsCsv,
  parsePlayersCsv,
  readCertificateText,
  USUAL_POLICY,
  verifyCertificate,
} from '../../src-core/tournament/index.ts';
import { formatTrf } from '../../src-core/tournament/trf/format.ts';
import { parseTrf } from '../../src-core/tournament/trf/parse.ts';
import { fuzzFen } from '../chess/fuzz.ts';
import { randomFrom } from '../chess/oracle/random.ts';
import { fuzzPgn, fuzzSan } from '../chess/pgn-fuzz.ts';
import { newTournament, removeFolder, temporaryFolder } from '../contract/kit.ts';
import { calls, commands } from '../door/one-of-each.ts';
import { workbook } from '../plain/zipped.ts';
import { damaged } from './damage.ts';

export const INPUTS = [
  ...(['fen', 'san', 'pgn', 'players', 'pairings', 'xlsx', 'trf', 'control', 'certificate', 'case'] as const),
  ...(['call', 'admission', 'frames', 'door'] as const),
];
export type Input = (typeof INPUTS)[number];

interface Tried {
  /** Of a thousand texts in all, so many are of this kind. */
  readonly share: number;
  /** Reads so many damaged texts, the same ones for the same seed. Fails where one is read as it must not be. */
  tried(seed: number, times: number): Promise<void> | void;
}

/** No text of at most 40,000 characters takes longer, in milliseconds: the slowest reader is linear. */
const mostMs = 2_000;

const lines = (text: string): number => text.split(/\r\n|\r|\n/).length;

/** Texts of a format, and `read`, which fails where something does not hold. */
function texts(
  share: number,
  whole: readonly string[],
  signs: readonly string[],
  read: (text: string) => void,
) {
  const tried = (seed: number, times: number): void => {
    const random = randomFrom(seed);
    for (let n = 0; n < times; n++) {
      const text = damaged(random, whole, signs);
      told(text, () => read(text));
    }
  };
  return { share, tried };
}

/** What fails over a text is told with it. */
function told(text: string, read: () => void): void {
  const begin = performance.now();
  try {
    read();
  } catch (error) {
    throw new Error(`over ${JSON.stringify(text.slice(0, 4_000))}`, { cause: error });
  }
  const ms = performance.now() - begin;
  if (ms > mostMs) throw new Error(`${Math.round(ms)} ms over ${JSON.stringify(text.slice(0, 4_000))}`);
}

interface Placed {
  readonly line: number;
  readonly column?: number;
}

function inText(text: string, faults: readonly Placed[]): void {
  const last = lines(text);
  for (const { line, column = 1 } of faults) {
    if (line < 1 || line > last || column < 1) expect.fail(`a fault at ${line}:${column} of ${last} lines`);
  }
}

const PLAYERS = [
  'Nº;Nombre;Título;Elo;Fed;ID FIDE;Nacimiento;Sexo;Club\n1;Ruiz Ortega, Ana;WFM;2105;ESP;2212345;1990-02-03;w;Casino\n2;"Gómez ""El Rápido"", Luis";;1987;ESP;;1971;m;=Club\n',
  'No.,,Name,FideID,FED,Rtg\n1,GM,"Anand, Viswanathan",5000017,IND,2775\n2,WGM,"Stefanova, Antoaneta",2902257,BUL,2450\n',
  'Abierto de Lugo\nRanking inicial\n\nNo\tName\tRtg\n1\tPolgár, Judit\t2675\n2\tÑíguez, Ó\t1500 F\n',
];
const PAIRINGS = [
  'Mesa;Blancas;Resultado;Negras\n1;1;1-0;151\n2;152;½-½;2\n3;Ruiz, Ana;+--;BYE\n',
  'Bo.,White,Result,Black\n1,"Anand, Viswanathan",0-1,"Polgár, Judit"\n2,3,,4\n',
  '1;2\n3;4\n5;\n',
];
const CELLS = [
  ';',
  ',',
  '\t',
  '"',
  '""',
  '\n',
  '\r\n',
  'Nombre',
  'Name',
  'Elo',
  'Rtg',
  'No',
  'BYE',
  '1-0',
  'sep=;\n',
];

const readPlayers = (text: string): void => {
  const { rows, faults, notes } = parsePlayersCsv(text);
  inText(text, [...rows, ...faults, ...notes]);
  const written = formatPlayersCsv(rows);
  // no cell is a formula to a spreadsheet, and all of them come back as they were
  const { data } = Papa.parse<string[]>(written, { delimiter: ';' });
  expect(data.flat().filter((cell) => /^[=+@\t\r-]/.test(cell))).toEqual([]);
  const again = parsePlayersCsv(written).rows;
  const bare = (list: typeof rows) => list.map(({ line: _, text: __, ...player }) => player);
  if (rows.length > 0) expect(bare(again)).toEqual(bare(rows));
};

const readPairings = (text: string): void => {
  const { rows, faults, notes } = parsePairingsCsv(text);
  inText(text, [...rows, ...faults, ...notes]);
};

const SHEET =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Nombre</t></is></c><c r="B1" t="inlineStr"><is><t>Elo</t></is></c></row>' +
  '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2"><v>2775</v></c><c r="C2" s="1"><v>25569</v></c></row>';
const XML = [
  '<row r="9">',
  '</row>',
  '<c r="XFD1048576">',
  ' t="s"',
  '<v>-1</v>',
  '<f>1/0</f>',
  '&lt;',
  '<!--',
  ']]>',
];

/** Workbooks damaged before they are packed, and packed ones of which bytes are changed or cut off. */
async function triedWorkbooks(seed: number, times: number): Promise<void> {
  const random = randomFrom(seed);
  const whole = workbook([{ name: 'A', rows: SHEET }], ['Ruiz, Ana']);
  for (let n = 0; n < times; n++) {
    const rows = damaged(random, [SHEET], XML);
    const bytes = random(2) === 0 ? workbook([{ name: 'A', rows }], [rows.slice(0, 60)]) : whole.slice();
    for (let at = random(6); at > 0; at--) bytes[random(bytes.length)] = random(256);
    const cut = random(8) === 0 ? bytes.subarray(0, random(bytes.length)) : bytes;
    const begin = performance.now();
    const read = await readList(cut);
    if (read.ok) parsePlayersCsv(read.text);
    const ms = performance.now() - begin;
    if (ms > mostMs) throw new Error(`${Math.round(ms)} ms over workbook ${n} of seed ${seed}`);
  }
}

const TRF = readdirSync(join(import.meta.dirname, '../data/trf'))
  .filter((name) => /^rtg0[13]\.trf$|^utf8/.test(name))
  .map((name) => readFileSync(join(import.meta.dirname, '../data/trf', name), 'utf8').slice(0, 6_000));
const RECORDS =
  '001 012 022 032 042 052 062 092 102 112 122 132 142 152 162 172 182 192 202 212 222 240 250 260 299 310';
const TAGS = [
  ...RECORDS.split(' ').map((tag) => `\n${tag} `),
  '\nXXR 9',
  '\nBBW 1.0',
  '\nXXS ',
  '\nESP ',
  'W',
  '0000',
  '½',
];

const readTrf = (text: string): void => {
  const { record, faults } = parseTrf(text);
  inText(text, faults);
  const { record: once, faults: left } = parseTrf(formatTrf(record, 'trf26'));
  // of what is said twice the first counts, and a line kept as it is may come to stand before it
  if (left.some(({ code }) => code === 'sameNumber' || code === 'saidBefore')) return;
  expect(parseTrf(formatTrf(once, 'trf26')).record).toEqual(once);
};

const CONTROLS = [
  '90+30',
  '40/90+30, 30+30',
  '90 min + 30 s desde la jugada 1',
  "G/5'+3''",
  '25:00+10',
  '3|2',
  '2h30',
];
const TIMES = [
  '40/',
  '+',
  "'",
  '"',
  ':',
  ',',
  ' x ',
  'min',
  'byo-yomi',
  'delay',
  'Fischer',
  '½',
  '0:00',
  'per move',
  'd5',
  'SD',
];

const readControl = (text: string): void => {
  for (const result of [readTimeControl(text), parseTimeControl(text)]) {
    if (result.ok) continue;
    const { column, rest } = result.error;
    if (column < 1 || column > text.length + 1 || !text.endsWith(rest))
      expect.fail(`column ${column}: ${rest}`);
  }
  const read = readTimeControl(text);
  if (read.ok) {
    const { control } = read.value;
    expect(parseTimeControl(formatTimeControl(control))).toEqual({ ok: true, value: control });
  }
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const drawn = draw(
  {
    policy: { ...USUAL_POLICY, exclude: [518, 534] },
    used: [17, 33],
    place: { round: 3, board: 0 },
    means: { method: 'program', secret: sha256('inputs'), inputs: ['3 5 1', 'ó ♞'] },
    at: '2026-11-29T18:00:00.000Z',
    witnesses: ['Ana'],
  },
  sha256,
);
if (!drawn.ok) throw new Error(drawn.error.code);
const CERTIFICATE = JSON.stringify(drawn.value, null, 1);
const JSONS = [
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  '"',
  'null',
  'true',
  '-1',
  '1e400',
  '"number":',
  '\\u0000',
  '{"a":1}',
  '[[]]',
];
/** What was drawn and how: a policy and numbers used that lead to the same are no other draw. */
const DRAWN: readonly string[] = [
  'version',
  'round',
  'board',
  'method',
  'secret',
  'inputs',
  'commitment',
  'number',
  'rank',
];

const readCertificate = (text: string): void => {
  const read = readCertificateText(text);
  if (read === null) return;
  explainDraw(read.json, sha256);
  const faults = verifyCertificate(read.json, sha256);
  if (faults.length > 0 || read.twice.length > 0) return;
  const { value } = drawn;
  expect(read.json).toMatchObject(
    Object.fromEntries(Object.entries(value).filter(([field]) => DRAWN.includes(field))),
  );
};

const CASES = readFileSync(join(import.meta.dirname, '../cases/laws.jsonl'), 'utf8')
  .split('\n')
  .slice(0, 60);

const readOneCase = (text: string): void => {
  try {
    ruleCase(readCase(parseObject(text)), () => 'unknown');
  } catch (error) {
    if (!(error instanceof CaseError)) throw error;
  }
};

const acting = Object.values(commands).map((command) => ({ ...calls.act, command }));
const MESSAGES = [
  ...Object.entries(calls).map(([call, params]) => JSON.stringify({ id: 7, call, params })),
  ...acting.map((params) => JSON.stringify({ id: 8, call: 'act', params })),
];

const readOneCall = (text: string): void => {
  const reading = readCall(text);
  if (!reading.ok) {
    const { message, code } = reading.fault;
    if (message === '' || message.length > 500) expect.fail(`${code}: ${message}`);
    return;
  }
  const { id, call } = reading;
  // what was read is plain JSON, and is read as the same again
  expect(readCall(JSON.stringify({ id, ...call }))).toMatchObject({ ok: true, id, call });
};

async function triedAdmissions(seed: number, times: number): Promise<void> {
  const folder = temporaryFolder();
  try {
    const sessions = new Sessions(folder, 1);
    const nonce = 'A'.repeat(43);
    const { session, key } = sessions.begin(Date.now());
    const said = [
      { session, nonce },
      { invitation: sessions.invite(), nonce },
      { proof: key },
      { proof: nonce },
    ];
    const whole = said.map((each) => JSON.stringify(each));
    const random = randomFrom(seed);
    for (let n = 0; n < times; n++) {
      const admission = new Admission(sessions, () => Date.now());
      for (let words = 1 + random(3); words > 0; words--) {
        const text = damaged(random, whole, JSONS);
        told(text, () => expect(admission.take(text)).not.toBe('letIn'));
      }
    }
  } finally {
    removeFolder(folder);
  }
}

/** What takes frames apart in the library; not among its types. */
const { Receiver } = createRequire(import.meta.url)('ws') as {
  readonly Receiver: new (options: object) => Writable;
};

/** Bytes as a socket brings them: frames of a screen, damaged, taken apart by the library and put together by us. */
async function triedFrames(seed: number, times: number): Promise<void> {
  const random = randomFrom(seed);
  for (let n = 0; n < times; n++) {
    const bytes = Buffer.concat(
      inParts(damaged(random, MESSAGES, ['+', '.', ...JSONS])).map((part) =>
        framed(Buffer.from(part), random),
      ),
    );
    for (let at = random(4); at > 0; at--) bytes[random(bytes.length)] = random(256);
    const parts = new Parts(roomOf);
    const receiver = new Receiver({ isServer: true, maxPayload: longestFrame, skipUTF8Validation: false });
    receiver.on('message', (data: Buffer, isBinary: boolean) => {
      const message = isBinary ? undefined : parts.take(data.toString());
      if (message !== null) readCall(message);
    });
    const gone = new Promise<void>((resolve) => {
      receiver.once('error', () => resolve());
      receiver.once('finish', () => resolve());
    });
    receiver.end(bytes);
    await gone;
  }
}

/** A client's text frame (RFC 6455, 5.2), its mask of zeros. */
function framed(text: Buffer, random: (limit: number) => number): Buffer {
  const head = Buffer.alloc(text.length < 126 ? 6 : text.length < 65_536 ? 8 : 14);
  head[0] = random(40) === 0 ? random(256) : 0x81;
  head[1] = 0x80 | (text.length < 126 ? text.length : text.length < 65_536 ? 126 : 127);
  if (head.length === 8) head.writeUInt16BE(text.length, 2);
  if (head.length === 14) head.writeBigUInt64BE(BigInt(text.length), 2);
  return Buffer.concat([head, text]);
}

const machine = {
  ...({ shell: 'served', version: '0', language: 'es-ES', dialogs: false } as const),
  chooseToOpen: async () => null,
  chooseToCreate: async () => null,
  chooseFolder: async () => null,
  newWindow: async () => ({ url: null }),
};

/** What never leaves in an answer to who does not stand at this computer: where files lie, and what broke where. */
const LEAKS = /\/tmp\/|escaque-test-|src-core|node_modules|node:|\.ts\b|\bat \w+ \(|SQLITE|[A-Z]:\\/;

/** A real desk with its file, and a visitor at its door who says anything: always an answer, which tells nothing of the computer. */
async function triedDoor(seed: number, times: number): Promise<void> {
  const folder = temporaryFolder();
  const host = new DeskHost({ files: deskFiles(), config: folder, folder });
  const random = randomFrom(seed);
  let [answers, reports] = [0, 0];
  try {
    await newTournament({ desk: host.desk, shell: host.shell(machine), leave: () => {} }, 'Inputs');
    const send = (text: string): void => {
      answers += 1;
      if (LEAKS.test(text)) throw new Error(`it tells ${LEAKS.exec(text)?.[0]}: ${text.slice(0, 2_000)}`);
    };
    const door = new Door({ host, who: visitor('tablet'), shell: null, send, report: () => (reports += 1) });
    for (let n = 0; n < times; n++) {
      const text = damaged(random, MESSAGES, JSONS);
      // a damaged text names what it was damaged with
      if (LEAKS.test(text)) continue;
      const before = answers;
      told(text, () => door.receive(text));
      for (let turn = 0; answers === before; turn++) {
        if (turn > 10_000) throw new Error(`no answer to ${text.slice(0, 2_000)}`);
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    expect(reports).toBe(0);
    door.close();
  } finally {
    await host.close();
    removeFolder(folder);
  }
}

export const TRIED: Readonly<Record<Input, Tried>> = {
  fen: { share: 130, tried: fuzzFen },
  san: { share: 60, tried: fuzzSan },
  pgn: { share: 40, tried: fuzzPgn },
  players: texts(120, PLAYERS, CELLS, readPlayers),
  pairings: texts(120, PAIRINGS, CELLS, readPairings),
  xlsx: { share: 10, tried: triedWorkbooks },
  trf: texts(20, TRF, TAGS, readTrf),
  control: texts(180, CONTROLS, TIMES, readControl),
  certificate: texts(90, [CERTIFICATE], JSONS, readCertificate),
  case: texts(60, CASES, JSONS, readOneCase),
  call: texts(110, MESSAGES, JSONS, readOneCall),
  admission: { share: 20, tried: triedAdmissions },
  frames: { share: 30, tried: triedFrames },
  door: { share: 10, tried: triedDoor },
};
