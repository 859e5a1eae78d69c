/**
 * Documents on paper. The desk gives a document as HTML that holds all it needs; here it is put into a frame of its
 * own, where nothing runs, and that frame is printed.
 */
import type { DeskDocument, DocumentQuery } from '../src-core/contract/desk-api.ts';
import type { DeskMirror, Problem } from './desk-mirror.svelte.ts';
import { faultOf } from './fault-of.ts';

export type PaperReply =
  { readonly ok: true; readonly document: DeskDocument } | { readonly ok: false; readonly problem: Problem };

/** Asks the desk for a document. Never rejects. */
export async function askForPaper(desk: DeskMirror, query: DocumentQuery): Promise<PaperReply> {
  try {
    const document = await desk.document(query);
    const { refusal } = document;
    if (refusal !== undefined) return { ok: false, problem: { kind: 'refusal', refusal } };
    return { ok: true, document };
  } catch (cause) {
    return { ok: false, problem: { kind: 'fault', fault: faultOf(cause) } };
  }
}

/** What a frame that holds a paper may do: be read by this page, and open the print dialog. No scripts. */
export const frameRights = 'allow-same-origin allow-modals';

/** Puts the document into a frame (with `frameRights`, in the page already, without an address). */
export function showPaper(frame: HTMLIFrameElement, html: string): void {
  const inner = frame.contentDocument;
  const view = inner?.defaultView;
  if (!inner || !view) return;
  // the page's policy lets no inline style in, not even to be read: it is given to the frame as a style sheet
  const [whole = '', css = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
  const read = new DOMParser().parseFromString(
    html.replace(whole, () => ''),
    'text/html',
  );
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`${lettersOf(document)}\n${css}`);
  inner.replaceChild(inner.adoptNode(read.documentElement), inner.documentElement);
  inner.adoptedStyleSheets = [sheet];
}

/** The letters of this page, which a paper in its frame is set in too; saved or sent, it takes those of its reader. */
function lettersOf({ styleSheets }: Document): string {
  return [...styleSheets]
    .flatMap(({ cssRules, href }) => [...cssRules].map((rule) => ({ rule, base: href ?? location.href })))
    .flatMap(({ rule, base }) => (rule instanceof CSSFontFaceRule ? [whole(rule.cssText, base)] : []))
    .join('\n');
}

/** With addresses that hold wherever the text is put. */
const whole = (css: string, base: string): string =>
  css.replace(/url\("([^"]+)"\)/g, (_, path: string) => `url("${new URL(path, base).href}")`);

/** Prints what is in the frame; the keys stay with the page. */
export function printFrame(frame: HTMLIFrameElement): void {
  frame.contentWindow?.print();
}
