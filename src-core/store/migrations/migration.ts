/** One step of the file's format. Never edited once released: a change is a new step. */
export interface Migration {
  /** The `user_version` of a file after it; 1, 2, 3 ... */
  readonly version: number;
  readonly name: string;
  readonly sql: string;
}
