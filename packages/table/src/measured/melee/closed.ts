/** Decisions with a closed list of answers: what they are about is drawn, and a unit that is pointed at is the answer. */
import { answer, fork, type Choice, type Event } from '@five-victories/engine/kernel';
import type { Place, TabletopMatch, UnitId } from '@five-victories/engine/tabletop';
import { findUnit } from '@five-victories/engine/tabletop';
import type { Gesture } from '../gesture.js';
import type { Desk, Maker, Outcome } from '../maker.js';
import type { Mark } from '../marks.js';
import { heard } from '../odds/heard.js';
import { meleeOf } from '../odds/melee.js';
import { shareText } from '../odds/texts.js';
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

/** Which unit attacks next: whom it would attack, and with what. */
export const fightMaker = asksFor(
  once(({ match }) =>
    unitsIn(match).flatMap((unit) =>
      meleeOf(match, unit).map(({ enemy, clash }): Mark => ({
        is: 'link',
        from: unit,
        to: enemy,
        tone: 'charge',
        text: shareText(clash.own.cast),
      })),
    ),
  ),
);

/** Where a unit that joins in would stand. */
const joinedPlace = (match: TabletopMatch, unit: UnitId): Place | undefined => {
  const copy = fork(match, 1);
  let place: Place | undefined;
  const listen = (event: Event): boolean => {
    if (event.event === 'joined' && event['unit'] === unit) place = findUnit(copy, unit)?.place;
    return place !== undefined;
  };
  heard((tell) => {
    copy.tell = tell;
    answer(copy, { do: 'join', unit } as Choice);
  }, listen);
  return place;
};

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
