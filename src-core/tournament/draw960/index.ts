export { type Certificate, type DrawMeans, type DrawRequest, draw } from './certificate.ts';
export type { Decided } from './decided.ts';
export type { DrawFault } from './draw-fault.ts';
export { type DrawPlace, type DrawPolicy, USUAL_POLICY, allowedNumbers, drawPlace } from './policy.ts';
export {
  type Picked,
  type Sha256,
  commitmentOf,
  drawByProgram,
  drawText,
  isInput,
  isSecret,
  pickUniform,
} from './program-draw.ts';
export { FACES, type ThrowMethod, type ThrowStep, type ThrowsRead, readThrows } from './throws.ts';
export { type CertificateFault, readCertificate, verifyCertificate } from './verify-certificate.ts';
export { type DrawExplained, type DrawStep, explainDraw } from './explain-draw.ts';
export { cleanInput, isSeen } from './input-text.ts';
export { commitmentCommand, placeCommand, wordCommand } from './recipe.ts';
export { type CertificateText, readCertificateText } from './certificate-text.ts';
