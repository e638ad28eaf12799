/** A charge on the table: lane, pivot, where it meets the target, who could stop it, what it needs. */
import { chargeWay, type ChargeWay } from '@five-victories/engine/manoeuvre';
import { endsOf, pointFrom } from '@five-victories/engine/geometry';
import { figureIn, frontEdges, type Charge, type Place } from '@five-victories/engine/tabletop';
import { ghostAt, linkTo, marksOf, pathThrough, rimOf, rulerTo, textAt, type Mark, type Spot } from '../marks.js';
import { spotOf } from '../spots.js';
import { stopMarks } from './stops-marks.js';
import { m } from '../words/index.js';
import { chargeTargets } from './charges.js';
import type { Scene } from './scene.js';
import { passText, turnText, whyText } from '../text.js';
import { lengthIn } from '../words/names.js';

/** The ends of the front edge of a unit that stands there. */
const frontOf = ({ match, unit }: Scene, place: Place): readonly [Spot, Spot] => {
  const edges = frontEdges(place, figureIn(match, unit, place));
  return [endsOf(edges[0]!)[0], endsOf(edges.at(-1)!)[1]];
};

const laneOf = (scene: Scene, from: Place, to: Place): Mark => {
  const [left, right] = frontOf(scene, from);
  const [farLeft, farRight] = frontOf(scene, to);
  return { is: 'area', points: [left, farLeft, farRight, right].map(spotOf), tone: 'charge' };
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

export const chargeMarks = (scene: Scene, charge: Charge): Mark[] => {
  const { match, unit } = scene;
  const view = chargeWay(match, unit, charge);
  const { path, refusal } = view;
  if (refusal || !path)
    return marksOf(
      linkTo(unit.id, charge.target, 'wrong'),
      rimOf(charge.target, 'wrong'),
      refusal && textAt(unit.place, whyText(match, refusal), 'wrong'),
    );
  const [left, right] = frontOf(scene, path.to);
  return marksOf(
    laneOf(scene, path.from, path.to),
    charge.pivot !== undefined && charge.pivot !== 0 && ghostAt(unit.id, path.from, 'quiet'),
    pathThrough([path.from, path.to], 'charge'),
    ghostAt(unit.id, path.to, 'charge'),
    { is: 'edge', from: spotOf(left), to: spotOf(right), tone: 'charge' },
    rulerTo(path.from, path.to, lengthIn(match, path.depth), 'charge'),
    ...stopMarks(scene, path.from, path.from.heading, view.interceptors),
    rimOf(charge.target, 'charge'),
    textAt(pointFrom(path.to, 0, -2500), caption(scene, view), 'charge'),
  );
};

/** Whom the unit could charge, before anything is planned. */
export const targetMarks = (scene: Scene): Mark[] =>
  chargeTargets(scene).map(({ target }) => rimOf(target, 'charge', m().orders.verbs.charge));
