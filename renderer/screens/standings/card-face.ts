/** What of a player's card is shown: his games, or what his figures are made of. */
export type CardFace = 'games' | 'working';
