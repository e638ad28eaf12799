/** Recoil and evade: SV-REACT-13..17, SV-R-54, -55. About-face, turn, one straight move. */
import type { Refusal } from '../../kernel/refusal.js';
import { refuse } from '../messages/index.js';
import {
  isWithin,
  length as asLength,
  turnBetween,
  turned,
  type Angle,
  type Heading,
  type Length,
} from '../../geometry/index.js';
import { aboutFaced, slideOf } from '../moves/about-face.js';
import type { Away } from '../../tabletop/choices.js';
import { isOn, touchesAny } from '../../tabletop/questions.js';
import { restRefusal } from '../../tabletop/moves/rest.js';
import { rotationRefusal, turnedPlace } from '../../tabletop/moves/rotation.js';
import type { ManoeuvreMatch } from '../rules.js';
import type { WhyNot } from '../../tabletop/rules.js';
import { slideRefusal } from '../moves/turn-steps.js';
import { lossRefusal, standsOff } from '../moves/progress.js';
import { movedPlace, straightRefusal } from '../../tabletop/moves/straight-move.js';
import { baseOf, figureIn, placedOf } from '../../tabletop/store.js';
import type { Place, UnitId } from '../../tabletop/unit.js';
import type { Placed } from '../unit.js';
import { hit, settle } from '../../tabletop/verbs.js';

const RIGHT_ANGLE = 900;

export const awayLimit = (match: ManoeuvreMatch, kind: Away['do']): Length => match.rules.numbers[kind];

export interface Escape {
  readonly place: Place;
  readonly lost: readonly number[];
}
export type Escaped = { readonly escape: Escape; readonly refusal?: undefined } | { readonly refusal: Refusal };

/** SV-REACT-16, GV-RECOIL-03: away from the charger. */
const directionRefusal = (
  match: ManoeuvreMatch,
  unit: Placed,
  heading: Heading,
  charger: Placed,
  kind: Away['do'],
): WhyNot => {
  const { cite } = match.rules;
  const off = Math.abs(turnBetween(charger.place.heading, heading));
  return off <= RIGHT_ANGLE
    ? undefined
    : refuse(kind === 'evade' ? cite.evadeHeading : cite.awayHeading, 'awayHeading', {
        unit: unit.id,
        charger: charger.id,
        off,
      });
};

/**
 * SV-R-54, GV-RECOIL-03, GV-R-47: what comes of it, step by step; the charger is no obstacle, but must be left behind.
 */
export const escapeOf = (match: ManoeuvreMatch, unit: Placed, charger: Placed, choice: Away): Escaped => {
  const { cite } = match.rules;
  const ignored = [charger.id];
  const turning = isOn(match, 'chargerBlocksRecoilTurn') ? { leaving: ignored } : { ignored };
  let { place } = unit;
  if (choice.aboutFace) {
    const faced = aboutFaced(place, baseOf(match, unit), choice.aboutFace);
    const refusal =
      slideRefusal(match, unit, place, choice.aboutFace) ?? restRefusal(match, unit, faced, { ignored }, place);
    if (refusal) return { refusal };
    place = faced;
  }
  if (choice.turn) {
    const to = turnedPlace(place, place, choice.turn);
    const refusal = rotationRefusal(match, unit, place, place, choice.turn, to, turning);
    if (refusal) return { refusal };
    if (standsOff(match, figureIn(match, unit, to)).length > 0)
      return {
        refusal: refuse(cite.offTable, 'swingsOffTable', {
          unit: unit.id,
        }),
      };
    place = to;
  }
  const off = directionRefusal(match, unit, place.heading, charger, choice.do);
  if (off) return { refusal: off };
  const limit = awayLimit(match, choice.do);
  const tooFar = choice.do === 'evade' ? cite.evadeFar : cite.awayFar;
  if (choice.ahead <= 0) return { refusal: refuse(tooFar, 'goesALittle', { unit: unit.id }) };
  if (!isWithin(choice.ahead, limit))
    return {
      refusal: refuse(tooFar, 'goesTooFar', {
        unit: unit.id,
        limit,
        far: choice.ahead,
      }),
    };
  const to = movedPlace(place, 'front', choice.ahead);
  const flows = match.rules.flowsAround(match, unit, place.formation);
  const refusal = straightRefusal(match, unit, place, 'front', choice.ahead, to, { ignored, flows });
  if (refusal) return { refusal };
  const touched = touchesAny(match, unit, figureIn(match, unit, to));
  if (touched)
    return {
      refusal: refuse(cite.awayClear, 'stillTouches', { unit: unit.id, other: touched.id }),
    };
  const lost = standsOff(match, figureIn(match, unit, to));
  if (lost.length > 0 && !choice.leaveTable)
    return {
      refusal: lossRefusal(match, unit, lost),
    };
  return { escape: { place: to, lost } };
};

/** SV-REACT-17, SV-R-55, GV-R-48: it goes where it said, and out of the charger's way; no way, no marker. */
export const getAway = (match: ManoeuvreMatch, target: UnitId, charger: UnitId, choice: Away): Escape => {
  if (choice.do === 'recoil') hit(match, target, 1, match.rules.cite.recoilHit, 'recoil');
  const { escape } = escapeOf(match, placedOf(match, target), placedOf(match, charger), choice) as { escape: Escape };
  settle(match, target, escape.place);
  return escape;
};

const WAYS = [0, 300, -300, 600, -600, 900, -900] as const;
const PARTS = [1, 0.5, 0.25] as const;
const MOST = 4;

/** Some good ways out: straight away first, then aside; far first. */
export const escapesOf = (match: ManoeuvreMatch, unit: Placed, charger: Placed): Away[] => {
  const kind = match.rules.awayKind(match, unit, charger);
  if (!kind) return [];
  const limit = awayLimit(match, kind);
  const faces = Math.abs(turnBetween(unit.place.heading, charger.place.heading)) > RIGHT_ANGLE;
  const own = faces ? turned(unit.place.heading, 1800 as Angle) : unit.place.heading;
  const found: Away[] = [];
  for (const way of WAYS) {
    const turn = turnBetween(own, turned(charger.place.heading, way as Angle));
    for (const part of PARTS) {
      const choice: Away = {
        do: kind,
        ...(faces ? { aboutFace: slideOf(match) } : {}),
        ...(turn === 0 ? {} : { turn }),
        ahead: asLength(Math.round(limit * part)),
      };
      if (escapeOf(match, unit, charger, choice).refusal) continue;
      found.push(choice);
      break;
    }
    if (found.length >= MOST) break;
  }
  return found;
};
