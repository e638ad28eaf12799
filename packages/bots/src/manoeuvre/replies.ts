/** What to do when the enemy comes: react, intercept, join in. */
import { aboutFaced, outflanks, type ManoeuvreMatch, inCommand, type Placed } from '@five-victories/engine/manoeuvre';
import { baseOf, isMounted, unitOf } from '@five-victories/engine/tabletop';
import { isBehind } from '../tabletop/bearing.js';
import type { AboutOf, ChoiceOf } from './decisions.js';
import { onBlock, roundOf, underFire } from './fight.js';
import { chancesOf, expectedHarm, harmOf, volleyOf } from './strength.js';

const GROUND = 0.3;

/** Face to face with a charger that had come from behind; where the book names no hits for that, his impact. */
const facingWorth = (match: ManoeuvreMatch, charger: Placed, own: Placed, far: boolean): number => {
  const place = aboutFaced(own.place, baseOf(match, own), 'forward');
  const shock = isMounted(match, charger) ? match.rules.impactHits(charger, !far) : 0;
  return -roundOf(
    match,
    charger,
    { ...own, place },
    {
      outflanking: outflanks(match, charger, charger.place, own, place),
      theirs: match.rules.aboutFaceHits(own) || shock,
    },
  );
};

/** Who does not get far enough is charged again, from behind, where the book lets the charger do so. */
const PURSUED = 0.5;

const pursuit = (match: ManoeuvreMatch, charger: Placed, own: Placed, ahead: number): number => {
  const reach = match.rules.numbers.breakThrough[isMounted(match, charger) ? 'mounted' : 'foot'];
  if (ahead > reach || !match.rules.chargesSameTarget(match)) return 0;
  return PURSUED * Math.max(0, roundOf(match, charger, own, { outflanking: true }));
};

/** What a reaction is worth to the target of a charge. */
export const reactionWorth = (
  match: ManoeuvreMatch,
  { unit: by, target, distance }: AboutOf<'react'>,
  choice: ChoiceOf<'react'>,
): number => {
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
      return facingWorth(match, charger, own, distance > match.rules.numbers.pullUp);
    case 'recoil':
      return -harmOf(match, own, 1) - GROUND - pursuit(match, charger, own, choice.ahead);
    case 'evade':
      return -GROUND - pursuit(match, charger, own, choice.ahead);
    default:
      return choice satisfies never;
  }
};

/** Two hits stop a mover; a gun that has fired is overrun by the next who comes. */
const STOPPED = { hits: 2, worth: 0.5, spent: 0.1 } as const;

const shotWorth = (match: ManoeuvreMatch, gun: Placed, mover: Placed): number => {
  const chances = chancesOf(volleyOf(match, gun, mover));
  const stops = chances.reduce((sum, chance, hits) => sum + (hits >= STOPPED.hits ? chance : 0), 0);
  return expectedHarm(match, mover, chances) + STOPPED.worth * stops - STOPPED.spent;
};

/** To cut off a mover: in the flank that is worth more than the fight itself. Or to fire at it. */
export const interceptWorth = (
  match: ManoeuvreMatch,
  { unit }: AboutOf<'intercept'>,
  choice: ChoiceOf<'intercept'>,
): number => {
  if (choice.do === 'pass') return 0;
  const own = unitOf(match, choice.unit) as Placed;
  const mover = unitOf(match, unit) as Placed;
  if (choice.do === 'opportunityFire') return shotWorth(match, own, mover);
  const sure = inCommand(match, own) ? 1 : match.rules.interceptTest(match, own) / 6;
  return sure * (roundOf(match, own, mover, { outflanking: isBehind(own.place, mover) }) - 0.2);
};

/** To join in, against holding back, which may fail. */
export const joinWorth = (match: ManoeuvreMatch, { units }: AboutOf<'join'>, choice: ChoiceOf<'join'>): number => {
  const target = units.find(({ unit }) => unit === choice.unit)?.target;
  if (choice.do === 'holdBack' || target === undefined) return 0;
  const [own, enemy] = [unitOf(match, choice.unit) as Placed, unitOf(match, target) as Placed];
  return roundOf(match, own, enemy, { outflanking: isBehind(own.place, enemy) }) + (isMounted(match, own) ? 0 : 0.2);
};
