import type { Language } from './language.ts';
import { regions } from './regions.ts';

/** The name under a line. That of nobody is said in the language of who reads, whatever was spoken when it was written. */
export function signerIn(language: Language, name: string): string {
  const nobody = Object.values(regions).some((region) => region.nobody === name);
  return nobody ? regions[language].nobody : name;
}
