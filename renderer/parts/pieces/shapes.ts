export { pieceOf, shapes, type Piece, type Role } from '../../../src-core/piece-shapes.ts';
