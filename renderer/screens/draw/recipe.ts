import type { DrawCheck } from '../../../src-core/desk-api.ts';

/** For a shell: any text between single quotation marks. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The commands that work a program draw out again with sha256sum and a shell; none for other methods. */
export function recipeOf({ steps }: DrawCheck): readonly string[] {
  return steps.flatMap((step) => {
    switch (step.kind) {
      case 'commitment':
        return [`printf %s ${step.secret} | sha256sum`];
      case 'word': {
        const format = step.lines.map(() => '%s').join('\\n');
        return [`printf '${format}' ${step.lines.map(quoted).join(' ')} | sha256sum | cut -c1-8`];
      }
      case 'place':
        return [`echo $((16#${step.word.toString(16).padStart(8, '0')} % ${step.count}))`];
      default:
        return [];
    }
  });
}
