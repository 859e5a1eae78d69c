import type { CannotMateReason, Color } from '../../chess/index.ts';

const sides = { white: 'las blancas', black: 'las negras' } as const;
const other = { white: 'black', black: 'white' } as const;

/** Por qué un bando no puede dar mate nunca, para seguir tras dos puntos. `line`: la serie forzada, si la hay. */
export function mateReason(side: Color, reason: CannotMateReason, line: string): string {
  const own = sides[side];
  const theirs = sides[other[side]];
  switch (reason.kind) {
    case 'mated':
      return `${own} han recibido mate`;
    case 'stalemate':
      return 'es ahogado';
    case 'repetition':
      return 'las mismas jugadas se repiten sin fin';
    case 'material':
      return {
        bareKing: `${own} solo tienen el rey`,
        loneKnight: `${own} solo tienen un caballo, y ${theirs} ninguna pieza que pueda encerrar a su rey`,
        bishopsOfOneColor:
          'todos los alfiles van por casillas de un solo color, y no hay nada más con que dar mate',
      }[reason.material];
    case 'forced':
      return `todas las jugadas son forzadas, ${line}, y después ${mateReason(side, reason.then, '')}`;
    case 'exhausted':
      return `aún pueden darse ${reason.positions} posiciones y ninguna es mate`;
    case 'roamingBishops':
      return `solo hay reyes, peones y alfiles: en ninguna de las ${reason.arrangements} colocaciones de reyes y peones que aún pueden darse hay mate, estén donde estén los alfiles`;
    case 'blocked': {
      const shut = `la posición está bloqueada. El rey de ${theirs} solo puede estar en ${reason.region.join(' ')}`;
      const never =
        reason.fixed.length === 0
          ? ''
          : `; lo que hay en ${reason.fixed.join(' ')} nunca se mueve ni se captura`;
      if (reason.checkers.length === 0)
        return `${shut}, y ninguna pieza de ${own} puede atacar nunca esas casillas${never}`;
      return `${shut}; solo lo que hay en ${reason.checkers.join(' ')} puede dar jaque allí, y el rey siempre tiene salida${never}`;
    }
  }
}
