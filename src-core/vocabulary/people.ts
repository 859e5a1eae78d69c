/** As players' lists have it; empty where it is not said. */
export const SEXES = ['', 'm', 'w'] as const;
export type Sex = (typeof SEXES)[number];
