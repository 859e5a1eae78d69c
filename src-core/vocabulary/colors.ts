export const COLORS = ['white', 'black'] as const;
export type Color = (typeof COLORS)[number];
