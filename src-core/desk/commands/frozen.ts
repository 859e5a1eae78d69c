/** What a schema reads, as the rooms hand it on: never changed in place. Lists and pairs stay what they are. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
