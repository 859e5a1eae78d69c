const types: Readonly<Record<string, string>> = {
  '.csv': 'text/csv',
  '.html': 'text/html',
  '.json': 'application/json',
  '.txt': 'text/plain',
};

/** Hands a text to the person as a file, the way the browser or the window keeps files. */
export function saveText(name: string, text: string): void {
  const type = types[name.slice(name.lastIndexOf('.'))] ?? 'application/x-chess-pgn';
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the browser has taken it by the next turn, however large it is
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
