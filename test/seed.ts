/**
 * Properties are tried with the same random values in every run of `npm test`: what passes on one machine passes on the
 * next, and a change is judged by what it changes. The long campaigns (`npm run test:deep`) try new ones each time; the
 * seed of one that fails is told with it.
 */
import fc from 'fast-check';

if (process.env['DEEP'] !== '1') fc.configureGlobal({ seed: 2023 });
