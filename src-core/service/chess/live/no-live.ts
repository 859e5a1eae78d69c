/** What is shown of live boards where there is nothing. */
import type { LiveDraftView, LiveView, Place } from '../../../contract/desk-api.ts';

export const noLive = (round: number): LiveView => ({
  kind: 'live',
  round,
  source: null,
  watching: null,
  feed: { state: 'stopped' },
  recording: null,
  boards: [],
  notices: [],
});

export const noLiveDraft = ({ round, board }: Place): LiveDraftView => ({
  ...{ kind: 'liveDraft', round, board, seq: 0, state: 'none', key: '', source: '', same: 0, lines: [] },
  results: { own: null, fed: '*' },
  sameStart: true,
  strike: [],
  text: '',
});
