/** Rounds of a Swiss tournament through the desk's service: paired as a screen would have it, and played. */
import type { DeskCommand, Pairs, SwissView } from '../../src-core/contract/desk-api.ts';
import type { DeskService } from '../../src-core/service/chess/desk-service.ts';
import { type PairingQuestion, answerPairing } from '../../src-core/tournament/swiss/index.ts';

type PairSwiss = Extract<DeskCommand, { type: 'pairSwiss' }>;

async function act(desk: DeskService, command: DeskCommand): Promise<void> {
  const reply = await desk.act({ id: crypto.randomUUID(), by: 'Vera', seen: null, command });
  if (!reply.ok) throw new Error(`${command.type}: ${JSON.stringify(reply.refusal)}`);
}

/** What a screen is shown at once. */
export function swissOf(desk: DeskService, round: number): Promise<SwissView> {
  return new Promise((resolve) => {
    const stop = desk.watch({ kind: 'swiss', round, apart: [] }, (view) => {
      resolve(view);
      queueMicrotask(() => stop());
    });
  });
}

function proposed(asked: PairingQuestion | undefined): Pairs {
  const answer = asked === undefined ? null : answerPairing(asked);
  if (answer?.kind !== 'paired') throw new Error('there is no pairing');
  const { boards, bye } = answer.explanation;
  return {
    boards: boards.map(({ white, black }) => [white.number, black.number]),
    bye: bye?.number ?? null,
  };
}

/** Pairs the round as it is proposed, or as a hand changes that. */
export async function pairRound(
  desk: DeskService,
  round: number,
  byHand?: (view: SwissView, pairs: Pairs) => Pairs,
): Promise<void> {
  const view = await swissOf(desk, round);
  const proposal = proposed(view.asked);
  const pairs = byHand?.(view, proposal) ?? proposal;
  const { basis } = view;
  const command: PairSwiss = {
    ...{ type: 'pairSwiss', round, apart: [], proposed: proposal, basis, leaves: false },
    ...pairs,
    reason: byHand === undefined ? '' : 'by hand',
  };
  await act(desk, command);
}

const RESULTS = ['1-0', '1/2-1/2', '0-1', '1-0', '0-1', '1/2-1/2', '1-0'] as const;

/** Results of all its games, the same for the same round, as a list brings them. */
export async function playRound(desk: DeskService, round: number): Promise<void> {
  const { standing } = await swissOf(desk, round);
  const lines = (standing?.pairs.boards ?? []).map(([white, black], at) =>
    [at + 1, white, black, RESULTS[(at * 3 + round * 5 + (white % 3)) % RESULTS.length]].join(';'),
  );
  const text = ['Mesa;Blancas;Negras;Resultado', ...lines].join('\n');
  await act(desk, { type: 'pairRoundFromText', round, text });
}
