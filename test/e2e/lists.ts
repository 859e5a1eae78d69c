/** Lists as organisers send them, made for the tests: the names are invented. */
const surnames = [
  'Álvarez',
  'Benítez',
  'Cano',
  'Duarte',
  'Echevarría',
  'Fuentes',
  'Gálvez',
  'Herrero',
  'Ibáñez',
  'Jurado',
];
const givenNames = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elena', 'Fermín', 'Gloria', 'Hugo', 'Inés', 'Jaime'];
const clubs = ['Ajedrez Toledo', 'Peón Dama', 'Torre Alta', 'C. A. Almansa'];
const titles = ['GM', 'IM', 'FM', '', '', '', '', '', 'WFM', ''];

const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';

export function nameOf(number: number): string {
  const index = number - 1;
  const second = at(surnames, Math.floor(index / 100) + index + 3);
  return `${at(surnames, index)} ${second}, ${at(givenNames, Math.floor(index / 10))}`;
}

/** A list of players in CSV with a Spanish header, as many as asked. */
export function playersCsv(players: number): string {
  const lines = Array.from({ length: players }, (_, index) => {
    const number = index + 1;
    const birth = 1950 + ((index * 7) % 65);
    const cells = [
      number,
      at(titles, index),
      nameOf(number),
      'ESP',
      Math.max(1000, 2500 - index * 4),
      2_200_000 + index,
    ];
    return [...cells, birth, index % 3 === 0 ? 'F' : 'M', at(clubs, index)].join(';');
  });
  return ['N.º;Título;Nombre;Fed;Elo;ID FIDE;Nacimiento;Sexo;Club', ...lines, ''].join('\r\n');
}

/** Pairings of a first round: the upper half against the lower half. */
export function pairingsCsv(players: number): string {
  const half = players / 2;
  const lines = Array.from({ length: half }, (_, index) => {
    const pair = [index + 1, index + 1 + half];
    return [index + 1, ...(index % 2 === 0 ? pair : pair.toReversed())].join(';');
  });
  return ['Mesa;Blancas;Negras', ...lines, ''].join('\n');
}

/** White and Black of a board of those pairings. */
export function sidesOf(board: number, players: number): readonly [string, string] {
  const pair = [nameOf(board), nameOf(board + players / 2)] as const;
  return board % 2 === 1 ? pair : [pair[1], pair[0]];
}

const games = [
  { moves: '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6', result: '*' },
  { moves: '1. f3 e5 2. g4 Qh4#', result: '0-1' },
  { moves: '1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5', result: '*' },
  { moves: '1. e4 c5 2. Nf3 d6 3. d4 cxd4', result: '1/2-1/2' },
  { moves: '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#', result: '*' },
  { moves: '1. c4 e5 2. Nc3', result: '1-0' },
];

/** Games of the first boards of those pairings, with Round and Board tags. */
export function roundPgn(boards: number, players: number): string {
  const texts = Array.from({ length: boards }, (_, index) => {
    const [white, black] = sidesOf(index + 1, players);
    const { moves, result } = games[index % games.length] ?? { moves: '', result: '*' };
    const tags = { Event: 'Test', Round: 1, Board: index + 1, White: white, Black: black, Result: result };
    const lines = Object.entries(tags).map(([name, value]) => `[${name} "${value}"]`);
    return `${lines.join('\n')}\n\n${moves} ${result}\n`;
  });
  return texts.join('\n');
}
