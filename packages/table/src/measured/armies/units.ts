/** Units of an army of a measured game: what can be said of them, and what a new one is. */
import type { ManoeuvreEdition } from '@five-victories/engine/manoeuvre';
import {
  COMMAND_QUALITIES,
  type Edition,
  type Quality,
  type RosterUnit,
  type UnitType,
} from '@five-victories/engine/tabletop';
import type { UnitField } from '../../armies/army-book.js';
import { countOf, saying, withCount, type OwnUnit } from '../../armies/own-army.js';
import { t } from '../../app/settings.js';
import { m } from '../words/index.js';
import { optionsFor, type Options } from './fitting.js';

/** In books whose units differ in the number of their stands. */
const hasStands = ({ rosterShapes: [needed] }: Edition): boolean => Object.hasOwn(needed, 'stands');
const mayBe = ({ rosterShapes: [, optional] }: Edition, what: string): boolean => Object.hasOwn(optional, what);
const declares = ({ options }: Edition, name: string): boolean => Object.hasOwn(options, name);

export const typeIn = ({ types }: Edition, { type }: OwnUnit): UnitType | undefined =>
  Object.hasOwn(types, type) ? types[type] : undefined;

const MIXED = 5;
const PLAIN = 4;

/** A unit of middling size, the second kind of stands in the majority. */
const standsFor = ({ stands, size: [least, most] }: UnitType): string => {
  const count = Math.max(least, Math.min(most, stands.length > 1 ? MIXED : PLAIN));
  return Array.from({ length: count }, (_, i) => stands[i < 2 ? 0 : stands.length - 1]!).join('');
};

export const freshUnit = (edition: Edition, type: string, name: string): OwnUnit => ({
  name,
  type,
  ...(hasStands(edition) ? { stands: standsFor(edition.types[type]!) } : {}),
});

// Of a unit that players build the engine takes the fields it knows; it judges what is in them.
const asRoster = (unit: OwnUnit): RosterUnit => unit as RosterUnit;

/** Whether the engine has nothing against this of the unit. */
const isFine = (edition: Edition, agreed: Options, unit: OwnUnit, key: string): boolean =>
  !edition
    .rosterFaults(optionsFor(edition, agreed, 'south'), asRoster(unit), 'unit')
    .some(({ path }) => path === `unit.${key}`);

/** Types that this book and what is agreed allow at all. */
export const typesFor = (edition: Edition, agreed: Options): string[] =>
  Object.keys(edition.types).filter(
    (type) => !edition.types[type]!.battle && isFine(edition, agreed, freshUnit(edition, type, type), 'type'),
  );

const EXTRAS = ['lances', 'thrown'] as const;

/** As another type it keeps its name, its quality, and what that type may have, too. */
export const unitAsType = (edition: Edition, unit: OwnUnit, type: string): OwnUnit => {
  const { stands: _stands, ...rest } = unit;
  let next: OwnUnit = { ...rest, ...freshUnit(edition, type, unit.name) };
  for (const extra of EXTRAS)
    if (next[extra] && !isFine(edition, {}, next, extra)) next = saying(next, extra, undefined);
  const isCommand = edition.types[type]!.arm === 'command';
  return saying(next, isCommand ? 'quality' : 'command', undefined);
};

const countFields = (edition: Edition, unit: OwnUnit, { stands, size: [least, most] }: UnitType): UnitField[] => {
  const isFixed = least === most && unit.stands?.length === least;
  if (!hasStands(edition) || isFixed) return [];
  return [...stands].map((letter) => ({
    is: 'count',
    name: m().names.stands[edition.id]?.[letter] ?? edition.stands[letter]?.name ?? letter,
    count: countOf(unit, letter),
    to: (count) => withCount(unit, stands, letter, count),
  }));
};

const tickFields = (edition: Edition, unit: OwnUnit, agreed: Options): UnitField[] =>
  EXTRAS.filter(
    (extra) => mayBe(edition, extra) && (unit[extra] || isFine(edition, agreed, { ...unit, [extra]: true }, extra)),
  ).map((extra) => ({
    is: 'tick',
    name: m().setup.builder.extras[extra],
    on: unit[extra] === true,
    to: (on) => saying(unit, extra, on, false),
  }));

/** Books call their qualities by different words. */
const qualityName = (quality: string): string =>
  (m().names.qualities as Readonly<Record<string, string>>)[quality] ?? quality;

const qualitiesIn = (edition: Edition): readonly Quality[] =>
  'qualities' in edition ? (edition as ManoeuvreEdition).qualities : [];

const USUAL_COMMAND = 'inspiring';

const qualityFields = (edition: Edition, unit: OwnUnit, { arm }: UnitType): UnitField[] => {
  const [, usual] = qualitiesIn(edition);
  if (arm === 'command')
    return declares(edition, 'commandQuality')
      ? [
          {
            is: 'pick',
            name: m().setup.builder.commandQuality,
            values: COMMAND_QUALITIES.map((each) => [each, m().names.commandQualities[each]]),
            value: unit.command ?? USUAL_COMMAND,
            to: (value) => saying(unit, 'command', value, USUAL_COMMAND),
          },
        ]
      : [];
  return usual !== undefined && declares(edition, 'unitQuality')
    ? [
        {
          is: 'pick',
          name: t().armies.quality,
          values: qualitiesIn(edition).map((each) => [each, qualityName(each)]),
          value: unit.quality ?? usual,
          to: (value) => saying(unit, 'quality', value, usual),
        },
      ]
    : [];
};

export const unitFields = (edition: Edition, unit: OwnUnit, agreed: Options): readonly UnitField[] => {
  const type = typeIn(edition, unit);
  if (!type) return [];
  return [
    ...countFields(edition, unit, type),
    ...tickFields(edition, unit, agreed),
    ...qualityFields(edition, unit, type),
  ];
};
