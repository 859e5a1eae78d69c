import { formatLineMark } from '../../plain/line-mark.ts';
import type { OtherDesk, OtherDeskKind } from '../../plain/trust.ts';

/** Another desk that a file knows of; `at`: the hour as it is told there. */
export const otherDesk: Readonly<Record<OtherDeskKind, (told: OtherDesk, at: string) => string>> = {
  has: (d) => `Este torneo lo tiene abierto otro escritorio${by(d)}. Aquí solo se lee.`,
  gone: () => 'El escritorio que tenía abierto este torneo ya no está. Aquí solo se lee, hasta que lo tome.',
  left: (d) =>
    `El escritorio que lo tenía abierto${by(d)} acabó sin cerrarlo. Todo lo que había guardado está aquí, salvo que el archivo -wal se haya cortado después por el final.`,
  copied: (d, at) =>
    `Esta copia se hizo con el torneo abierto${by(d)}: pueden faltar asientos. Llega hasta el ${last(d, at)}: compárelo con el original.`,
  cut: (d, at) =>
    `El escritorio que lo tenía abierto${by(d)} acabó sin cerrarlo y falta el archivo -wal: pueden faltar asientos. Llega hasta el ${last(d, at)}.`,
};

function by({ host, pid }: OtherDesk): string {
  return host === '' ? '' : ` (${host}, proceso ${pid})`;
}

function last(told: OtherDesk, at: string): string {
  return `asiento ${formatLineMark(told)}, a las ${at}`;
}
