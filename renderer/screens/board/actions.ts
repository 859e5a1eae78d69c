/** What the buttons and keys of the board screen do. */
export type ActionName =
  | 'incident'
  | 'ruleOnFlag'
  | 'claim'
  | 'result'
  | 'strikeResult'
  | 'strikeMove'
  | 'note'
  | 'clock'
  | 'clockScreen'
  | 'flip'
  | 'copyFen'
  | 'copyPgn'
  | 'pgn'
  | 'start'
  | 'position'
  | 'explorer'
  | 'journal';
