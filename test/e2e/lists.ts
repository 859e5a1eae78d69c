/** Lists as organisers send them, made for the tests: the names are invented. */
const surnames = ['Álvarez', 'Benítez', 'Cano', 'Duarte', 'Echevarría', 'Fuentes', 'Gálvez', 'Herrero', 'Ibáñez', 'Jurado'];
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
    const cells = [number, at(titles, index), nameOf(number), 'ESP', 2500 - index * 4, 2_200_000 + index];
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
