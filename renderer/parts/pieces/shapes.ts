export { pieceOf, shapes, type Piece, type Role } from '../../../src-core/plain/piece-shapes.ts';
