/** What the printing of documents says. */
export const paper = {
  preview: 'Vista previa',
  print: 'Imprimir',
  printSheets: 'Imprimir hojas',
  save: 'Guardar como HTML',
  size: 'Papel',
  sizes: { a4: 'A4', letter: 'Carta' },
  language: 'Idioma de la hoja',
  sheetsTitle: (round: number) => `Hojas de la ronda ${round}`,
  which: 'Qué hojas',
  parts: { boards: 'Una por mesa', wall: 'Para la pared', certificates: 'Acta del sorteo' },
  printRound: 'Imprimir…',
  pairingsTitle: (round: number) => `Papeles de la ronda ${round}`,
  pairingParts: { byBoard: 'Por mesa', byName: 'Por nombre', slips: 'Papeletas', scoresheets: 'Planillas' },
  nothing: 'Elija al menos una hoja.',
};
