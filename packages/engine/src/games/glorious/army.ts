/** What an army of A Glorious Victory may be made of: GL-ARMY-01..07, GL-BATTLE-01, -02, GL-R-16. */
import { faultBy } from '../../kernel/refusal.js';
import type { Side } from '../../kernel/side.js';
import type { ArmyFault, Composition, Limit, Roster, RosterUnit } from '../../tabletop/army/army.js';
import type { TabletopOptions } from '../../tabletop/rules.js';
import { refuse, type GloriousKinds } from './messages/index.js';
import { ownOptions, type PresetName } from './options.js';
import { isFootType, isOrdinary, typeNamed, TYPES, type GloriousType } from './units.js';

/** No further fields of a unit on the wire. */
export const ROSTER_SHAPES = [{}, {}] as const;

/** GL-BATTLE-01: Battles are formed of units. */
export const rosterFaults = (_options: TabletopOptions, unit: RosterUnit, path: string): ArmyFault[] =>
  typeNamed(unit).what === 'battle'
    ? [faultBy(`${path}.type`, refuse('GL-BATTLE-01', 'battleInRoster', { name: unit.name }))]
    : [];

const MOST = 6;

/** As much of a unit of a position as is judged before it is built. */
interface Given extends RosterUnit {
  readonly layout?: string | undefined;
  readonly formation?: string | undefined;
  readonly aboard?: string | undefined;
  readonly x?: number | undefined;
  readonly y?: number | undefined;
}

/** GL-FORM-05: a Battle is in no formation but its own. */
const battleGivenFaults = ({ name, formation = 'battle' }: Given, path: string): ArmyFault[] =>
  formation === 'battle'
    ? []
    : [faultBy(`${path}.formation`, refuse('GL-FORM-05', 'battleInOtherFormation', { name }))];

/** GL-BASE-04, GL-FORM-03, -05, GL-BATTLE-09: as its elements stand in a position. */
export const givenFaults = (_options: TabletopOptions, given: Given, path: string): ArmyFault[] => {
  const { name, layout = '', aboard, x, y } = given;
  if (aboard !== undefined && (x !== undefined || y !== undefined))
    return [
      faultBy(
        `${path}.${x === undefined ? 'y' : 'x'}`,
        refuse('GL-BATTLE-09', 'aboardWithPlace', { name, battle: aboard }),
      ),
    ];
  if (typeNamed(given).what === 'battle') return battleGivenFaults(given, path);
  const where = `${path}.layout`;
  const count = layout.replace(/[^A-Z]/g, '').length;
  if (count > MOST) return [faultBy(where, refuse('GL-BASE-04', 'tooManyElements', { name, count, most: MOST }))];
  return layout.split('/').some((rank) => rank !== '' && !/[A-Z]/.test(rank))
    ? [faultBy(where, refuse('GL-FORM-03', 'emptyRank', { name }))]
    : [];
};

// ---- composition -------------------------------------------------------------------------------------------------

const typesOf = (units: readonly RosterUnit[]): readonly GloriousType[] =>
  units.filter(({ type }) => Object.hasOwn(TYPES, type)).map(typeNamed);
const ordinaryOf = (units: readonly RosterUnit[]): readonly GloriousType[] => typesOf(units).filter(isOrdinary);
const countOf = (types: readonly GloriousType[], isOne: (type: GloriousType) => boolean): number =>
  types.filter(isOne).length;

/** GL-R-73: a scenario's armies are only warned, as in the sister games. */
const enforced = ({ enforceComposition, armySource }: TabletopOptions): boolean =>
  enforceComposition && armySource !== 'scenario';
const always = (): boolean => true;

/** GL-ARMY-04: at most one unit in so many. */
const oneIn = (most: number, rare: GloriousKinds['rare']): Limit => ({
  refuses: enforced,
  broken: (units) => {
    const ordinary = ordinaryOf(units);
    const count = countOf(ordinary, ({ what }) => what === rare);
    const allowed = Math.floor(ordinary.length / most);
    return count > allowed
      ? refuse('GL-ARMY-04', 'tooManyRare', { rare, count, of: ordinary.length, allowed, most })
      : undefined;
  },
});

/** GL-ARMY-06. */
const isExotic = ({ what, mount }: GloriousType): boolean =>
  what === 'camels' || what === 'elephants' || what === 'rockets' || mount === 'camel' || mount === 'elephant';

/** GL-R-16: ours. Where a side is not known (`optionsFor`), what either side is granted counts. */
export const COMPOSITION: Composition = [
  {
    refuses: always,
    broken: (units, options) => {
      const { south, north } = ownOptions(options).subCommanders;
      const command = typesOf(units).filter(({ what }) => what === 'command');
      const chiefs = countOf(command, ({ chief }) => chief === true);
      const subs = command.length - chiefs;
      return chiefs === 1 && (subs === south || subs === north)
        ? undefined
        : refuse('GL-ARMY-01', 'commandCount', { chiefs, subs, wanted: [...new Set([south, north])] });
    },
  },
  {
    refuses: always,
    broken: (units) => {
      const foot = countOf(typesOf(units), isFootType);
      return foot < 3 ? refuse('GL-BATTLE-02', 'tooFewOnFoot', { foot }) : undefined;
    },
  },
  {
    refuses: enforced,
    broken: (units, options) => {
      const { length: count } = ordinaryOf(units);
      const { armySize: size } = ownOptions(options);
      return count === size ? undefined : refuse('GL-ARMY-02', 'armySizeWrong', { count, size });
    },
  },
  {
    refuses: enforced,
    broken: (units) => {
      const ordinary = ordinaryOf(units);
      const foot = countOf(ordinary, isFootType);
      return 2 * foot < ordinary.length ? refuse('GL-ARMY-03', 'halfOnFoot', { foot, of: ordinary.length }) : undefined;
    },
  },
  oneIn(4, 'knights'),
  oneIn(6, 'elephants'),
  oneIn(4, 'mountedFoot'),
  {
    refuses: enforced,
    broken: (units, options) => {
      const { artilleryPerUnits: per } = ownOptions(options);
      const { length: others } = ordinaryOf(units);
      const guns = countOf(typesOf(units), ({ arm }) => arm === 'artillery');
      const allowed = per === 0 ? 0 : Math.floor(others / per);
      if (guns <= allowed) return undefined;
      return per === 0
        ? refuse('GL-ARMY-05', 'noGunsHere', { guns })
        : refuse('GL-ARMY-05', 'tooManyGuns', { guns, allowed, per, others });
    },
  },
  {
    refuses: enforced,
    broken: (units, options) => {
      const { south, north } = ownOptions(options).exoticTroops;
      const exotic = units.filter(({ type }) => Object.hasOwn(TYPES, type) && isExotic(TYPES[type]!));
      return exotic.length > 0 && !south && !north
        ? refuse('GL-ARMY-06', 'exoticNotAgreed', { names: exotic.map(({ name }) => name), agreed: 'exoticTroops' })
        : undefined;
    },
  },
];

// ---- presets -----------------------------------------------------------------------------------------------------

/** Units of one type, numbered where there are several. */
const several = (count: number, type: string, name: string): readonly RosterUnit[] =>
  Array.from({ length: count }, (_, i) => ({ name: count === 1 ? name : `${name} ${i + 1}`, type }));

const COMMAND: readonly RosterUnit[] = [
  { name: 'Commander-in-chief', type: 'commander' },
  ...several(2, 'sub-commander', 'Sub-commander'),
];

const preset = (name: string, ...units: readonly (readonly RosterUnit[])[]): Roster => ({
  name,
  units: [...units.flat(), ...COMMAND],
});

/** GL-ARMY-07; the eastern army needs `exoticTroops`. */
export const PRESETS: Readonly<Record<PresetName, Roster>> = {
  roses: preset(
    'Wars of the Roses',
    several(4, 'foot longbow', 'Longbows'),
    several(4, 'foot bill', 'Bills'),
    several(2, 'foot hand', 'Men-at-arms'),
    several(1, 'light cavalry', 'Light cavalry'),
    several(1, 'heavy cavalry', 'Heavy cavalry'),
    several(1, 'organ gun', 'Organ gun'),
    several(1, 'bombard', 'Bombard'),
  ),
  swiss: preset(
    'Swiss',
    several(6, 'foot pike', 'Pikes'),
    several(2, 'foot bill', 'Halberds'),
    several(2, 'foot handgun', 'Handguns'),
    several(1, 'light cavalry', 'Light cavalry'),
    several(1, 'medium cavalry', 'Medium cavalry'),
    several(1, 'light bombard', 'Light bombard'),
  ),
  french: preset(
    'French',
    several(3, 'foot pike', 'Pikes'),
    several(1, 'foot bill', 'Bills'),
    several(2, 'foot crossbow', 'Crossbows'),
    several(1, 'foot handgun', 'Handguns'),
    several(3, 'knights', 'Knights'),
    several(1, 'heavy cavalry', 'Heavy cavalry'),
    several(1, 'light cavalry', 'Light cavalry'),
    several(2, 'bombard', 'Bombard'),
    several(1, 'light bombard', 'Light bombard'),
  ),
  eastern: preset(
    'Eastern',
    several(3, 'foot spear', 'Spears'),
    several(3, 'foot bow', 'Bows'),
    several(1, 'foot handgun', 'Handguns'),
    several(2, 'light cavalry', 'Light cavalry'),
    several(1, 'medium cavalry', 'Medium cavalry'),
    several(1, 'camels', 'Camels'),
    several(1, 'elephants', 'Elephants'),
    several(1, 'rockets', 'Rockets'),
    several(1, 'bombard', 'Bombard'),
  ),
};

/** The army of a side, where armies are presets. */
export const presetOf = (options: TabletopOptions, side: Side): Roster | undefined => {
  const { armySource, armyPreset } = ownOptions(options);
  const name = armyPreset[side];
  return armySource === 'preset' && name !== 'none' ? PRESETS[name] : undefined;
};
