/** What an order to fire looks like on the table: zones, stands, targets, the pivot. */
import { headingTo, pointFrom, turned, type Angle, type Pose } from '@five-victories/engine/geometry';
import { figureIn, pivotPoint, type Placed } from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import { expected } from '../../match/chances.js';
import type { Desk } from '../maker.js';
import type { Mark } from '../marks.js';
import { m } from '../words/index.js';
import { isAimedAt, type FireDraft } from './draft.js';
import { chancesOf, firingPlace, mostPivot, targetsOf, throwsOf, type Shot } from './shots.js';
import { fireZonesOf, zoneMarks } from './zones.js';

export const PIVOT = 'fire-pivot';

/** How far before the front the handle floats, on the screen. */
const REACH = 44;

/** `4 dice · 1.3`: what is written beside a target. */
export const shortOdds = (dice: number, chances: readonly number[]): string =>
  dice === 0 ? t().odds.noDice : m().fire.short(t().odds.dice(dice), t().number(expected(chances)));

/** Ready for the pivot that is in the draft. */
const handleOf = ({ match, grain }: Desk, unit: Placed, draft: FireDraft): Mark[] => {
  if (mostPivot(match, unit, draft.face) === 0) return [];
  const { face = 'front', pivot } = draft;
  const { x, y } = pivotPoint(match, unit, unit.place, face);
  const heading = turned(headingTo(unit.place.heading, face), pivot as Angle);
  const at = pointFrom({ x, y, heading } as Pose, 0, figureIn(match, unit, unit.place).radius / 2 + REACH * grain);
  return [{ is: 'handle', id: PIVOT, at, label: m().fire.pivotHandle, tone: 'fire' }];
};

const linkTo = (unit: Placed, { target, dice }: Shot, chances: readonly number[], isAimed: boolean): Mark => ({
  is: 'link',
  from: unit.id,
  to: target,
  tone: isAimed ? 'fire' : 'quiet',
  text: shortOdds(dice, chances),
});

/** Stands that fire, stands that could, stands picked for the next target. */
const standMarks = (desk: Desk, unit: Placed, draft: FireDraft, shots: readonly Shot[]): Mark[] => {
  const able = [...new Set(shots.flatMap(({ stands }) => stands))];
  const firing = [...throwsOf(desk.match, draft).values()].flatMap(({ stands }) => stands);
  const lit = draft.at.length === 0 ? able : firing;
  const spare = able.filter((stand) => !lit.includes(stand));
  const marks = (stands: readonly number[], tone: 'fire' | 'quiet' | 'command'): Mark[] =>
    stands.length === 0 ? [] : [{ is: 'stands', unit: unit.id, stands, tone }];
  return [...marks(spare, 'quiet'), ...marks(lit, 'fire'), ...marks(draft.picked, 'command')];
};

export const fireMarks = (desk: Desk, unit: Placed, draft: FireDraft): Mark[] => {
  const { match } = desk;
  const place = firingPlace(match, unit, draft);
  const { shots } = targetsOf(match, unit, draft);
  const throws = throwsOf(match, draft);
  const links = shots.map((shot): Mark => {
    const thrown = throws.get(shot.target)?.cast;
    return thrown
      ? linkTo(unit, { ...shot, dice: thrown.count }, thrown.chances ?? [1], true)
      : linkTo(unit, shot, chancesOf(shot), isAimedAt(draft, shot.target));
  });
  return [
    ...zoneMarks(fireZonesOf(match, unit, place), 'fire'),
    ...(draft.pivot === 0 ? [] : [{ is: 'ghost', unit: unit.id, place, tone: 'fire' } satisfies Mark]),
    ...standMarks(desk, unit, draft, shots),
    ...links,
    ...handleOf(desk, unit, draft),
  ];
};
