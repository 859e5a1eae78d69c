/** The players of the example: invented names as lists of several nations write them, strongest first. */
import type { PlayerForm } from '../../tournament/index.ts';

type Row = readonly [
  name: string,
  federation: string,
  rating: number | null,
  title: string,
  sex: 'm' | 'w',
  birth: string,
];

const ROWS: readonly Row[] = [
  ['Valdeón Prats, Ignacio', 'ESP', 2487, 'GM', 'm', '1991'],
  ['Þórisdóttir, Hildur', 'ISL', 2461, 'GM', 'w', '1996'],
  ['Szabados, Örs', 'HUN', 2433, 'IM', 'm', '1988'],
  ['Menéndez Ulloa, Carla', 'ARG', 2410, 'IM', 'w', '2001'],
  ['Van der Hoeven, Joost', 'NED', 2396, 'IM', 'm', '1979'],
  ['Øvergård, Sindre', 'NOR', 2371, 'IM', 'm', '1999'],
  ['Wołczyńska, Łucja', 'POL', 2348, 'WGM', 'w', '1994'],
  ['Raghunathan, Kavin', 'IND', 2330, 'FM', 'm', '2009'],
  ['Großkreuz, Thilo', 'GER', 2312, 'FM', 'm', '1985'],
  ['Çelikkol, Defne', 'TUR', 2297, 'WIM', 'w', '2004'],
  ['Lamoureux, Aïda', 'FRA', 2280, 'WIM', 'w', '1998'],
  ['Quispe Mamani, Rubén', 'PER', 2264, 'FM', 'm', '1990'],
  ['Novotníček, Zdeněk', 'CZE', 2249, 'FM', 'm', '1972'],
  ['Brambilla Conti, Nives', 'ITA', 2231, '', 'w', '1987'],
  ['Ó Súilleabháin, Cian', 'IRL', 2215, 'CM', 'm', '2003'],
  ['Teixeira Lobo, Inês', 'POR', 2198, '', 'w', '2000'],
  ['Ștefănoiu, Radu', 'ROU', 2180, 'CM', 'm', '1995'],
  ['Batmönkhin, Saruul', 'MGL', 2166, 'WFM', 'w', '2007'],
  ['Alonso Vicuña, Mateo', 'CHI', 2149, '', 'm', '1983'],
  ['Hartikainen, Päivi', 'FIN', 2131, '', 'w', '1976'],
  ['Garrigues Soler, Pau', 'ESP', 2114, '', 'm', '2010'],
  ['Tamblyn, Rosalind', 'ENG', 2097, '', 'w', '1969'],
  ['Kuznyarov, Artem', 'UKR', 2080, '', 'm', '2002'],
  ['Ibarretxe Zubia, Ane', 'ESP', 2062, 'WFM', 'w', '2006'],
  ['Dahlqvist, Åke', 'SWE', 2045, '', 'm', '1958'],
  ['Restrepo Ocampo, Luz', 'COL', 2027, '', 'w', '1993'],
  ['Zwahlen, Reto', 'SUI', 2010, '', 'm', '1981'],
  ['Hovhanyan, Narek', 'ARM', 1994, '', 'm', '2011'],
  ['Molina Cárdenas, Iker', 'ESP', 1977, '', 'm', '1997'],
  ['Perović, Jelena', 'SRB', 1959, '', 'w', '1989'],
  ['Castellanos Ruiz, Ofelia', 'MEX', 1942, '', 'w', '1974'],
  ['Okonjo-Adeyi, Tunde', 'NGR', 1925, '', 'm', '2005'],
  ['Trias Cardona, Biel', 'AND', 1908, '', 'm', '2012'],
  ['Fitzpatrick, Maeve', 'USA', 1890, '', 'w', '2008'],
  ['Siquenza Abad, Ramón', 'ESP', 1872, '', 'm', '1950'],
  ['Vermeersch, Lotte', 'BEL', 1851, '', 'w', '2013'],
  ['Domingos, Caetano', 'BRA', 1833, '', 'm', '1986'],
  ['Rebollar Ponce, Alba', 'ESP', 1806, '', 'w', '2014'],
  ['Kivisaar, Mart', 'EST', 1774, '', 'm', '1963'],
  ['Yáñez Toribio, Lucas', 'ESP', null, '', 'm', '2015'],
];

/** Their starting numbers are their places in the list. None has an ID of FIDE: it would be somebody's. */
export const examplePlayers: readonly PlayerForm[] = ROWS.map(
  ([name, federation, rating, title, sex, birth], at) => ({
    name,
    federation,
    rating,
    title,
    sex,
    birth,
    fideId: '',
    club: '',
    number: at + 1,
  }),
);
