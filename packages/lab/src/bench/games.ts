/** The games that are measured, and the armies they are measured with. */
import { fineEdition, majorEdition } from '@five-victories/engine';
import type { Edition, Roster, RosterUnit } from '@five-victories/engine/zonal';

type Kind = Omit<RosterUnit, 'name'>;

export interface Measured {
  readonly game: Edition;
  /** Ready-made armies of sixteen units. */
  readonly large: { readonly south: string; readonly north: string };
  /** Eight units: foot, foot, mounted, foot, foot, mounted, foot, artillery; as many stands in each game. */
  readonly drill: readonly Kind[];
}

export const FINE: Measured = {
  game: fineEdition,
  large: { south: 'royalists-large', north: 'parliament-large' },
  drill: [
    { type: 'P&M', stands: 'PPPMMM' },
    { type: 'P&M', stands: 'PPMMM' },
    { type: 'M', stands: 'XXXX' },
    { type: 'P&M', stands: 'PPMM' },
    { type: 'Foot', stands: 'HHLL' },
    { type: 'HM', stands: 'YYY' },
    { type: 'P&M', stands: 'PPMMM' },
    { type: 'RA', stands: 'G' },
  ],
};

export const MAJOR: Measured = {
  game: majorEdition,
  large: { south: 'yorkists-large', north: 'lancastrians-large' },
  drill: [
    { type: 'MF', weapon: 'pikes', stands: 'FFFFFF' },
    { type: 'MF', weapon: 'longbows', stands: 'FFFFF' },
    { type: 'MM', stands: 'MMMM' },
    { type: 'HF', weapon: 'hand', stands: 'FFFF' },
    { type: 'LF', weapon: 'bows', stands: 'FFFF' },
    { type: 'HM', stands: 'MMM' },
    { type: 'MF', weapon: 'crossbows', stands: 'FFFFF' },
    { type: 'Gun', stands: 'G' },
  ],
};

export const GAMES = [FINE, MAJOR] as const;

const COLUMNS = 7;

const beginning = (south: Roster, north: Roster, options: object) => ({
  armies: { south, north },
  options: { columns: COLUMNS, enforceComposition: false, ...options },
});

/** The ready-made armies. */
export const largeArmies = ({ game, large }: Measured, options: object = {}) => {
  const army = (id: string): Roster => game.armies.find((each) => each.id === id)!;
  return beginning(army(large.south), army(large.north), options);
};

/** Two armies of so many units, alike in number, arms and stands whatever the game. */
export const drilledArmies = ({ drill }: Measured, size: number, options: object = {}) => {
  const units = Array.from({ length: size }, (_, i) => ({ name: `Unit ${i + 1}`, ...drill[i % drill.length]! }));
  return beginning({ name: 'South', units }, { name: 'North', units }, options);
};
