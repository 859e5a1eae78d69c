import { join } from 'node:path';
import { configFolder } from './places.ts';

/** Where the rating list of this computer lies: among its settings, in no tournament's file. */
export function ratingListPath(config = configFolder()): string {
  return join(config, 'fide-list.sqlite');
}
