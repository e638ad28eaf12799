/** A march on the table: the way with its measures, ghosts, who could stop it where, and handles to go on with. */
import { headingTo, pointFrom } from '@five-victories/engine/geometry';
import { chancesAlong, sideOfStep, type Leg, type Walk } from '@five-victories/engine/manoeuvre';
import { figureIn, type Place } from '@five-victories/engine/tabletop';
import type { ManoeuvreDesk as Desk } from '../maker.js';
import {
  ghostAt,
  handleAt,
  marksOf,
  pathThrough,
  rimOf,
  rulerTo,
  textAt,
  wrongAt,
  type Mark,
  type Spot,
  type Tone,
} from '../marks.js';
import { beside, centreOf } from '../spots.js';
import { m } from '../words/index.js';
import { refusalIn, walkIn } from './choices.js';
import { stepsOf, type OrderDraft, type Stuck } from './draft.js';
import { pivots, turnIn, verbOfTurn } from './plan-turn.js';
import { mostOf } from './reach-text.js';
import type { Scene } from './scene.js';
import { angleText, turnText, whyText } from '../text.js';
import { lengthIn, unitName } from '../words/names.js';
import { stopMarks } from './stops-marks.js';
import { walkOf } from './walk.js';

/** On the screen: how far before the front its handle is. */
const HANDLE = 34;

const legMarks = (scene: Scene, leg: Leg, isLast: boolean): Mark[] => {
  const { match, unit } = scene;
  const straight = sideOfStep(leg.step);
  if (straight) {
    const ruler = rulerTo(leg.from, leg.to, lengthIn(match, straight.by), 'move');
    return marksOf(ruler, !isLast && ghostAt(unit.id, leg.to, 'quiet'));
  }
  const by = 'turn' in leg.step ? leg.step.turn : 'pivot' in leg.step ? leg.step.pivot : undefined;
  return marksOf(by !== undefined && textAt(leg.from, turnText(by), 'quiet'));
};

const pathOf = (unitPlace: Spot, { legs }: Walk): Mark[] => {
  const points = [unitPlace, ...legs.filter(({ step }) => sideOfStep(step)).map(({ to }) => to)];
  return marksOf(points.length > 1 && pathThrough(points, 'move'));
};

/** Where it was wanted and may not come, with the reason, and who is in the way. */
export const stuckMarks = ({ match, unit }: Scene, { place, refusal }: Stuck): Mark[] => {
  const { other, target } = refusal.facts;
  const inTheWay = match.state.units.find(({ id }) => id === other || (other === undefined && id === target));
  return marksOf(
    ...wrongAt(unit.id, place, whyText(match, refusal)),
    inTheWay && inTheWay.id !== unit.id && rimOf(inTheWay.id, 'wrong'),
  );
};

/** The point before the front that is taken hold of to turn it; of a defensive block before the side it pivots about. */
export const turnHandle = (scene: Scene, desk: Desk, draft: OrderDraft, place: Place): Mark => {
  const { match, unit } = scene;
  const figure = figureIn(match, unit, place);
  const far = HANDLE * desk.grain;
  const isSide = place.formation === 'defensiveBlock' && draft.face !== 'front';
  const at = isSide
    ? beside(figure, headingTo(place.heading, draft.face), 0, figure.radius + far)
    : pointFrom(place, 0, far);
  return handleAt('turn', at, m().orders.handles.turn(unitName(match, unit.id)), 'move');
};

/** What may be taken hold of: the ghost to go on, points of the way, the front. */
const handlesOf = (scene: Scene, desk: Desk, draft: OrderDraft, walk: Walk): Mark[] => {
  const { match, unit } = scene;
  const ends = walk.legs.filter(({ step }) => sideOfStep(step));
  const { way, go } = m().orders.handles;
  return marksOf(
    ...ends.slice(0, -1).map(({ to }, i) => handleAt(`way:${i}`, to, way(i + 1), 'move')),
    ends.length > 0 && handleAt('go', centreOf(match, unit, walk.place), go(unitName(match, unit.id)), 'move'),
    turnHandle(scene, desk, draft, walk.head),
  );
};

/** Going fast, and what that asks. */
const fastWords = (match: Scene['match']): string => {
  const { words, numbers } = match.rules;
  return m().orders.fastAway(m().orders.fast[words.doubleTime], lengthIn(match, numbers.doubleTime));
};

/** What is written beside the ghost: the movement, what is left, whom it flows around. */
const caption = (scene: Scene, draft: OrderDraft, walk: Walk): string => {
  const { match } = scene;
  const { orders } = m();
  const verb = draft.plan?.is === 'march' ? orders.verbs[draft.plan.verb] : '';
  const past = walk.legs.flatMap((leg) => leg.past);
  return [
    verb,
    ...(draft.fast ? [fastWords(match)] : []),
    orders.left(lengthIn(match, walk.left), lengthIn(match, mostOf(scene, draft) ?? walk.left)),
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
  const stops = (leg: Leg, i: number): Mark[] =>
    stopMarks(scene, leg.from, headingTo(leg.from.heading, leg.run?.towards ?? 'front'), chances[i]!);
  return [
    ...pathOf(start, walk),
    ...walk.legs.flatMap((leg, i) => legMarks(scene, leg, i >= last)),
    ...walk.legs.flatMap(stops),
    ghostAt(unit.id, walk.place, tone),
    textAt(below, caption(scene, draft, walk), 'move'),
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
  const { head } = walkOf(scene, verb, stepsOf(draft), draft);
  const word = pivots(scene, verb) ? m().orders.step.pivot : m().orders.step.turn;
  return [textAt(pointFrom(head, 0, 1200), `${word} ${by === 0 ? angleText(0) : turnText(by)}`, 'move')];
};
