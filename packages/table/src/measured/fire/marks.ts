/** What an order to fire looks like on the table: zones, stands, targets, the pivot. */
import { expected } from '@five-victories/engine/kernel';
import { cosine, edgesTowards, endsOf, headingTo, pointFrom, sine, type Pose } from '@five-victories/engine/geometry';
import { figureIn, unitOf, type UnitId } from '@five-victories/engine/tabletop';
import type { Placed } from '@five-victories/engine/manoeuvre';
import { t } from '../../app/settings.js';
import type { Cast } from '../../match/preview.js';
import type { ManoeuvreDesk as Desk } from '../maker.js';
import { ghostAt, handleAt, linkTo, lit, type Mark, type Spot } from '../marks.js';
import { m } from '../words/index.js';
import { isAimedAt, type FireDraft } from './draft.js';
import { onwardFrom } from './onward.js';
import {
  chancesOf,
  firingPlace,
  idleReason,
  mostPivot,
  targetsOf,
  throwsOf,
  type Shot,
  type Targets,
} from './shots.js';
import { fireZonesOf, zoneMarks } from './zones.js';

export const PIVOT = 'fire-pivot';

/** How far outside the corner of the front the handle floats, on the screen: enemies are straight ahead. */
const OFF = 16;

/** Where the unit is taken hold of to swing it: the right corner of the face it fires from. */
export const cornerOf = ({ match, grain }: Desk, unit: Placed, draft: FireDraft): Spot => {
  const { face = 'front' } = draft;
  const place = firingPlace(match, unit, draft);
  const heading = headingTo(place.heading, face);
  const [sin, cos] = [sine(heading), cosine(heading)];
  const toRight = ({ x, y }: Spot): number => x * cos - y * sin;
  const corner = edgesTowards(figureIn(match, unit, place), face)
    .map((edge) => endsOf(edge)[1])
    .reduce((best, end) => (toRight(end) > toRight(best) ? end : best));
  return pointFrom({ ...corner, heading } as Pose, OFF * grain, OFF * grain);
};

const handleOf = (desk: Desk, unit: Placed, draft: FireDraft): Mark[] =>
  mostPivot(desk.match, unit, draft.face) === 0 || idleReason(desk.match, unit)
    ? []
    : [handleAt(PIVOT, cornerOf(desk, unit, draft), m().fire.pivotHandle, 'fire')];

/** `4D · 1.3`: what is written beside a target, where there is little room. */
const linkOdds = (dice: number, chances: readonly number[]): string =>
  m().fire.link(dice, t().number(expected(chances)));
export const castOdds = ({ count, chances = [1] }: Cast): string => linkOdds(count, chances);

/** To everybody it can hit, with the odds; those it aims at with the odds of the order. */
const linksOf = ({ match }: Desk, unit: Placed, draft: FireDraft, { shots, over }: Targets): Mark[] => {
  const throws = throwsOf(match, draft);
  const link = (target: UnitId, odds: string): Mark => {
    const cast = throws.get(target)?.cast;
    return linkTo(unit.id, target, isAimedAt(draft, target) ? 'fire' : 'quiet', cast ? castOdds(cast) : odds);
  };
  return [
    ...shots.map((shot) => link(shot.target, linkOdds(shot.dice, chancesOf(shot)))),
    ...over.map(({ target, cast }) => link(target, castOdds(cast))),
  ];
};

/** Where a ball that misses goes on to. */
const onwardMarks = ({ match }: Desk, unit: Placed, draft: FireDraft): Mark[] => {
  const from = draft.at[0]?.target;
  if (from === undefined || throwsOf(match, draft).size === 0) return [];
  return onwardFrom(match, unit, draft).map((to) =>
    linkTo(from, to, unitOf(match, to).side === unit.side ? 'wrong' : 'quiet', m().fire.onward),
  );
};

/** Stands that fire, stands that could, stands picked for the next target. */
const standMarks = (desk: Desk, unit: Placed, draft: FireDraft, shots: readonly Shot[]): Mark[] => {
  const able = [...new Set(shots.flatMap(({ stands }) => stands))];
  const firing = [...throwsOf(desk.match, draft).values()].flatMap(({ stands }) => stands);
  const now = draft.at.length === 0 ? able : firing;
  const spare = able.filter((stand) => !now.includes(stand));
  return [...lit(unit.id, spare, 'quiet'), ...lit(unit.id, now, 'fire'), ...lit(unit.id, draft.picked, 'command')];
};

export const fireMarks = (desk: Desk, unit: Placed, draft: FireDraft): Mark[] => {
  const { match } = desk;
  const place = firingPlace(match, unit, draft);
  const targets = targetsOf(match, unit, draft);
  return [
    ...zoneMarks(fireZonesOf(match, unit, place), 'fire'),
    ...(draft.pivot === 0 ? [] : [ghostAt(unit.id, place, 'fire')]),
    ...standMarks(desk, unit, draft, targets.shots),
    ...linksOf(desk, unit, draft, targets),
    ...onwardMarks(desk, unit, draft),
    ...handleOf(desk, unit, draft),
  ];
};
