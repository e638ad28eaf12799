/**
 * What is said to need no asking does not: other answers come to the same, or are no better. Each reason has its proof;
 * those of re-throws rest on a rule that is named with them.
 */
import {
  about,
  answer,
  copyOf,
  declines,
  diceFrom,
  forkWith,
  isVain,
  refusal,
  same,
  settledBy,
  type AnyMatch,
  type Choice,
  type Event,
  type Frame,
} from '../../src/kernel/index.js';
import { framesOf } from '../../src/kernel/match.js';
import { alike, holds } from './holds.js';
import { alikeButFor } from './mirrored.js';

const answeredOn = (match: AnyMatch, choice: Choice, heard: Event[] = []): AnyMatch => {
  const copy = copyOf(match);
  copy.tell = (event) => heard.push(event);
  answer(copy, choice);
  copy.tell = undefined;
  return copy;
};

/** Where a match stands: whose losses were removed last is forgotten when the next are chosen, and who has fought is a set. */
const stackOf = (match: AnyMatch) =>
  framesOf(match).map((frame: Frame & { handled?: readonly string[] }) => ({
    ...frame,
    ...(frame.step === 'lossesOf' ? { unit: undefined, lose: undefined } : {}),
    ...(frame.handled ? { handled: [...frame.handled].sort() } : {}),
  }));

const standsAs = (one: AnyMatch, two: AnyMatch, what: string): void => {
  alike(stackOf(one), stackOf(two), `the stack ${what}`);
  for (const part of ['state', 'decision'] as const) alike(one[part], two[part], `the ${part} ${what}`);
};

// ---- order ---------------------------------------------------------------------------------------------------------

/** What is asked while the acts of a side are gone through. */
const ON_THE_WAY = new Set('fight attack allocate assign rethrow commanderRethrow lossesOf remove'.split(' '));

/** Plays the acts of a side to their end, some of them first, the others as they are listed; tells all throws. */
const goneThrough = (match: AnyMatch, ...first: Choice[]): Event[] => {
  const { side, kind } = match.decision!;
  const heard: Event[] = [];
  match.tell = (event) => heard.push(event);
  while (match.decision?.side === side && ON_THE_WAY.has(match.decision.kind)) {
    const { options } = match.decision;
    const wanted = match.decision.kind === kind ? first : [];
    answer(match, wanted.find((each) => options.some((option) => same(option, each))) ?? options[0]!);
  }
  match.tell = undefined;
  return heard.filter(({ event }) => event === 'throw');
};

const facesOf = (throws: readonly Event[]): number[] => throws.flatMap((each) => each['dice'] as number[]);

/** FV-MELEE-20, -21, FV-LOSS-03, SV-MELEE-04, GV-MELEE-08, GL-MELEE-04: with the same dice for each, whoever is first. */
const orderIsFree = (match: AnyMatch, first: Choice): void => {
  if (match.dice.from !== 'seed') return;
  const others = match.decision!.options.filter((option) => !same(option, first));
  const one = copyOf(match);
  const throws = goneThrough(one, first);
  for (const other of others.slice(0, 2)) {
    const { unit } = other as { unit?: string };
    const target = (other as { target?: string }).target;
    const isIts = (each: Event): boolean => (unit ? each['unit'] === unit : each['target'] === target);
    const list = [...facesOf(throws.filter(isIts)), ...facesOf(throws.filter((each) => !isIts(each)))];
    const two = forkWith(match, diceFrom({ list }));
    goneThrough(two, other, first);
    standsAs(two, one, `when ${JSON.stringify(other)} comes first`);
  }
};

// ---- the same either way -------------------------------------------------------------------------------------------

/** Whether an option takes its unit out of the battle, which is no alternative. */
const routs = (after: AnyMatch, unit: string): boolean =>
  (after.state as { units: readonly { id: string; zone?: string }[] }).units.find(({ id }) => id === unit)?.zone ===
  'routed';

const isSameEitherWay = (match: AnyMatch, choice: Choice): void => {
  const { unit } = about(match) as { unit: string };
  const after = answeredOn(match, choice);
  holds(!routs(after, unit), () => `${unit} is lost by ${JSON.stringify(choice)}`);
  for (const other of match.decision!.options)
    alikeButFor(answeredOn(match, other), after, unit, `after ${JSON.stringify(other)}`);
};

// ---- no drawback ---------------------------------------------------------------------------------------------------

interface Thrown {
  readonly unit: string;
  readonly dice: readonly number[];
  readonly needs: readonly number[];
  readonly most?: number;
}

/**
 * FV-MELEE-16, -17, MV-MELEE-13..16: a miss that is thrown again can only become a hit. FV-MELEE-19, SV-CMD-05,
 * GV-CMD-04, GL-CMD-03: neither can less than no hit be thrown; and no other attack of the unit could want the re-throw.
 */
const hasNoDrawback = (match: AnyMatch, choice: Choice): void => {
  const { unit, dice, needs, most } = about(match) as unknown as Thrown;
  const missed = dice.flatMap((die, place) => (die > needs[place]! ? [place] : []));
  const again = (choice as { dice?: readonly number[] }).dice;
  if (again) {
    holds(again.length === Math.min(missed.length, most!), () => `${again.length} of ${missed.length} misses again`);
    const least = Math.min(...again.map((place) => needs[place]!));
    for (const place of missed)
      holds(again.includes(place) || needs[place]! <= least, () => `die ${place} is likelier to hit`);
    return holds(
      again.every((place) => missed.includes(place)),
      () => 'a hit is thrown again',
    );
  }
  holds(missed.length === dice.length, () => 'hits are thrown again');
  const after = answeredOn(match, choice);
  const { kind } = after.decision ?? {};
  const isOfUnit = kind !== undefined && kind !== 'dice' && (about(after) as { unit?: string }).unit === unit;
  holds(!(isOfUnit && /ttack|rethrow|Rethrow/.test(kind)), () => `${unit} attacks once more`);
};

// ---- nothing to do -------------------------------------------------------------------------------------------------

const PIVOTS = [0, 20, -20, 60, -60, 150, -150, 400, -400, 850, -850];
const LOOKED_AT = 3;

interface Standing {
  readonly id: string;
  readonly side: string;
  readonly place?: object;
  readonly fired: boolean;
}

/** In the measured games: not even with a pivot. Not all are tried at once. */
const nobodyCanFire = (match: AnyMatch): void => {
  const { units, turn } = match.state as { units: readonly Standing[]; turn: number };
  const { side } = match.decision!;
  const some = (wanted: (unit: Standing) => boolean): Standing[] => {
    const found = units.filter((unit) => unit.place && wanted(unit));
    return found.map((_, i) => found[(i + turn) % found.length]!).slice(0, LOOKED_AT);
  };
  for (const { id: unit } of some((each) => each.side === side && !each.fired))
    for (const { id: target } of some((each) => each.side !== side))
      for (const pivot of PIVOTS) {
        const shot = { do: 'fire', unit, ...(pivot === 0 ? {} : { pivot }), at: [{ target }] };
        if (!refusal(match, shot)) isInVain(match, shot);
      }
};

/** In the zone games: whoever fires as long as he may throws no die. */
const noShotHasDice = (match: AnyMatch): void => {
  const copy = copyOf(match);
  const { side } = match.decision!;
  copy.tell = (event) =>
    holds(event.event !== 'throw' || event['count'] === 0 || event['cause'] !== 'fire', () => 'a shot has dice');
  while (copy.decision?.kind === 'fire' && copy.decision.side === side) {
    const shot = copy.decision.options.find((option) => option.do === 'fire');
    if (!shot) return;
    answer(copy, shot);
  }
};

/** Who is chosen in vain has been chosen, and that is all. */
const isInVain = (match: AnyMatch, choice: Choice): void => {
  const { unit } = choice as unknown as { unit: string };
  const heard: Event[] = [];
  const after = answeredOn(match, choice, heard);
  if (choice.do === 'fire') {
    const thrown = heard.filter(({ event, cause }) => event === 'throw' && cause === 'fire');
    return holds(
      thrown.every((each) => each['count'] === 0),
      () => `${JSON.stringify(choice)} has dice`,
    );
  }
  const unchosen = (state: { units: readonly { id: string }[] }) => ({
    ...state,
    units: state.units.map((each) => (each.id === unit ? { ...each, chosen: false } : each)),
  });
  const { phase } = match.state as { phase: string };
  // Who was the last to be chosen ends the phase.
  if ((after.state as { phase: string }).phase === phase)
    alike(unchosen(after.state as never), unchosen(match.state as never), `the state after ${JSON.stringify(choice)}`);
};

const nothingComesOf = (match: AnyMatch): void => {
  const { kind, options } = match.decision!;
  if (kind !== 'fire')
    return holds(
      options.every((option) => isVain(match, option) || declines(match.decision!, option)),
      () => 'something could be done',
    );
  if ('places' in match.table) noShotHasDice(match);
  else nobodyCanFire(match);
};

const LEAVING = ['retire', 'withdraw'];

const onlyLeaving = (match: AnyMatch): void => {
  for (const option of match.decision!.options)
    holds(
      LEAVING.includes(option.do) || declines(match.decision!, option) || isVain(match, option),
      () => `${JSON.stringify(option)} takes nobody out of the battle`,
    );
};

/** At any decision. The match stays as it is; kind and reason are noted if it is none. */
export const settledIsSound = (match: AnyMatch, rules: ReadonlySet<string>, met: Set<string>): void => {
  if (match.wanted) return holds(settledBy(match) === undefined, () => 'dice settle themselves');
  for (const option of match.decision!.options) if (isVain(match, option)) isInVain(match, option);
  const settled = settledBy(match);
  if (!settled) return;
  const { choice, why, rule, leaving } = settled;
  holds(rules.has(rule), () => `there is no rule ${rule}`);
  met.add(`${match.decision!.kind} ${why}`);
  holds(!refusal(match, choice), () => `${JSON.stringify(choice)} is refused`);
  holds(why !== 'nobodyLeaves' || leaving === true, () => 'whoever would leave is not asked');
  switch (why) {
    case 'onlyOne':
    case 'sameEitherWay':
      return isSameEitherWay(match, choice);
    case 'order':
      return orderIsFree(match, choice);
    case 'noDrawback':
      return hasNoDrawback(match, choice);
    case 'nothingToDo':
      return nothingComesOf(match);
    case 'nobodyLeaves':
      return onlyLeaving(match);
    default:
      return why satisfies never;
  }
};
