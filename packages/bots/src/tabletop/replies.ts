/** What to do when the enemy comes: react, intercept, join in. */
import { about, type Choice } from '@five-victories/engine';
import {
  inCommand,
  isMounted,
  unitOf,
  type Placed,
  type Reaction,
  type TabletopMatch,
  type UnitId,
} from '@five-victories/engine/tabletop';
import { isBehind } from './bearing.js';
import { onBlock, roundOf, underFire } from './fight.js';
import { harmOf } from './strength.js';

const GROUND = 0.3;

/** What a reaction is worth to the target of a charge. */
export const reactionWorth = (match: TabletopMatch, choice: Reaction): number => {
  const { unit: by, target } = about(match) as { unit: UnitId; target: UnitId };
  const [charger, own] = [unitOf(match, by) as Placed, unitOf(match, target) as Placed];
  const outflanking = isBehind(charger.place, own);
  switch (choice.do) {
    case 'stand':
      return -roundOf(match, charger, own, { outflanking });
    case 'fire':
      return -underFire(match, charger, own, { outflanking });
    case 'hastyBlock':
      return -onBlock(match, charger, own);
    case 'aboutFace':
      return -roundOf(match, charger, own, { theirs: match.rules.aboutFaceHits(own) });
    case 'recoil':
      return -harmOf(match, own, 1) - GROUND;
    case 'evade':
      return -GROUND;
    default:
      return choice satisfies never;
  }
};

type Interception = Choice & { readonly unit?: UnitId };

/** To cut off a mover: in the flank that is worth more than the fight itself. */
export const interceptWorth = (match: TabletopMatch, { unit }: Interception): number => {
  if (unit === undefined) return 0;
  const own = unitOf(match, unit) as Placed;
  const mover = unitOf(match, (about(match) as { unit: UnitId }).unit) as Placed;
  const sure = inCommand(match, own) ? 1 : match.rules.interceptTest(match, own) / 6;
  return sure * (roundOf(match, own, mover, { outflanking: isBehind(own.place, mover) }) - 0.2);
};

interface Joining {
  readonly unit: UnitId;
  readonly target: UnitId;
}

/** To join in, against holding back, which may fail. */
export const joinWorth = (match: TabletopMatch, choice: Choice & { readonly unit?: UnitId }): number => {
  const { units } = about(match) as { units: readonly Joining[] };
  const target = units.find(({ unit }) => unit === choice.unit)?.target;
  if (choice.do === 'holdBack' || target === undefined) return 0;
  const [own, enemy] = [unitOf(match, choice.unit!) as Placed, unitOf(match, target) as Placed];
  return roundOf(match, own, enemy, { outflanking: isBehind(own.place, enemy) }) + (isMounted(match, own) ? 0 : 0.2);
};
