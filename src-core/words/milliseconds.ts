/** A measured time, to the microsecond: `0.132 ms`. */
export const ms = (value: number): string => `${value.toFixed(3)} ms`;
