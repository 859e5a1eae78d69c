/** What may be done with the example tournament of a computer. */
export const EXAMPLE_DOS = ['goOn', 'anew', 'throwAway'] as const;
export type ExampleDo = (typeof EXAMPLE_DOS)[number];
