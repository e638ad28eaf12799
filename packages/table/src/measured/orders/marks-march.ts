/** A march on the table: the way with its measures, ghosts, who could stop it where, and handles to go on with. */
import { forward, headingTo, pointFrom } from '@five-victories/engine/geometry';
import { chancesAlong, sideOfStep, type Leg, type Walk } from '@five-victories/engine/manoeuvre';
import { figureIn, type Chance, type Place } from '@five-victories/engine/tabletop';
import type { ManoeuvreDesk as Desk } from '../maker.js';
import type { Mark, Spot, Tone } from '../marks.js';
import { m } from '../words/index.js';
import { refusalIn, walkIn } from './choices.js';
import { stepsOf, type OrderDraft, type Stuck } from './draft.js';
import { pivots, turnIn, verbOfTurn } from './plan-turn.js';
import type { Scene } from './scene.js';
import { turnText, whyText } from '../text.js';
import { degreesIn, lengthIn, unitName } from '../words/names.js';
import { walkOf } from './walk.js';

/** On the screen: how far before the front its handle is. */
const HANDLE = 34;

const spot = ({ x, y }: Spot): Spot => ({ x, y });
const centreOf = ({ match, unit }: Scene, place: Place): Spot => spot(figureIn(match, unit, place));

const pointOn = ({ from, run }: Leg, by: number): Spot => {
  const { x, y } = forward(headingTo(from.heading, run?.towards ?? 'front'));
  return { x: from.x + by * x, y: from.y + by * y };
};

/** Between which points of a straight move somebody could stop it. */
const windowsOn = ({ match }: Scene, leg: Leg, chances: readonly Chance[]): Mark[] =>
  chances.map((chance) => ({
    is: 'window',
    from: pointOn(leg, chance.from),
    to: pointOn(leg, chance.to),
    tone: chance.do === 'opportunityFire' ? 'fire' : 'react',
    text: (chance.do === 'opportunityFire' ? m().orders.firesShort : m().orders.stopsShort)(
      unitName(match, chance.unit),
    ),
  }));

const legMarks = (scene: Scene, leg: Leg, isLast: boolean): Mark[] => {
  const { match, unit } = scene;
  const straight = sideOfStep(leg.step);
  if (straight) {
    const ruler: Mark = {
      is: 'ruler',
      from: spot(leg.from),
      to: spot(leg.to),
      text: lengthIn(match, straight.by),
      tone: 'move',
    };
    return isLast ? [ruler] : [ruler, { is: 'ghost', unit: unit.id, place: leg.to, tone: 'quiet' }];
  }
  const by = 'turn' in leg.step ? leg.step.turn : 'pivot' in leg.step ? leg.step.pivot : undefined;
  return by === undefined ? [] : [{ is: 'text', at: spot(leg.from), text: turnText(by), tone: 'quiet' }];
};

const pathOf = (unitPlace: Spot, { legs }: Walk): Mark[] => {
  const points = [spot(unitPlace), ...legs.filter(({ step }) => sideOfStep(step)).map(({ to }) => spot(to))];
  return points.length < 2 ? [] : [{ is: 'path', points, tone: 'move' }];
};

/** Where it was wanted and may not come, with the reason, and who is in the way. */
export const stuckMarks = ({ match, unit }: Scene, { place, refusal }: Stuck): Mark[] => {
  const { other, target } = refusal.facts;
  const inTheWay = match.state.units.find(({ id }) => id === other || (other === undefined && id === target));
  return [
    { is: 'ghost', unit: unit.id, place, tone: 'wrong' },
    { is: 'text', at: spot(place), text: whyText(match, refusal), tone: 'wrong' },
    ...(inTheWay && inTheWay.id !== unit.id
      ? [{ is: 'range', unit: inTheWay.id, far: 150, tone: 'wrong' } as const]
      : []),
  ];
};

/** The point before the front that is taken hold of to turn it; of a defensive block before the side it pivots about. */
export const turnHandle = (scene: Scene, desk: Desk, draft: OrderDraft, place: Place): Mark => {
  const { match, unit } = scene;
  const figure = figureIn(match, unit, place);
  const far = HANDLE * desk.grain;
  const isSide = place.formation === 'defensiveBlock' && draft.face !== 'front';
  const ahead = forward(headingTo(place.heading, isSide ? draft.face : 'front'));
  const from = isSide ? figure : place;
  const out = isSide ? figure.radius + far : far;
  return {
    is: 'handle',
    id: 'turn',
    at: { x: from.x + out * ahead.x, y: from.y + out * ahead.y },
    label: m().orders.handles.turn(unitName(match, unit.id)),
    tone: 'move',
  };
};

/** What may be taken hold of: the ghost to go on, points of the way, the front. */
const handlesOf = (scene: Scene, desk: Desk, draft: OrderDraft, walk: Walk): Mark[] => {
  const { match, unit } = scene;
  const ends = walk.legs.filter(({ step }) => sideOfStep(step));
  const points = ends.slice(0, -1).map(({ to }, i): Mark => ({
    is: 'handle',
    id: `way:${i}`,
    at: spot(to),
    label: m().orders.handles.way(i + 1),
    tone: 'move',
  }));
  const centre = centreOf(scene, walk.place);
  const go: Mark = {
    is: 'handle',
    id: 'go',
    at: centre,
    label: m().orders.handles.go(unitName(match, unit.id)),
    tone: 'move',
  };
  return [...points, ...(ends.length > 0 ? [go] : []), turnHandle(scene, desk, draft, walk.head)];
};

/** What is written beside the ghost: the movement, what is left, whom it flows around. */
const caption = ({ match }: Scene, draft: OrderDraft, walk: Walk): string => {
  const { orders } = m();
  const verb = draft.plan?.is === 'march' ? orders.verbs[draft.plan.verb] : '';
  const past = walk.legs.flatMap((leg) => leg.past);
  return [
    verb,
    ...(draft.fast ? [orders.fast[match.rules.words.doubleTime]] : []),
    orders.left(lengthIn(match, walk.left)),
    ...(past.length > 0 ? [orders.flows(past.map((id) => unitName(match, id)).join(', '))] : []),
  ].join(' · ');
};

export const marchMarks = (scene: Scene, desk: Desk, draft: OrderDraft): Mark[] => {
  const walk = walkIn(scene, draft)!;
  const { match, unit } = scene;
  const refusal = refusalIn(scene, draft);
  const chances = chancesAlong(scene.match, walk);
  const last = walk.legs.findLastIndex(({ step }) => sideOfStep(step));
  const tone: Tone = walk.whole ? (refusal ? 'wrong' : 'move') : 'quiet';
  const start = walk.legs[0]?.from ?? unit.place;
  const below = pointFrom(walk.head, 0, 0 - 2 * figureIn(match, unit, walk.place).radius);
  return [
    ...pathOf(start, walk),
    ...walk.legs.flatMap((leg, i) => legMarks(scene, leg, i >= last)),
    ...walk.legs.flatMap((leg, i) => windowsOn(scene, leg, chances[i]!)),
    { is: 'ghost', unit: unit.id, place: walk.place, tone },
    { is: 'text', at: below, text: caption(scene, draft, walk), tone: 'move' },
    ...(draft.stuck && draft.drag ? stuckMarks(scene, draft.stuck) : []),
    ...(!draft.stuck && refusal ? stuckMarks(scene, { place: walk.wanted, refusal }) : []),
    ...(draft.drag ? dragText(scene, draft) : handlesOf(scene, desk, draft, walk)),
  ];
};

/** While the front is in hand: by how much it is turned. */
const dragText = (scene: Scene, draft: OrderDraft): Mark[] => {
  if (draft.drag?.what !== 'turn') return [];
  const by = turnIn(stepsOf(draft));
  const verb = verbOfTurn(scene, draft);
  const { head } = walkOf(scene, verb, stepsOf(draft), draft.fast, draft.leave);
  const word = pivots(scene, verb) ? m().orders.step.pivot : m().orders.step.turn;
  return [
    {
      is: 'text',
      at: pointFrom(head, 0, 1200),
      text: by === 0 ? `${word} ${degreesIn(0)}°` : `${word} ${turnText(by)}`,
      tone: 'move',
    },
  ];
};
