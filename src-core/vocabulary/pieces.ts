export type Role = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king';

/** What a pawn may become (3.7.3.3). */
export const PROMOTION_ROLES = ['queen', 'rook', 'bishop', 'knight'] as const;
export type PromotionRole = (typeof PROMOTION_ROLES)[number];

export const VARIANTS = ['standard', 'chess960'] as const;
export type Variant = (typeof VARIANTS)[number];
