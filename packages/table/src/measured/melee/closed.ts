/** Decisions with a closed list of answers: what they are about is drawn, and a unit that is pointed at is the answer. */
import type { Choice } from '@five-victories/engine/kernel';
import { unitOf, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { unitsIn } from '../bases.js';
import type { Gesture } from '../gesture.js';
import { decisionIn, optionsIn, unitIn, type MeasuredChoice } from '../decisions.js';
import { knownOf } from '../known.js';
import { askedAs, type Desk, type Maker, type Outcome } from '../maker.js';
import { ghostAt, linkTo, lit, marksOf, type Mark } from '../marks.js';
import { tried } from '../../match/preview.js';
import { castsOf, type Thrown } from '../odds/casts.js';
import { placeWhen } from '../odds/heard.js';
import { castOdds } from '../fire/marks.js';
import { m } from '../words/index.js';
import { lengthIn } from '../words/names.js';

type None = Record<string, never>;
const NONE: None = {};

/** The only answer about the unit that is pointed at; where there are several it is taken in hand. */
const pointedAt = ({ match }: Desk, { is, over }: Gesture): Outcome<None> | undefined => {
  if (is !== 'tap' || over?.unit === undefined) return undefined;
  const answers = optionsIn(match).filter((option) => unitIn(option) === over.unit);
  return answers.length === 1 ? { say: answers } : undefined;
};

/** Its marks follow from the match alone. */
const asksFor = (marks: (desk: Desk) => readonly Mark[]): Maker<None> => ({
  begin: () => NONE,
  gesture: (desk, _draft, gesture) => pointedAt(desk, gesture),
  marks: (desk) => knownOf(desk.match, 'asked', () => marks(desk)),
  choices: () => undefined,
});

/** What the attack of a unit would come to: with several enemies, all it has against each of them in turn. */
const attacksBy = (match: TabletopMatch, unit: UnitId, fight: Choice): ReadonlyMap<UnitId, Thrown> => {
  const asked = { cause: 'attack', unit, count: 1 } as const;
  const decision = decisionIn(tried(match, [fight]));
  // With several enemies the attack is divided among them first.
  if (decision?.kind !== 'allocate' && decision?.kind !== 'assign') return castsOf(match, [fight], asked);
  const divisions: readonly MeasuredChoice[] = decision.options;
  const whole = divisions.filter((option) => 'at' in option && Array.isArray(option.at) && option.at.length === 1);
  return new Map(whole.flatMap((option) => [...castsOf(match, [fight, option], asked)]));
};

/** Which unit attacks next: whom it would attack, and with what. */
export const fightMaker = asksFor(({ match }) =>
  optionsIn(match).flatMap((option): Mark[] => {
    const from = unitIn(option);
    if (from === undefined) return [];
    return [...attacksBy(match, from, option)].map(([to, { cast }]) => linkTo(from, to, 'charge', castOdds(cast)));
  }),
);

/** Units drawn into a combat: whom they meet, how far away, and where they would stand. */
export const joinMaker = asksFor((desk) =>
  askedAs(desk, 'join').about.units.flatMap(({ unit, target, by }): Mark[] => {
    const { match } = desk;
    const place = placeWhen(match, { do: 'join', unit } as Choice, 'joined', unit);
    return marksOf(place && ghostAt(unit, place, 'charge'), linkTo(unit, target, 'charge', lengthIn(match, by)));
  }),
);

/** A ball that goes on: from the gun to those that are equally near. */
export const bounceMaker = asksFor((desk) => {
  const { about, options } = askedAs(desk, 'bounce');
  const text = m().fire.bounces(about.misses);
  return options.map(({ unit }) => linkTo(about.unit, unit, 'fire', text));
});

/** Whose losses next: all their stands are lit. */
export const lossesMaker = asksFor(({ match }) =>
  [...unitsIn(match)].flatMap((unit) =>
    lit(
      unit,
      [...unitOf(match, unit).stands].map((_, i) => i),
      'wrong',
    ),
  ),
);

/** Dice thrown again or kept: who attacked whom. */
export const rethrowMaker = asksFor((desk) => {
  const { unit, target } = askedAs(desk, 'rethrow').about;
  return [linkTo(unit, target, 'charge')];
});
