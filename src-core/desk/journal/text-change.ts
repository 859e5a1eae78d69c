/** A free text of a line, changed: names put away, or put back. */
export type TextChange = (text: string) => string;
