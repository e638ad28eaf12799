/** The quick player of the zone games: any unit, shots by formula, its orders and reactions by a short look ahead. */
import { below, declines, next, type Choice, type Decision, type Stream } from '@five-victories/engine';
import { unitOf, type ZonalChoice, type ZonalMatch } from '@five-victories/engine/zonal';
import { bestOf, blurred, pick } from '../best.js';
import type { Judged } from '../bot.js';
import { candidatesOf, GLANCE, NEAR, standing, valueOf, type Sight } from './search.js';
import { setUpWorth } from './setup.js';
import { strengthOf, volley } from './strength.js';
import { worth } from './worth.js';

/** What hardly matters when matches are played out: whatever is offered first will do. */
const FIRST_WILL_DO: ReadonlySet<string> = new Set(['fight', 'lossesOf', 'rethrow', 'remove', 'allocate']);

/** Any unit that has not been used: which one goes first matters little. When all have, the Commander rides, or the phase ends. */
const anyUnit = (match: ZonalMatch, stream: Stream): ZonalChoice => {
  const { side } = match.decision!;
  const options: readonly ZonalChoice[] = match.decision!.options;
  const units = options.filter(({ do: verb }) => verb === 'choose' || verb === 'enter');
  if (units.length > 0) return units[below(stream, units.length)]!;
  const rides = options.filter(({ do: verb }) => verb === 'moveCommander' || verb === 'end');
  return bestOf(rides.length > 0 ? rides : options, (ride) => worth(standing(match, ride), side));
};

const SOMEBODY = 0.1;

const shotWorth = (match: ZonalMatch, choice: ZonalChoice): number => {
  if (choice.do !== 'fire') return 0;
  // Without a target it only says who fires next.
  if (!('target' in choice)) return SOMEBODY;
  const enemy = unitOf(match, choice.target);
  return volley(match, unitOf(match, choice.unit), enemy) * strengthOf(match, enemy).perHit;
};

/** Whoever errs does not turn about for the worse: that has never a use, and a draft with it is a draft lost. */
const sensible = (judged: readonly Judged[], decision: Decision): readonly Judged[] => {
  const still = judged.find(({ choice }) => declines(decision, choice))?.value ?? -Infinity;
  return judged.filter(({ choice, value }) => choice.do !== 'turn' || value >= still);
};

const quickly = (match: ZonalMatch, stream: Stream, noise: number, sight: Sight): Choice => {
  const decision = match.decision!;
  const options: readonly ZonalChoice[] = decision.options;
  if (options.length === 1 || FIRST_WILL_DO.has(decision.kind)) return options[0]!;
  if (decision.kind === 'activity') return anyUnit(match, stream);
  if (decision.kind === 'fire') return bestOf(options, (choice) => shotWorth(match, choice));
  const seed = next(stream);
  const judged = candidatesOf(match).map((choice) => ({
    choice,
    value: setUpWorth(match, choice) ?? valueOf(match, choice, seed, sight),
  }));
  return pick(blurred(noise > 0 ? sensible(judged, decision) : judged, noise, stream), decision, stream);
};

export const brisk = (match: ZonalMatch, stream: Stream, noise: number): Choice => quickly(match, stream, noise, NEAR);

/** Not as strong in matches, but good enough for what comes after a plan. */
export const hasty = (match: ZonalMatch, stream: Stream): Choice => quickly(match, stream, 0, GLANCE);
