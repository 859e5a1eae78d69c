export { type ReportMiss, reportMisses } from './misses.ts';
export { parseTrf } from './parse.ts';
export type { TrfRead } from './parse.ts';
export { TRF_FAULTS, isError } from './faults.ts';
export type { TrfFault, TrfFaultCode, TrfFaultFacts, TrfWrong } from './faults.ts';
export { formatTrf } from './format.ts';
export { isUsual } from './format-lines.ts';
