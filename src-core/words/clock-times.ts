/** Times of clocks as printed. */
import { formatFace } from './clock-face.ts';

/** A time a clock shows, exactly as its face does: `1:31:30`, `4:05`, under 20 s `17.3`. */
export const shownTime = (ms: number): string => formatFace(ms, true);

/** A length of time: `1:30:00`, `4:05`, with a sign and tenths only where they are. */
export function clockTime(ms: number): string {
  const whole = Math.floor(Math.abs(ms) / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const tenths = Math.floor(Math.abs(ms) / 100) % 10;
  const time = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
  return `${ms < 0 ? '−' : ''}${time}${tenths === 0 ? '' : `.${tenths}`}`;
}
