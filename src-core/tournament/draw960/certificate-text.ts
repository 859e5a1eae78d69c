/** A text as JSON, with the fields it names more than once: a reader would see the one, a program the other. */
export interface CertificateText {
  readonly json: unknown;
  readonly twice: readonly string[];
}

/** Null where the text is no JSON. */
export function readCertificateText(text: string): CertificateText | null {
  try {
    const json: unknown = JSON.parse(text);
    return { json, twice: fieldsNamedTwice(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Of a text that is JSON: its strings, with the colon of a name, and where objects begin and end. */
const PARTS = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/gs;

function fieldsNamedTwice(text: string): readonly string[] {
  const open: Set<string>[] = [];
  const twice = new Set<string>();
  for (const [part, colon] of text.matchAll(PARTS)) {
    if (part === '{') open.push(new Set());
    else if (part === '}') open.pop();
    else if (colon !== undefined) {
      const name = String(JSON.parse(part.slice(0, -colon.length)));
      if (open.at(-1)?.has(name)) twice.add(name);
      open.at(-1)?.add(name);
    }
  }
  return [...twice];
}
