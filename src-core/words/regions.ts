import type { Language } from '../vocabulary/languages.ts';
import { region as en } from './en/region.ts';
import { region as es } from './es/region.ts';
import type { Region } from './region.ts';

/** The habits of each language. Apart from the sentences, which are made with them. */
export const regions: Readonly<Record<Language, Region>> = { es, en };
