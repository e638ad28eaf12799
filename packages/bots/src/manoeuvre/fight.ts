/** What hand-to-hand combat is worth to a unit. */
import { blows, type ManoeuvreMatch, inCommand, type Placed } from '@five-victories/engine/manoeuvre';
import { contactsOf, isFoot, isGun, isMounted, type Thrown } from '@five-victories/engine/tabletop';
import { chancesOf, expectedHarm, harmOf, mayFire, unitWorth, volleyOf } from './strength.js';

/** The marker that every unit in contact takes. */
const OPENING = 1;
/** A second throw for who is in command. */
const RETHROWN = 1.2;

export interface Meeting {
  /** The unit strikes the flank or the rear. */
  readonly outflanking?: boolean;
  /** The other does. */
  readonly outflanked?: boolean;
  /** Markers before the first blow. */
  readonly ours?: number;
  readonly theirs?: number;
  /** How much of the target's blows falls on the unit: it may have others to fight. */
  readonly share?: number;
}

/** One round: what they lose less what we lose. */
export const roundOf = (match: ManoeuvreMatch, unit: Placed, target: Placed, meeting: Meeting = {}): number => {
  const { outflanking = false, outflanked = false, ours = 0, theirs = 0, share = 1 } = meeting;
  const given = chancesOf(blows(match, unit, target, outflanking));
  const taken = chancesOf(blows(match, target, unit, outflanked));
  const again = (who: Placed): number => (inCommand(match, who) ? RETHROWN : 1);
  return (
    again(unit) * expectedHarm(match, target, given, OPENING + theirs) -
    share * again(target) * expectedHarm(match, unit, taken, OPENING + ours)
  );
};

// ---- what the target of a charge can do --------------------------------------------------------------------------------

/** Two hits and a charger flinches. */
const FLINCH = 2;

/** What a charge is worth that is met with fire. */
export const underFire = (match: ManoeuvreMatch, unit: Placed, target: Placed, meeting: Meeting): number => {
  const impact = match.rules.impactHits(unit, false);
  return chancesOf(volleyOf(match, target, unit)).reduce((sum, chance, hits) => {
    const value =
      hits >= FLINCH
        ? -harmOf(match, unit, hits)
        : roundOf(match, unit, target, { ...meeting, ours: hits, theirs: hits === 0 ? impact : 0 });
    return sum + chance * value;
  }, 0);
};

/** The target as it would be in a defensive block. */
export const inBlock = (target: Placed): Placed => ({
  ...target,
  place: { ...target.place, formation: 'defensiveBlock' },
});

/** What is left of a charge when the target has formed a block in haste. */
export const onBlock = (match: ManoeuvreMatch, unit: Placed, target: Placed): number => {
  const hits = match.rules.hastyHits(target);
  const block = inBlock(target);
  if (!isMounted(match, unit)) return roundOf(match, unit, block, { theirs: hits });
  const pulls = match.rules.pullUpTest(target) / 6;
  return (
    pulls * harmOf(match, target, hits - 1) +
    (1 - pulls) * roundOf(match, unit, block, { theirs: hits + match.rules.impactHits(unit, false) })
  );
};

/** The ground that is gained when the other gives way. */
const GROUND = 0.3;

const canFormBlock = (match: ManoeuvreMatch, target: Placed): boolean =>
  isFoot(match, target) &&
  target.place.formation !== 'defensiveBlock' &&
  match.rules.tooWeak(match, target) === undefined &&
  !match.rules.formationRefusal(match, target, 'defensiveBlock');

/** What a charge is worth for each way in which the target may meet it. */
const repliesTo = (match: ManoeuvreMatch, unit: Placed, target: Placed, outflanking: boolean): number[] => {
  const stands = roundOf(match, unit, target, { outflanking });
  const replies = [stands];
  const away = match.rules.awayKind(match, target, unit);
  if (away) replies.push(GROUND + (away === 'recoil' ? harmOf(match, target, 1) : 0));
  if (!outflanking && mayFire(match, target)) replies.push(underFire(match, unit, target, { outflanking }));
  if (canFormBlock(match, target)) {
    const block = onBlock(match, unit, target);
    if (block < stands || (isMounted(match, unit) && !outflanking)) replies.push(block);
  }
  return replies;
};

/** What a charge is worth once it is in contact. The target may do any of what it can do, and rather what is best. */
export const contactOf = (match: ManoeuvreMatch, unit: Placed, target: Placed, outflanking: boolean): number => {
  if (isGun(match, target)) return gunContact(match, unit, target);
  const others = contactsOf(match, target).filter(({ id }) => id !== unit.id);
  if (others.length > 0) return roundOf(match, unit, target, { outflanking, share: 1 / (others.length + 1) });
  if (target.reacted || target.done) return roundOf(match, unit, target, { outflanking });
  const replies = repliesTo(match, unit, target, outflanking);
  const mean = replies.reduce((sum, value) => sum + value, 0) / replies.length;
  return (mean + Math.min(...replies)) / 2;
};

/** A gun fires, if it can and has not, and is overrun. */
const gunContact = (match: ManoeuvreMatch, unit: Placed, target: Placed): number => {
  const worth = unitWorth(match, target);
  if (target.fired || match.rules.firepower(match, target, true) === 0) return worth;
  const needs = volleyOf(match, target, unit);
  return chancesOf(needs).reduce(
    (sum, chance, hits) => sum + chance * (hits >= FLINCH ? 0 : worth) - chance * harmOf(match, unit, hits),
    0,
  );
};

// ---- the throw again -----------------------------------------------------------------------------------------------------

/** Hits that a second throw may bring over those of the first. */
export const rethrowWorth = ({ dice, needs }: Thrown): number => {
  const hits = dice.filter((die, i) => die <= needs[i]!).length;
  const expected = needs.reduce((sum, need) => sum + Math.min(1, Math.max(0, need / 6)), 0);
  return expected - hits;
};
