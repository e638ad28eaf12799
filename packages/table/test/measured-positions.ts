/** Positions of real matches of the measured games, as units are asked for orders in them. */
import { chooseRandom } from '@five-victories/bots';
import { answer, copyOf, fork, openMatch, streamOf, type Fault, type Stream } from '@five-victories/engine/kernel';
import type { ManoeuvreEdition, ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import type { Edition, TabletopMatch } from '@five-victories/engine/tabletop';
import { askedIn, unitAsked } from '../src/measured/decisions.js';
import type { Desk } from '../src/measured/maker.js';

type MatchOf<G extends Edition> = G extends ManoeuvreEdition ? ManoeuvreMatch : TabletopMatch;

export const beginWith = <G extends Edition>(game: G, given: object, seed: number): MatchOf<G> => {
  const faults: Fault[] = [];
  const match = openMatch(game, given, { seed }, '', faults);
  if (!match) throw new Error(JSON.stringify(faults));
  return match as MatchOf<G>;
};

/** The first scenario of a game, or two of its armies. */
export const openedMeasured = <G extends Edition>(game: G, seed: number, options: object = {}): MatchOf<G> =>
  beginWith(
    game,
    {
      armies: { south: game.armies[seed % game.armies.length], north: game.armies[(seed + 1) % game.armies.length] },
      options: { turnLimit: 30, ...options },
    },
    seed,
  );

/** Plays by chance; `each` sees every decision before it is answered, until it says that it has seen enough. */
export const playOn = <M extends TabletopMatch>(
  match: M,
  seed: number,
  most: number,
  each: (match: M, stream: Stream) => boolean | void,
): void => {
  const stream = streamOf(seed);
  for (let i = 0; i < most && match.decision; i++) {
    if (each(match, stream) === false) return;
    answer(match, chooseRandom(match, stream));
  }
};

export const deskAt = <M extends TabletopMatch>(match: M, grain = 60): Desk<M> => {
  const asked = askedIn(match)!;
  return { match, before: [], asked, unit: unitAsked(asked), grain };
};

/** Each unit that may be chosen, asked for its orders: what a player sees who points at it. */
export const chosenUnits = <M extends TabletopMatch>(match: M): readonly M[] =>
  (match.decision?.kind === 'activity' ? match.decision.options : []).flatMap((option) => {
    if (option.do !== 'choose') return [];
    const copy = fork(match, 1);
    answer(copy, option);
    return copy.decision?.kind === 'order' ? [copy] : [];
  });

/** A copy in which these have been said. */
export const saidTo = (match: TabletopMatch, ...choices: readonly { readonly do: string }[]): TabletopMatch => {
  const copy = copyOf(match);
  for (const choice of choices) answer(copy, choice);
  return copy;
};
