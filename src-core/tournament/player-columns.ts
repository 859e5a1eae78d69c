/** Which column of a list of players is which: by its header, or by what is written in it. */
import type { CsvRow, Separator } from './csv.ts';
import { plainText } from './names.ts';
import { TITLES } from './titles.ts';

export type PlayerField =
  | 'number'
  | 'name'
  | 'surname'
  | 'secondSurname'
  | 'given'
  | 'title'
  | 'federation'
  | 'rating'
  | 'fideId'
  | 'birth'
  | 'sex'
  | 'club'
  | 'nationalId'
  | 'nationalRating'
  | 'contact';

export type PlayerColumns = Readonly<Partial<Record<PlayerField, number>>>;

/** Headers without accents, marks or spaces; of two columns for one field, the one named earlier here wins. */
const HEADERS: Readonly<Record<PlayerField, readonly string[]>> = {
  number: [
    'no',
    'num',
    'numero',
    'number',
    'dorsal',
    'n',
    'nr',
    'sno',
    'snr',
    'startno',
    'nini',
    'rank',
    'orden',
  ],
  name: [
    'name',
    'nombre',
    'jugador',
    'jugadora',
    'player',
    'nombrecompleto',
    'fullname',
    'playername',
    'apellidosynombre',
    'apellidosnombre',
    'apellidoynombre',
    'nombreyapellidos',
    'nombreyapellido',
  ],
  surname: [
    'apellidos',
    'apellido',
    'apellido1',
    '1apellido',
    'primerapellido',
    'surname',
    'lastname',
    'familyname',
  ],
  secondSurname: ['apellido2', '2apellido', 'segundoapellido'],
  given: ['nombredepila', 'firstname', 'givenname', 'forename'],
  title: ['title', 'titulo', 'tit', 'titulofide', 'fidetitle'],
  federation: ['fed', 'federacion', 'federation', 'pais', 'country', 'nacionalidad', 'nac'],
  rating: [
    'elofide',
    'fideelo',
    'fiderating',
    'ratingfide',
    'rtgi',
    'elo',
    'rating',
    'fide',
    'rtg',
    'eloint',
  ],
  fideId: [
    'fideid',
    'idfide',
    'codigofide',
    'fidecode',
    'fideno',
    'numerofide',
    'fidenumber',
    'id',
    'codigo',
  ],
  birth: [
    'birth',
    'nacimiento',
    'born',
    'birthdate',
    'birthday',
    'dateofbirth',
    'fechanacimiento',
    'fechadenacimiento',
    'fnac',
    'fechanac',
    'byear',
    'yearofbirth',
    'ano',
  ],
  sex: ['sex', 'sexo', 'genero', 'gender'],
  club: ['club', 'equipo', 'team', 'clubciudad', 'clubcity'],
  nationalId: [
    'nationalid',
    'natid',
    'idnacional',
    'idnat',
    'idfeda',
    'codigofeda',
    'fedaid',
    'codigonacional',
    'licencia',
    'nlicencia',
    'numerodelicencia',
    'numerolicencia',
    'licence',
    'license',
    'carnet',
  ],
  nationalRating: [
    'nationalrating',
    'natrating',
    'rtgnat',
    'rtgn',
    'elonacional',
    'elonat',
    'elonac',
    'elon',
    'elofeda',
    'feda',
    'ratingnacional',
  ],
  contact: [
    'contact',
    'contacto',
    'email',
    'mail',
    'correo',
    'correoelectronico',
    'telefono',
    'tel',
    'tfno',
    'phone',
    'movil',
    'mobile',
  ],
};

const FIELDS = Object.keys(HEADERS).filter((key): key is PlayerField => key in HEADERS);

/** Title, date, place and number of players stand above the header in the lists of pairing programs. */
const MOST_TITLES = 20;

/** The header, looked for below lines that say less than it, and the lines after it; null where there is none. */
export function headerOf(rows: readonly CsvRow[]): {
  readonly columns: PlayerColumns;
  /** The lines above it. */
  readonly titles: readonly CsvRow[];
  readonly body: readonly CsvRow[];
} | null {
  const first = columnsByHeader(rows);
  if (first !== null) return { columns: first, titles: [], body: rows.slice(1) };
  for (let at = 1; at < Math.min(rows.length, MOST_TITLES); at++) {
    const columns = columnsByHeader(rows.slice(at));
    const isNamed = columns !== null && (columns.name ?? columns.surname) !== undefined;
    const count = isNamed ? Object.keys(columns).length : 0;
    const above = rows.slice(0, at).every((row) => row.cells.filter((cell) => cell !== '').length < count);
    if (isNamed && count >= 2 && above)
      return { columns, titles: rows.slice(0, at), body: rows.slice(at + 1) };
  }
  return null;
}

/** The columns as the first line names them; null where that line is a player already. */
export function columnsByHeader([row, ...body]: readonly CsvRow[]): PlayerColumns | null {
  if (row === undefined) return null;
  const labels = row.cells.map((cell) => (cell === '#' ? 'no' : plainText(cell).replaceAll(' ', '')));
  const columns: Partial<Record<PlayerField, number>> = {};
  for (const field of FIELDS) {
    const label = HEADERS[field].find((word) => labels.includes(word));
    if (label !== undefined) columns[field] = labels.indexOf(label);
  }
  if (columns.surname !== undefined && columns.given === undefined && columns.name !== undefined) {
    columns.given = columns.name;
    delete columns.name;
  }
  const titles = columns.title ?? titlesWithoutName(labels, body);
  if (titles !== undefined) columns.title = titles;
  const named = columns.name !== undefined || columns.surname !== undefined;
  return named || Object.keys(columns).length >= 2 ? columns : null;
}

/** Lists of pairing programs leave the header of the titles empty. */
function titlesWithoutName(labels: readonly string[], body: readonly CsvRow[]): number | undefined {
  const found = labels.findIndex((label, index) => {
    const cells = body.map((row) => row.cells[index] ?? '').filter((cell) => cell !== '');
    return label === '' && cells.length > 0 && cells.every(isTitle);
  });
  return found < 0 ? undefined : found;
}

const matching = (pattern: RegExp) => (cell: string) => pattern.test(cell);
const within = (low: number, high: number) => (cell: string) =>
  /^\d{1,4}$/.test(cell) && Number(cell) >= low && Number(cell) <= high;

function isTitle(cell: string): boolean {
  return cell.toUpperCase() in TITLES;
}

/** What the cells of a field look like, the surest first. */
const LOOKS: readonly (readonly [PlayerField, (cell: string) => boolean])[] = [
  ['fideId', matching(/^\d{5,9}$/)],
  ['birth', matching(/^(\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{4}[-/.]\d{1,2}[-/.]\d{1,2})$/)],
  ['sex', matching(/^[mfwhMFWH]$/)],
  ['title', isTitle],
  ['federation', matching(/^[A-Z]{3}$/)],
  ['birth', within(1920, 2025)],
  ['rating', within(0, 3500)],
];

/** The columns by their content: the first one of text is the name. */
export function columnsByContent(rows: readonly CsvRow[], separator: Separator): PlayerColumns {
  const sample = rows.slice(0, 60);
  const width = Math.max(0, ...sample.map((row) => row.cells.length));
  const columns: Partial<Record<PlayerField, number>> = {};
  const texts: number[] = [];
  for (let index = 0; index < width; index++) {
    const cells = sample.map((row) => row.cells[index] ?? '').filter((cell) => cell !== '');
    const field = index === 0 && countsUp(cells) ? 'number' : fieldOf(cells, columns);
    if (field !== null) columns[field] = index;
    else if (cells.some(matching(/\p{L}/u))) texts.push(index);
  }
  placeYears(columns);
  const [first, second] = texts;
  if (first === undefined) return columns;
  // a comma between two columns of text is the comma of `Anand, Viswanathan`
  if (separator === ',' && second === first + 1) return { ...columns, surname: first, given: second };
  return second === undefined ? { ...columns, name: first } : { ...columns, name: first, club: second };
}

function countsUp(cells: readonly string[]): boolean {
  const numbers = cells.map(Number);
  return (
    cells.every(matching(/^\d+$/)) &&
    (numbers[0] ?? 0) < 100 &&
    numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))
  );
}

function fieldOf(cells: readonly string[], taken: PlayerColumns): PlayerField | null {
  if (cells.length === 0) return null;
  const found = LOOKS.find(([field, looks]) => taken[field] === undefined && cells.every(looks));
  return found?.[0] ?? null;
}

/** A lone column of numbers like 1954 and 2018 is one of ratings. */
function placeYears(columns: Partial<Record<PlayerField, number>>): void {
  if (columns.birth === undefined || columns.rating !== undefined) return;
  columns.rating = columns.birth;
  delete columns.birth;
}
