/** Looks as far as the next decision at which the match rests, with exact odds; the other side answers at its best. */
import { streamOf, type Choice, type Side, type Stream } from '@five-victories/engine';
import type { ZonalMatch } from '@five-victories/engine/zonal';
import { outcomes } from '../odds.js';
import { worth } from './worth.js';

/** Decisions in the midst of something: worth is asked for when it is over. */
const RESTLESS: ReadonlySet<string> = new Set([
  'order',
  'action',
  'formation',
  'enter',
  'flank',
  'followUp',
  'react',
  'intercept',
  'reserveZone',
  'hastyDefence',
  'attack',
  'rethrow',
  'commanderRethrow',
]);

const DEPTH = 5;
const MOST_FORKS = 400;
const LEAVES = 60;
const DEEP_LEAVES = 16;

interface Search {
  readonly side: Side;
  readonly seed: number;
  forks: number;
}

interface Form {
  readonly do: string;
  readonly formation?: string;
  readonly facing?: string;
}

/** Options that differ only in the places of stands are tried once. */
export const candidatesOf = ({ decision }: ZonalMatch): Choice[] => {
  const seen = new Set<string>();
  return (decision?.options ?? []).filter((option) => {
    if (option.do !== 'form') return true;
    const { formation, facing } = option as Form;
    const key = `${formation} ${facing}`;
    return !seen.has(key) && seen.add(key);
  });
};

/** A choice that ends a phase is judged by how the armies stand, not by what the dice of the next phase do with them. */
export const isEnding = (match: ZonalMatch, choice: Choice): boolean =>
  (match.decision?.kind === 'fire' && choice.do === 'done') ||
  (match.decision?.kind === 'activity' && (choice.do === 'end' || choice.do === 'moveCommander'));

/** The match to look at, with the Commander where he rides to. */
const standing = (match: ZonalMatch, choice: Choice & { readonly to?: string }): ZonalMatch => {
  if (choice.do !== 'moveCommander') return match;
  const { sides, acting } = match.state;
  const ridden = { ...sides, [acting]: { ...sides[acting], commander: choice.to } };
  return { ...match, state: { ...match.state, sides: ridden } };
};

const follow = (search: Search, match: ZonalMatch, choice: Choice, depth: number): number => {
  if (isEnding(match, choice)) return worth(standing(match, choice), search.side);
  const stream: Stream = streamOf(search.seed); // the same draws for every option
  let value = 0;
  for (const outcome of outcomes(match, choice, { stream, most: depth === DEPTH ? LEAVES : DEEP_LEAVES, draws: 2 })) {
    search.forks++;
    value += outcome.probability * settled(search, outcome.match, depth - 1);
  }
  return value;
};

const settled = (search: Search, match: ZonalMatch, depth: number): number => {
  const { decision } = match;
  if (decision === undefined || depth <= 0 || !RESTLESS.has(decision.kind) || search.forks > MOST_FORKS)
    return worth(match, search.side);
  const own = decision.side === search.side;
  let best = own ? -Infinity : Infinity;
  for (const choice of candidatesOf(match)) {
    const value = follow(search, match, choice, depth);
    best = own ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
};

/** What the choice is worth to the side that takes it. */
export const valueOf = (match: ZonalMatch, choice: Choice, seed: number): number =>
  follow({ side: match.decision!.side, seed, forks: 0 }, match, choice, DEPTH);
