import type { DocumentQuery } from '../src-core/contract/desk-api.ts';
import type { DeskMirror, Problem } from './desk-mirror.svelte.ts';
import { faultOf } from './fault-of.ts';
import { saveText } from './save-text.ts';

/** Hands a document of the desk to the person as a file; what stood against it, or null. Never rejects. */
export async function saveDocument(desk: DeskMirror, query: DocumentQuery): Promise<Problem | null> {
  try {
    const { name, text, refusal } = await desk.document(query);
    if (refusal !== undefined) return { kind: 'refusal', refusal };
    saveText(name, text);
    return null;
  } catch (cause) {
    return { kind: 'fault', fault: faultOf(cause) };
  }
}
