/**
 * What has just happened, drawn: where units stood, the ways they went, who fired at whom with what effect, who charged,
 * who is lost. From two moments and the events between them, for all measured games.
 */
import type { Choice, Event } from '@five-victories/engine/kernel';
import { findUnit, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { ghostAt, linkTo, marksOf, pathThrough, textAt, type Mark, type Spot, type Tone } from '../marks.js';
import { m } from '../words/index.js';
import { lengthIn } from '../words/names.js';
import { actsOf, type Act } from './acts.js';
import { outlookOf } from './outlook.js';
import { beside, far, spotIn, spotOf } from '../spots.js';
import { hasMoved, walksOf, type Walk, type Walks } from './walk.js';

const words = () => m().react.trail;

interface Scene {
  readonly before: TabletopMatch;
  readonly after: TabletopMatch;
  readonly walks: Walks;
  /** By the event that tells of an act. */
  readonly ends: ReadonlyMap<number, Ends>;
}

const spotOfUnit = ({ before, after, walks }: Scene, id: UnitId): Spot | undefined =>
  spotIn(after, id) ?? lastSpot(before, walks, id);

/** Where a unit was last seen on its way. */
const lastSpot = (before: TabletopMatch, walks: Walks, id: UnitId | undefined): Spot | undefined =>
  walks.get(id ?? '')?.points.at(-1) ?? spotIn(before, id);

/** Where the two of an act stood when it was done. */
type Ends = readonly [Spot | undefined, Spot | undefined];

const endsIn = (before: TabletopMatch, walks: Walks, { unit, target }: Act): Ends => [
  lastSpot(before, walks, unit),
  lastSpot(before, walks, target),
];

/** Nearer than this it still stands there. */
const NEAR = 300;

const isStill = ({ after }: Scene, id: UnitId, spot: Spot | undefined): boolean => {
  const now = spotIn(after, id);
  return now !== undefined && spot !== undefined && far(now, spot) < NEAR;
};

/** A pivot is no way, though the middle of the unit moves. */
const isWay = (points: readonly Spot[]): boolean => points.length > 1 && far(points[0]!, points.at(-1)!) >= NEAR;

/** From one to another; who has gone is pointed at where he was then. */
const linkMarks = (scene: Scene, act: Act, tone: Tone, text: string): Mark[] => {
  const { unit, target, way, at } = act;
  const isTold = way !== undefined && isWay(scene.walks.get(unit)?.points ?? []);
  if (target === undefined || isTold) return [];
  const [from, to] = scene.ends.get(at) ?? [];
  if (isStill(scene, unit, from) && isStill(scene, target, to)) return [linkTo(unit, target, tone, text)];
  return from && to ? [pathThrough([from, to], tone, text)] : [];
};

/** Behind a unit, where no enemy stands. */
const BEHIND = 500;

const noteSpot = (scene: Scene, id: UnitId): Spot | undefined => {
  const unit = findUnit(scene.after, id);
  const place = unit?.place ?? scene.walks.get(id)?.place;
  const centre = spotOfUnit(scene, id);
  return place && centre ? beside(centre, place.heading, 0, -far(place, centre) - BEHIND) : centre;
};

interface Notes {
  hits: number;
  lost: number;
  readonly texts: string[];
  wrong: boolean;
}

/** What is said of one unit, in one place. */
const noteMarks = (scene: Scene, acts: readonly Act[]): Mark[] => {
  const notes = new Map<UnitId, Notes>();
  const of = (id: UnitId): Notes => {
    const known = notes.get(id) ?? { hits: 0, lost: 0, texts: [], wrong: false };
    notes.set(id, known);
    return known;
  };
  for (const { unit, note, wrong, took, lost } of acts) {
    if (took) of(took.unit).hits += took.hits;
    if (note === undefined && lost === undefined) continue;
    of(unit).lost += lost ?? 0;
    if (note !== undefined) of(unit).texts.push(note);
    of(unit).wrong ||= wrong === true;
  }
  return [...notes].flatMap(([unit, { hits, lost, texts, wrong }]): Mark[] => {
    const at = noteSpot(scene, unit);
    const counts = [...(hits > 0 ? [words().took(hits)] : []), ...(lost > 0 ? [words().lost(lost)] : [])];
    const text = [...counts, ...texts].join(', ');
    return at && text ? [textAt(at, text, wrong ? 'react' : 'quiet')] : [];
  });
};

/** How a way is drawn, what was done on it, and whether its length is written at it. */
interface Telling {
  readonly tone: Tone;
  readonly told: readonly string[];
  readonly isMeasured: boolean;
}

/** So many ways with their lengths can be read at once. */
const MANY = 8;

/** Its old place, its way with what it did there, and where it was last seen. */
const wayMarks = ({ after }: Scene, walk: Walk, { tone, told, isMeasured }: Telling): Mark[] => {
  const { unit, start, place, points, length, gone } = walk;
  // A unit that is no unit any more has no stands to be drawn.
  const isKnown = findUnit(after, unit.id) !== undefined;
  const text = [told.join(', '), length > 0 && isMeasured ? lengthIn(after, length) : ''].filter(Boolean).join(' ');
  return marksOf(
    start && isKnown && hasMoved(walk) && ghostAt(unit.id, start, 'quiet'),
    place && isKnown && gone && ghostAt(unit.id, place, 'wrong'),
    isWay(points) && pathThrough(points, tone, text || undefined),
  );
};

const goneTo = (scene: Scene, { unit, target }: Act): void => {
  const walk = scene.walks.get(unit);
  const spot = target === undefined ? undefined : spotOfUnit(scene, target);
  if (walk && spot) walk.points.push(spotOf(spot));
};

/** Several acts one after the other are numbered: a charge, what the target did, the break-through. */
const numbered = (acts: readonly Act[]): ((act: Act) => string) => {
  const steps = acts.filter(({ isStep }) => isStep);
  return (act) => {
    const text = act.text ?? '';
    return steps.length > 1 && act.isStep ? words().step(steps.indexOf(act) + 1, text) : text;
  };
};

export const trailOf = (before: TabletopMatch, after: TabletopMatch, events: readonly Event[]): Mark[] => {
  if (events.some(({ event }) => event === 'placed')) return [];
  const acts = actsOf(events);
  const ends = new Map<number, Ends>();
  const walks = walksOf(before, after, events, (now, at) => {
    const act = acts.find((each) => each.at === at && each.link);
    if (act) ends.set(at, endsIn(before, now, act));
  });
  const scene: Scene = { before, after, walks, ends };
  for (const act of acts) if (act.isJoining) goneTo(scene, act);
  const textOf = numbered(acts);
  const ways = [...walks.values()];
  const isMeasured = ways.filter(({ points }) => isWay(points)).length <= MANY;
  const tellingOf = (id: UnitId): Telling => {
    const own = acts.filter((act) => act.unit === id && act.way);
    return { tone: own[0]?.way ?? 'move', told: own.flatMap((act) => (act.link ? [textOf(act)] : [])), isMeasured };
  };
  return [
    ...ways.flatMap((walk) => wayMarks(scene, walk, tellingOf(walk.unit.id))),
    ...acts.flatMap((act) => (act.link ? linkMarks(scene, act, act.link, textOf(act)) : [])),
    ...noteMarks(scene, acts),
  ];
};

/** What an option would lead to before any dice, drawn in the same way. */
export const lookMarks = (match: TabletopMatch, choice: Choice): Mark[] => {
  const { match: then, events } = outlookOf(match, choice);
  const end = events.findIndex(({ event }) => event === 'phase');
  return trailOf(match, then, end < 0 ? events : events.slice(0, end));
};
