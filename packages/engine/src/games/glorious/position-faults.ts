/** What is wrong with a position that no play comes to; what is taken all the same is listed in docs/referee-glorious.md. */
import type { Fault } from '../../kernel/refusal.js';
import { isOn } from '../../tabletop/questions.js';
import type { Phase, TabletopMatch } from '../../tabletop/rules.js';
import { findUnit } from '../../tabletop/store.js';
import { isPlaced, type Unit } from '../../tabletop/unit.js';
import { some } from '../../tabletop/words.js';
import { capacityOf, DIAMETERS, spacesOfAll } from './capacity.js';
import { ownOptions } from './options.js';
import { LEAST_OF_BATTLE } from './units.js';
import { elementCount, hasOddElement, isBattle, isChief, isCommand, isMountedFoot, lettersOf } from './who.js';
import { longestRange } from './tables.js';

type Found = readonly [field: string, rule: string, because: string] | undefined;

// ---- Battles and who stands on them ----------------------------------------------------------------------------------

/** GL-BATTLE-03, -05, -07, -08. */
const battleFault = (match: TabletopMatch, unit: Unit): Found => {
  const { diameter, id } = unit;
  if (diameter === undefined || !DIAMETERS.includes(diameter))
    return [
      'diameter',
      'GL-BATTLE-05',
      `A round base is 7 to 11 inches wide in steps of half an inch, and that of ${id} is not.`,
    ];
  if (unit.stands.includes('C'))
    return [
      'elements',
      'GL-BATTLE-03',
      `Command stands on ${id} as a unit of its own, with aboard, not as an element C.`,
    ];
  const count = elementCount(match, unit);
  if (count < LEAST_OF_BATTLE)
    return [
      'elements',
      'GL-BATTLE-08',
      `${id} has ${some(count, 'element')}, and a Battle of fewer than ${LEAST_OF_BATTLE} is none.`,
    ];
  const { options } = match.state;
  const [needs, has] = [spacesOfAll(options, lettersOf(match, unit)), capacityOf(options, diameter)];
  return needs > has
    ? ['elements', 'GL-BATTLE-07', `${id} needs ${some(needs, 'space')}, and its base has ${has}.`]
    : undefined;
};

/** GL-BATTLE-09. */
const aboardFault = (match: TabletopMatch, unit: Unit): Found => {
  const battle = findUnit(match, unit.aboard);
  if (!isCommand(unit) || !battle || !isBattle(battle) || battle.side !== unit.side || battle.routed)
    return [
      'aboard',
      'GL-BATTLE-09',
      `${unit.id} cannot stand on ${unit.aboard}: only command does, on a Battle of its own side.`,
    ];
  return unit.hits > 0
    ? ['hits', 'GL-BATTLE-09', `${unit.id} stands on ${unit.aboard} and is not hit by itself.`]
    : undefined;
};

// ---- markers and what was done in the phase --------------------------------------------------------------------------

const WITH_HITS: readonly Phase[] = ['firing', 'melee'];

/** GL-LOSS-03, GL-FIRE-01, -04: markers are of the phase in which they were won. */
const markerFault = ({ state: { phase } }: TabletopMatch, unit: Unit): Found => {
  const { id, hits, fired, stands, limbered } = unit;
  if (hits > 0 && !WITH_HITS.includes(phase))
    return ['hits', 'GL-LOSS-03', `${id} has hit markers, and none are left after firing and hand-to-hand combat.`];
  if (fired && phase !== 'firing') return ['fired', 'GL-FIRE-04', `${id} has fired, and this is no firing phase.`];
  const shoots = !limbered && [...stands].some((letter) => longestRange(letter) > 0);
  return fired && !shoots ? ['fired', 'GL-FIRE-01', `${id} has fired, and has nothing to fire with.`] : undefined;
};

/** What a formation may have done in a movement phase, and who. */
const DEEDS: readonly (readonly [keyof Unit, string, (unit: Unit) => boolean, string])[] = [
  ['functions', 'GL-MOVE-04', ({ functions }) => functions <= 2, 'has two functions in a phase at most'],
  ['functions', 'GL-MOVE-02', ({ acted }) => !acted, 'has acted and has no functions left'],
  ['byHorse', 'GL-MOVE-15', isMountedFoot, 'is no mounted foot and has no horses'],
  ['stationary', 'GL-MERGE-06', isBattle, 'is no Battle that could be reinforced'],
  ['shifted', 'GL-FORM-06', (unit) => isPlaced(unit) && hasOddElement(unit), 'has no odd element to shift'],
];

const doneFault = (unit: Unit): Found => {
  const wrong = DEEDS.find(([field, , fits]) => Boolean(unit[field]) && !fits(unit));
  return wrong && [wrong[0], wrong[1], `${unit.id} ${wrong[3]}.`];
};

// ---- all of them -------------------------------------------------------------------------------------------------------

const unitFault = (match: TabletopMatch, unit: Unit): Found => {
  if (unit.routed)
    return unit.aboard === undefined
      ? undefined
      : ['aboard', 'GL-BATTLE-09', `${unit.id} is lost and stands on no Battle.`];
  const aboard = unit.aboard === undefined ? undefined : aboardFault(match, unit);
  const own = aboard ?? (isBattle(unit) ? battleFault(match, unit) : undefined);
  return own ?? markerFault(match, unit) ?? doneFault(unit);
};

/** GL-VICT-02: who has lost his chief has conceded; with `bothChiefsDraw` when both sides have removed. */
const chiefFault = (match: TabletopMatch, unit: Unit): Found => {
  const { outcome, phase, options } = match.state;
  if (!unit.routed || !isChief(unit) || outcome || !ownOptions(options).concedeOnChiefLost) return undefined;
  return isOn(match, 'bothChiefsDraw') && WITH_HITS.includes(phase)
    ? undefined
    : ['status', 'GL-VICT-02', `${unit.id} is lost, and with the commander-in-chief the match.`];
};

export const positionFaults = (match: TabletopMatch, path: string): Fault[] =>
  match.state.units.flatMap((unit, i) => {
    const found = unitFault(match, unit) ?? chiefFault(match, unit);
    if (!found) return [];
    const [field, rule, because] = found;
    return [{ path: `${path}.units[${i}].${field}`, rule, because }];
  });
