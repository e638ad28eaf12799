/** Armies of the measured games. */
import { checkArmy, type Edition, type Roster, type RosterUnit } from '@five-victories/engine/tabletop';
import type { ArmyBook, BattleLine, TypeGroup } from '../../armies/army-book.js';
import type { OwnArmy, OwnUnit } from '../../armies/own-army.js';
import { t } from '../../app/settings.js';
import type { MeasuredGame } from '../../match/game-ids.js';
import { fieldsOf, valueOf, withOption, type Field } from '../../options/fields.js';
import { measuredEditionOf } from '../editions.js';
import { m } from '../words/index.js';
import { faultSaid } from '../../words/faults.js';
import { fitted, optionsFor, type Options } from './fitting.js';
import { PRESET_ARMIES, presetName } from './presets.js';
import { armIn, ARMS, costIn, costOfAll, reckoningOf, strengthOf } from './reckoning.js';
import { freshUnit, typeIn, typesFor, unitAsType, unitFields } from './units.js';

/** What two players agree on before they build, in this order. */
const AGREED = [
  'armyPoints',
  'armySize',
  'footPercent',
  'mountedPercent',
  'elephantPercent',
  'artilleryPercent',
  'artilleryPerUnits',
  'subCommanders',
  'unitQuality',
  'commandQuality',
  'exoticTroops',
  'dragoonsFewer',
  'enforceComposition',
];

const agreementsOf = ({ options }: Edition): Field[] => {
  const all = fieldsOf(options);
  return AGREED.flatMap((name) => all.find((field) => field.name === name) ?? []);
};

/** Of what may differ from side to side: what it is for one army. */
const oneOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'south' in value ? value.south : value;

// A roster is what the engine takes of an army; it judges what is in it.
const asRoster = (army: OwnArmy): Roster => army as Roster;

const standsIn = (edition: Edition, { units }: Roster): number =>
  units.reduce((sum, unit) => sum + edition.standsOf(unit).length, 0);

/** Units, and what they come to in this book. */
const sizeTextOf = (edition: Edition, army: Roster): string => {
  const { builder } = m().setup;
  const points = costOfAll(edition.id as MeasuredGame, army, optionsFor(edition, {}, 'south'));
  if (points !== undefined) return builder.bought(army.units.length, points);
  const stands = standsIn(edition, army);
  return edition.words.base === 'element'
    ? builder.total(army.units.length, stands)
    : t().armies.total(army.units.length, stands);
};

const typeNameIn = (edition: Edition, type: string): string =>
  m().names.types[edition.id]?.[type] ?? edition.types[type]?.name ?? type;

const groupsOf = (edition: Edition, agreed: Options): TypeGroup[] => {
  const types = typesFor(edition, agreed);
  return ARMS.map((arm) => ({
    title: m().setup.builder.arms[arm],
    types: types.filter((type) => armIn(edition, { type }) === arm),
  })).filter(({ types: some }) => some.length > 0);
};

/** A commander, and as many under him as usual. */
const commandOf = (edition: Edition, subs: number): OwnUnit[] => {
  const types = Object.keys(edition.types).filter((type) => edition.types[type]!.arm === 'command');
  const chief = types.find((type) => edition.types[type]!.chief)!;
  const sub = types.find((type) => !edition.types[type]!.chief)!;
  const named = (type: string, n: number): string =>
    n === 0 ? typeNameIn(edition, type) : t().armies.newUnit(typeNameIn(edition, type), n);
  return [
    freshUnit(edition, chief, named(chief, 0)),
    ...Array.from({ length: subs }, (_, i) => freshUnit(edition, sub, named(sub, subs > 1 ? i + 1 : 0))),
  ];
};

/** What a unit can lose: strength point by strength point, or stand by stand. */
const boxesOf = (edition: Edition, unit: RosterUnit): readonly string[] => {
  const strength = strengthOf(edition.types[unit.type]);
  if (strength !== undefined) return Array.from({ length: strength }, () => '');
  const stands = [...edition.standsOf(unit)];
  return new Set(stands).size > 1 ? stands : stands.map(() => '');
};

const lineOf = (edition: Edition, unit: OwnUnit, agreed: Options): BattleLine => {
  const options = optionsFor(edition, agreed, 'south');
  const cost = costIn(edition, options, unit as RosterUnit);
  const ticked = unitFields(edition, unit, agreed).flatMap((field) => {
    if (field.is === 'tick') return field.on ? [field.name] : [];
    // What is as usual is not said.
    const isSaid = field.is === 'pick' && (unit.quality !== undefined || unit.command !== undefined);
    return isSaid ? [field.values.find(([value]) => value === field.value)?.[1] ?? field.value] : [];
  });
  return {
    type: typeNameIn(edition, unit.type),
    notes: ticked,
    boxes: typeIn(edition, unit) ? boxesOf(edition, unit as RosterUnit) : [],
    ...(cost === undefined ? {} : { cost: String(cost) }),
  };
};

export const measuredArmyBook = (game: MeasuredGame): ArmyBook => {
  const edition = measuredEditionOf(game);
  const presets = Object.entries(PRESET_ARMIES[game] ?? {});
  return {
    game,
    armies: edition.armies,
    get presets() {
      return presets.map(([id, army]) => ({ ...army, id, name: presetName(id, army) }));
    },
    agreements: agreementsOf(edition),
    agreedFor: (army) => fitted(edition, {}, { south: asRoster(army), north: asRoster(army) }, true),
    agreedValue: (agreed, { name }) => oneOf(valueOf(edition.options, agreed, name)),
    withAgreed: (agreed, { name }, value) => withOption(edition.options, agreed, name, value),
    needed: (agreed) => commandOf(edition, Number(oneOf(valueOf(edition.options, agreed, 'subCommanders')))),
    groups: (agreed) => groupsOf(edition, agreed),
    typeName: (type) => typeNameIn(edition, type),
    isTroops: (type) => edition.types[type]?.arm !== 'command',
    fresh: (type, name) => freshUnit(edition, type, name),
    asType: (unit, type) => unitAsType(edition, unit, type),
    fieldsOf: (unit, agreed) => unitFields(edition, unit, agreed),
    check: (army, agreed) => checkArmy(edition, optionsFor(edition, agreed, 'south'), asRoster(army)),
    faultText: (fault) => faultSaid(fault, { rules: edition, atTable: true }),
    sizeText: (army) => sizeTextOf(edition, asRoster(army)),
    reckoning: (army, agreed) => reckoningOf(edition, optionsFor(edition, agreed, 'south'), asRoster(army)),
    lineOf: (unit, agreed) => lineOf(edition, unit, agreed),
  };
};
