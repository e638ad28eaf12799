/** A charge on the table: lane, pivot, where it meets the target, who could stop it, what it needs. */
import type { ChargeWay } from '@five-victories/engine/manoeuvre';
import { direction, endsOf, forward } from '@five-victories/engine/geometry';
import { figureIn, frontEdges, type Charge, type Place } from '@five-victories/engine/tabletop';
import type { Mark, Spot } from '../marks.js';
import { m } from '../words/index.js';
import { chargeTargets, chargeView } from './charges.js';
import type { Scene } from './scene.js';
import { passText, turnText, whyText } from '../text.js';
import { lengthIn, unitName } from '../words/names.js';

const spot = ({ x, y }: Spot): Spot => ({ x, y });

/** The ends of the front edge of a unit that stands there. */
const frontOf = ({ match, unit }: Scene, place: Place): readonly [Spot, Spot] => {
  const edges = frontEdges(place, figureIn(match, unit, place));
  return [endsOf(edges[0]!)[0], endsOf(edges.at(-1)!)[1]];
};

const laneOf = (scene: Scene, from: Place, to: Place): Mark => {
  const [left, right] = frontOf(scene, from);
  const [farLeft, farRight] = frontOf(scene, to);
  return { is: 'area', points: [left, farLeft, farRight, right].map(spot), tone: 'charge' };
};

/** What is written where it ends: distance, test, flank. */
const caption = ({ match }: Scene, { charge, path, needs, outflanks }: ChargeWay): string => {
  const { orders } = m();
  return [
    orders.verbs.charge,
    lengthIn(match, path!.depth),
    ...(charge.pivot ? [turnText(charge.pivot)] : []),
    ...(needs === undefined ? [] : [`≤ ${needs}: ${passText(needs)}`]),
    ...(outflanks ? [orders.charge.flank] : []),
  ].join(' · ');
};

const windowsOf = ({ match }: Scene, { path, interceptors }: ChargeWay): Mark[] => {
  const { x, y } = forward(path!.from.heading);
  const at = (by: number): Spot => ({ x: path!.from.x + by * x, y: path!.from.y + by * y });
  return interceptors.map((chance) => ({
    is: 'window',
    from: at(chance.from),
    to: at(chance.to),
    tone: chance.do === 'opportunityFire' ? 'fire' : 'react',
    text: (chance.do === 'opportunityFire' ? m().orders.firesShort : m().orders.stopsShort)(
      unitName(match, chance.unit),
    ),
  }));
};

export const chargeMarks = (scene: Scene, charge: Charge): Mark[] => {
  const { match, unit } = scene;
  const view = chargeView(scene, charge);
  const { path, refusal } = view;
  if (refusal || !path)
    return [
      { is: 'link', from: unit.id, to: charge.target, tone: 'wrong' },
      { is: 'range', unit: charge.target, far: 150, tone: 'wrong' },
      ...(refusal ? [{ is: 'text', at: spot(unit.place), text: whyText(match, refusal), tone: 'wrong' } as const] : []),
    ];
  const [left, right] = frontOf(scene, path.to);
  return [
    laneOf(scene, path.from, path.to),
    ...(charge.pivot ? [{ is: 'ghost', unit: unit.id, place: path.from, tone: 'quiet' } as const] : []),
    { is: 'path', points: [spot(path.from), spot(path.to)], tone: 'charge' },
    { is: 'ghost', unit: unit.id, place: path.to, tone: 'charge' },
    { is: 'edge', from: spot(left), to: spot(right), tone: 'charge' },
    { is: 'ruler', from: spot(path.from), to: spot(path.to), text: lengthIn(match, path.depth), tone: 'charge' },
    ...windowsOf(scene, view),
    { is: 'range', unit: charge.target, far: 150, tone: 'charge' },
    { is: 'text', at: behind(path.to), text: caption(scene, view), tone: 'charge' },
  ];
};

const behind = ({ x, y, heading }: Place): Spot => {
  const [cos, sin] = direction(heading);
  return { x: x - 2500 * sin, y: y - 2500 * cos };
};

/** Whom the unit could charge, before anything is planned. */
export const targetMarks = (scene: Scene): Mark[] =>
  chargeTargets(scene).map((charge) => ({
    is: 'range',
    unit: charge.target,
    far: 150,
    tone: 'charge',
    text: m().orders.verbs.charge,
  }));
