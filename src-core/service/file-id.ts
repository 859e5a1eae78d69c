import { createHash } from 'node:crypto';

/** Which tournament is open, by its file, for screens anywhere: the same on every start, and no word of its folders. */
export const fileId = (path: string): string => createHash('sha256').update(path).digest('base64url');
