/** What a visitor without a session sees: the way in where the address holds an invitation, else what to do. */
import type { Language } from '../src-core/words/language.ts';
import { dictionaries } from '../src-core/words/index.ts';

export function entryPage(language: Language): string {
  const { title, entering, needed, script } = dictionaries[language].shell.entry;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/entry.css">
<script src="/entry.js" defer></script>
</head>
<body>
<main>
<h1>Escaque</h1>
<p id="entering" hidden>${entering}</p>
<div id="needed">
${needed.map((text) => `<p>${text}</p>`).join('\n')}
<noscript><p>${script}</p></noscript>
</div>
</main>
</body>
</html>
`;
}

export const entryStyle = `:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif }
body { margin: 0; display: grid; min-height: 100vh; place-items: center; background: Canvas; color: CanvasText }
main { max-width: 38rem; padding: 2rem }
h1 { font-size: 1.75rem }
`;

/** Trades the invitation in the address for a session, and opens the desk with it. */
export const entryScript = `const token = location.hash.slice(1);
if (/^[\\w-]{20,}$/.test(token)) {
  const entering = document.getElementById('entering');
  const needed = document.getElementById('needed');
  entering.hidden = false;
  needed.hidden = true;
  history.replaceState(null, '', '/');
  fetch('/session', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ token }) })
    .catch(() => ({ ok: false }))
    .then((reply) => {
      if (reply.ok) return location.reload();
      entering.hidden = true;
      needed.hidden = false;
    });
}
`;
