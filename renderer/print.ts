/**
 * Documents on paper. The desk gives a document as HTML that holds all it needs; here it is put into a frame of its
 * own, where nothing runs, and that frame is printed.
 */
import type { DeskDocument, DocumentQuery } from '../src-core/desk-api.ts';
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
  sheet.replaceSync(css);
  inner.replaceChild(inner.adoptNode(read.documentElement), inner.documentElement);
  inner.adoptedStyleSheets = [sheet];
}

/** Prints what is in the frame; the keys stay with the page. */
export function printFrame(frame: HTMLIFrameElement): void {
  frame.contentWindow?.print();
}

let hidden: HTMLIFrameElement | null = null;

/** Prints a document of the desk without showing it first; says what was wrong, or null. */
export async function printDocument(desk: DeskMirror, query: DocumentQuery): Promise<Problem | null> {
  const reply = await askForPaper(desk, query);
  if (!reply.ok) return reply.problem;
  // the one before stays until now: there is no telling when a printer has taken it
  hidden?.remove();
  hidden = document.createElement('iframe');
  hidden.setAttribute('sandbox', frameRights);
  hidden.title = reply.document.name;
  hidden.tabIndex = -1;
  hidden.ariaHidden = 'true';
  hidden.style.cssText = 'position: fixed; right: 0; bottom: 0; width: 0; height: 0; border: 0';
  document.body.append(hidden);
  showPaper(hidden, reply.document.text);
  printFrame(hidden);
  return null;
}
