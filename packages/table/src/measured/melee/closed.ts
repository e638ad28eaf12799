/** Decisions with a closed list of answers: what they are about is drawn, and a unit that is pointed at is the answer. */
import type { Choice } from '@five-victories/engine/kernel';
import { findUnit, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import type { Gesture } from '../gesture.js';
import type { Desk, Maker, Outcome } from '../maker.js';
import type { Mark } from '../marks.js';
import { tried } from '../../match/preview.js';
import { castsOf, type Thrown } from '../odds/casts.js';
import { joinedPlace } from '../odds/joined.js';
import { castOdds } from '../fire/marks.js';
import { m } from '../words/index.js';
import { lengthIn } from '../words/names.js';

type None = Record<string, never>;
const NONE: None = {};

const unitOf = (choice: Choice): UnitId | undefined => (choice as { unit?: UnitId }).unit;

/** The only answer about the unit that is pointed at; where there are several it is taken in hand. */
const pointedAt = ({ match }: Desk, { is, over }: Gesture): Outcome<None> | undefined => {
  if (is !== 'tap' || over?.unit === undefined) return undefined;
  const answers = (match.decision?.options ?? []).filter((option) => unitOf(option) === over.unit);
  return answers.length === 1 ? { say: answers } : undefined;
};

const asksFor = (marks: (desk: Desk) => readonly Mark[]): Maker<None> => ({
  begin: () => NONE,
  gesture: (desk, _draft, gesture) => pointedAt(desk, gesture),
  marks,
  choices: () => undefined,
});

/** Marks that follow from the match alone, worked out once. */
const once = (marks: (desk: Desk) => readonly Mark[]): ((desk: Desk) => readonly Mark[]) => {
  const known = new WeakMap<TabletopMatch, readonly Mark[]>();
  return (desk) => {
    let found = known.get(desk.match);
    if (!found) known.set(desk.match, (found = marks(desk)));
    return found;
  };
};

const unitsIn = ({ decision }: TabletopMatch): UnitId[] => [
  ...new Set((decision?.options ?? []).flatMap((option) => unitOf(option) ?? [])),
];

/** An attack that is divided among several enemies first. */
const DIVISIONS = new Set(['allocate', 'assign']);

/** What the attack of a unit would come to: with several enemies, all it has against each of them in turn. */
const attacksBy = (match: TabletopMatch, unit: UnitId, fight: Choice): ReadonlyMap<UnitId, Thrown> => {
  const asked = { rule: match.rules.cite.attackDice, unit, count: 1 };
  const { decision } = tried(match, [fight]);
  if (!decision || !DIVISIONS.has(decision.kind)) return castsOf(match, [fight], asked);
  const whole = decision.options.filter((option) => (option as unknown as { at: unknown[] }).at.length === 1);
  return new Map(whole.flatMap((option) => [...castsOf(match, [fight, option], asked)]));
};

/** Which unit attacks next: whom it would attack, and with what. */
export const fightMaker = asksFor(
  once(({ match }) =>
    (match.decision?.options ?? []).flatMap((option): Mark[] => {
      const from = unitOf(option);
      if (from === undefined) return [];
      return [...attacksBy(match, from, option)].map(([to, { cast }]) => ({
        is: 'link',
        from,
        to,
        tone: 'charge',
        text: castOdds(cast),
      }));
    }),
  ),
);

interface Joining {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly by: number;
}

/** Units drawn into a combat: whom they meet, how far away, and where they would stand. */
export const joinMaker = asksFor(
  once(({ match, about }) =>
    (about['units'] as readonly Joining[]).flatMap(({ unit, target, by }): Mark[] => {
      const place = joinedPlace(match, unit);
      return [
        ...(place ? [{ is: 'ghost', unit, place, tone: 'charge' } satisfies Mark] : []),
        { is: 'link', from: unit, to: target, tone: 'charge', text: lengthIn(match, by) },
      ];
    }),
  ),
);

/** A ball that goes on: from the gun to those that are equally near. */
export const bounceMaker = asksFor(({ match, about }) =>
  unitsIn(match).map((to): Mark => ({
    is: 'link',
    from: about['unit'] as UnitId,
    to,
    tone: 'fire',
    text: m().fire.bounces(about['misses'] as number),
  })),
);

/** Whose losses next: all their stands are lit. */
export const lossesMaker = asksFor(({ match }) =>
  unitsIn(match).flatMap((unit): Mark[] => {
    const size = findUnit(match, unit)?.stands.length ?? 0;
    return [{ is: 'stands', unit, stands: Array.from({ length: size }, (_, i) => i), tone: 'wrong' }];
  }),
);

/** Dice thrown again or kept: who attacked whom. */
export const rethrowMaker = asksFor(({ about }) => [
  { is: 'link', from: about['unit'] as UnitId, to: about['target'] as UnitId, tone: 'charge' },
]);
