/** Armies of the zone games. */
import type { Fault } from '@five-victories/engine/kernel';
import {
  checkArmy,
  optionsOf,
  QUALITIES,
  type Edition,
  type Roster,
  type UnitType,
} from '@five-victories/engine/zonal';
import { t } from '../app/settings.js';
import type { ZoneGame } from '../match/game-ids.js';
import { editionOf } from '../match/games.js';
import { faultSaid } from '../words/faults.js';
import type { ArmyBook, BattleLine, ReckonedRow, UnitField } from './army-book.js';
import { countOf, saying, withCount, type OwnArmy, type OwnUnit } from './own-army.js';
import { asType, newUnit } from './zone-units.js';

const USUAL = QUALITIES[1];

const standsIn = (units: readonly OwnUnit[]): number => units.reduce((sum, { stands = '' }) => sum + stands.length, 0);

const weaponFields = (unit: OwnUnit, { weapons, unarmed }: UnitType): UnitField[] => {
  if (!weapons) return [];
  const named = weapons.map((weapon) => [weapon, t().weapons[weapon] ?? weapon] as const);
  return [
    {
      is: 'pick',
      name: t().armies.weapon,
      values: unarmed ? [['', t().armies.noWeapon], ...named] : named,
      value: unit.weapon ?? '',
      to: (weapon) =>
        saying(weapon === 'hand' ? unit : saying(unit, 'spears', undefined), 'weapon', weapon || undefined),
    },
    ...(unit.weapon === 'hand'
      ? [
          {
            is: 'tick',
            name: t().weapons['spears']!,
            on: unit.spears === true,
            to: (on: boolean) => saying(unit, 'spears', on, false),
          } as const,
        ]
      : []),
  ];
};

const fieldsOf = (game: Edition, unit: OwnUnit): readonly UnitField[] => {
  const type = game.types[unit.type];
  if (!type) return [];
  const names = t().stands[game.id as ZoneGame];
  return [
    ...[...type.stands].map((letter): UnitField => ({
      is: 'count',
      name: names[letter] ?? letter,
      count: countOf(unit, letter),
      to: (count) => withCount(unit, type.stands, letter, count),
    })),
    ...weaponFields(unit, type),
    {
      is: 'pick',
      name: t().armies.quality,
      values: QUALITIES.map((quality) => [quality, t().qualities[quality]]),
      value: unit.quality ?? USUAL,
      to: (quality) => saying(unit, 'quality', quality, USUAL),
    },
  ];
};

const rowOf = (title: string, units: readonly OwnUnit[]): ReckonedRow => ({
  title,
  cells: [String(units.length), String(standsIn(units))],
});

/** Letters only where they differ: an X in every box of a mounted unit would look crossed off. */
const boxesOf = ({ stands = '' }: OwnUnit): readonly string[] =>
  new Set(stands).size > 1 ? [...stands] : [...stands].map(() => '');

const lineOf = (game: Edition, unit: OwnUnit): BattleLine => ({
  type: t().typeName(game, unit.type),
  notes: [
    ...(unit.weapon === undefined ? [] : [t().weapons[unit.weapon] ?? unit.weapon]),
    ...(unit.spears ? [t().weapons['spears']!] : []),
    ...(unit.quality === undefined ? [] : [t().qualities[unit.quality as keyof ReturnType<typeof t>['qualities']]]),
  ],
  boxes: boxesOf(unit),
});

export const zoneArmyBook = (id: ZoneGame): ArmyBook => {
  const game = editionOf(id);
  const typeName = (type: string): string => t().typeName(game, type);
  const typesIn = ({ units }: OwnArmy): string[] =>
    Object.keys(game.types).filter((type) => units.some((unit) => unit.type === type));
  return {
    game: id,
    armies: game.armies,
    presets: [],
    agreements: [],
    agreedFor: () => ({}),
    agreedValue: () => undefined,
    withAgreed: (agreed) => agreed,
    needed: () => [],
    groups: () => [{ title: '', types: Object.keys(game.types) }],
    typeName,
    isTroops: () => true,
    fresh: (type, name) => newUnit(game, type, name),
    asType: (unit, type) => asType(game, unit, type),
    fieldsOf: (unit) => fieldsOf(game, unit),
    check: (army) => {
      const faults: Fault[] = [];
      return checkArmy(game, optionsOf(game, {}, 'options', faults), army as Roster);
    },
    faultText: (fault) => faultSaid(fault, { rules: game }),
    sizeText: ({ units }) => t().armies.total(units.length, standsIn(units)),
    reckoning: (army) => ({
      columns: [t().armies.units, t().armies.standsLabel],
      rows: typesIn(army).map((type) =>
        rowOf(
          typeName(type),
          army.units.filter((unit) => unit.type === type),
        ),
      ),
      total: rowOf(t().armies.allOfIt, army.units),
    }),
    lineOf: (unit) => lineOf(game, unit),
  };
};
