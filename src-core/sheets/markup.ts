/**
 * Text that becomes HTML. A text is always escaped: only what `element` and `drawing` made is ever markup, and no
 * other room can make any.
 */
export class Markup {
  readonly html: string;
  readonly #made = true;

  constructor(html: string) {
    this.html = html;
  }

  /** True for what this room made, whatever a value may look like. */
  static is(value: unknown): value is Markup {
    return value instanceof Object && #made in value;
  }
}

export type Content = string | number | Markup | null | readonly Content[];
export type Attributes = Readonly<Record<string, string | number | null>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as HTML shows it. What no paper can show (control characters, half a character) is left out. */
export function escapeText(text: string): string {
  return text
    .replace(/[^\P{C}\n\t\u{200c}\u{200d}]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}

/** The HTML of a content; a list is its parts one after the other. */
export function htmlOf(content: Content): string {
  if (content === null) return '';
  if (typeof content === 'string') return escapeText(content);
  if (typeof content === 'number') return String(content);
  if (Markup.is(content)) return content.html;
  return content.map(htmlOf).join('');
}

/** `<name attributes>content</name>`; an attribute that is null is left out. Names come from code, never from data. */
export function element(name: string, attributes: Attributes, ...content: readonly Content[]): Markup {
  const said = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escapeText(String(value))}"`);
  return new Markup(`<${name}${said.join('')}>${htmlOf(content)}</${name}>`);
}

/** A name or a text from people: its direction of writing turns nothing around it. */
export function told(text: string): Markup {
  return element('bdi', {}, text);
}
