import { formatLineMark } from '../../plain/line-mark.ts';
import type { OtherDesk } from '../../plain/trust.ts';
import type { otherDesk as model } from '../es/other-desk.ts';

export const otherDesk: typeof model = {
  has: (d) => `Another desk has this tournament open${by(d)}. Here it is only read.`,
  gone: () => 'The desk that had this tournament open is gone. Here it is only read, until you take it over.',
  left: (d) =>
    `The desk that had it open${by(d)} ended without closing it. All that it had saved is here, unless the -wal file was cut off at its end since.`,
  copied: (d, at) =>
    `This copy was made while the tournament was open${by(d)}: entries may be missing. It goes up to ${last(d, at)}: compare it with the original.`,
  cut: (d, at) =>
    `The desk that had it open${by(d)} ended without closing it, and the -wal file is missing: entries may be missing. It goes up to ${last(d, at)}.`,
};

function by({ host, pid }: OtherDesk): string {
  return host === '' ? '' : ` (${host}, process ${pid})`;
}

function last(told: OtherDesk, at: string): string {
  return `entry ${formatLineMark(told)}, at ${at}`;
}
