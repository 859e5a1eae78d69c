/** What a visitor without a session sees: the way in where the address holds an invitation, else what to do. */

interface Words {
  readonly title: string;
  readonly entering: string;
  readonly needed: readonly string[];
  readonly script: string;
}

const words: Readonly<Record<'es' | 'en', Words>> = {
  es: {
    title: 'Escaque: hace falta una invitación',
    entering: 'Entrando en el escritorio…',
    needed: [
      'Este escritorio está abierto en este equipo, y para entrar hace falta una invitación que vale una sola vez.',
      'Abra la dirección completa, con lo que sigue a la almohadilla (#), tal como la escribió el programa al arrancar. ' +
        'Si ya la usó, pida otra ventana desde una que esté abierta («Abrir otra ventana»), o cierre el programa y vuelva a arrancarlo.',
    ],
    script: 'Esta página necesita JavaScript.',
  },
  en: {
    title: 'Escaque: an invitation is needed',
    entering: 'Entering the desk…',
    needed: [
      'This desk is open on this computer, and to enter it you need an invitation that works once.',
      'Open the whole address, with what follows the hash sign (#), as the program wrote it when it started. ' +
        'If you have used it, ask for another window from one that is open (“Open another window”), or end the program and start it again.',
    ],
    script: 'This page needs JavaScript.',
  },
};

/** The first of Spanish and English that the visitor reads, by Accept-Language; English where neither. */
export function languageOf(accepted: string | undefined): 'es' | 'en' {
  const first = /\b(es|en)\b/i.exec(accepted ?? '')?.[1];
  return first?.toLowerCase() === 'es' ? 'es' : 'en';
}

export function entryPage(language: 'es' | 'en'): string {
  const { title, entering, needed, script } = words[language];
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
