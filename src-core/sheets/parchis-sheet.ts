/** What everybody owes at a table of parchís that played for money (P-56 to P-60), to be signed. */
import type { ParchisColor, ParchisTableView } from '../contract/desk-api.ts';
import { dictionaries } from '../words/index.ts';
import type { Content } from './markup.ts';
import { told } from './markup.ts';
import { type Printed, page } from './page.ts';
import { heading, paragraph, sheet, sheetHead, signatures, table, title } from './parts.ts';

export interface ParchisSheet extends Printed {
  readonly tournament: string;
  readonly view: Pick<ParchisTableView, 'round' | 'table' | 'seats' | 'payments' | 'balances' | 'stakes'>;
}

export function parchisSheet({ lang, paper, last, tournament, view }: ParchisSheet): string {
  const { sheets, screen } = dictionaries[lang];
  const { parchis } = screen;
  const nameOf = (color: ParchisColor): string => {
    const name = view.seats.find((seat) => seat.color === color)?.side?.name ?? '';
    return name === '' ? parchis.colors[color] : parchis.seat(color, name);
  };
  const { from, to, why, amount } = parchis.payColumns;
  const rows = view.payments.map((each): readonly Content[] => [
    nameOf(each.from),
    nameOf(each.to),
    parchis.pay[each.why],
    each.amount,
  ]);
  const balances = view.balances.map(({ color, balance }): readonly Content[] => [
    nameOf(color),
    balance > 0 ? `+${balance}` : balance,
  ]);
  const name = parchis.paymentsOf(view.table, view.round);
  const content = sheet(
    sheetHead(told(tournament), sheets.round(view.round)),
    title(name),
    paragraph(
      `${parchis.stake.eaten}: ${view.stakes.eaten} · ${parchis.stake.winner}: ${view.stakes.winner} · ${parchis.stake.thirdSix}: ${view.stakes.thirdSix}`,
      'quiet',
    ),
    rows.length === 0
      ? paragraph(parchis.nothingOwed)
      : table({ caption: null, heads: [from, to, why, amount], rows, numbers: [3] }),
    heading(parchis.balance),
    table({ caption: null, heads: [parchis.columns.player, amount], rows: balances, numbers: [1] }),
    signatures(...view.seats.map(({ color }) => nameOf(color))),
  );
  return page({ title: name, lang, paper, last, parts: [content], foot: name });
}
