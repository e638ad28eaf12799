import type { Layer } from '../../view/layers.js';

/** Degrees to the right of straight ahead, in words that need no clock. */
const way = (turn: number): string => {
  const [by, side] = [Math.abs(turn), turn < 0 ? 'left' : 'right'];
  if (by <= 5) return 'straight ahead';
  if (by >= 175) return 'straight behind';
  if (Math.abs(by - 90) <= 5) return `to the ${side}`;
  return by < 90 ? `ahead, ${by}° to the ${side}` : `behind, ${180 - by}° to the ${side}`;
};

export const view = {
  /** On the frame before an army. */
  seat: (side: string, army: string) => (army.toLowerCase() === side.toLowerCase() ? side : `${side}: ${army}`),
  level: (n: number) => `level ${n}`,
  /** A goal outside the window. */
  farGoal: (name: string, points: string, away: string) => `${name}, worth ${points}, ${away} outside: look there`,

  layers: {
    title: 'Overlays',
    names: {
      fire: 'Zone of fire',
      reach: 'Where it can get to',
      stops: 'Where it may stop an enemy',
      distances: 'Distances',
      ownFire: 'All own zones of fire',
      enemyFire: 'All enemy zones of fire',
      enemyStops: 'Where enemies may stop a move',
      command: 'Command ranges',
    } satisfies Record<Layer, string>,
    ofUnit: 'Of the unit in hand',
    ofSides: 'Of the armies',
    pin: (unit: string) => `Pin to ${unit}`,
    unpin: (unit: string) => `Unpin ${unit}`,
    noUnit: 'No unit is in hand.',
    /** In a replay nobody has an army. */
    watched: {
      ofUnit: 'Of the unit looked at',
      noUnit: 'Tap a unit to look at it.',
      fire: (army: string) => `All zones of fire: ${army}`,
    },
    pinned: (units: string) => `Pinned: ${units}`,
    none: 'Take all away',
    intercepts: (range: string) => `intercepts ${range}`,
    firesOn: (range: string) => `fires on who passes ${range}`,
    commands: (range: string) => `commands ${range}`,
  },

  tape: {
    name: 'Tape measure',
    begin: 'Tape measure: point at where it starts, or drag.',
    from: (start: string) => `Tape measure from ${start}: point at where it ends.`,
    length: (start: string, end: string, length: string) => `From ${start} to ${end}: ${length}.`,
    spot: 'this spot',
    start: 'from here',
    end: 'Put the tape away',
  },

  where: {
    way,
    near: (name: string, away: string | undefined, where: string, hour: number | undefined) =>
      `${name}, ${away ?? 'in contact,'} ${where}${hour === undefined ? '' : ` (${hour} o'clock)`}`,
    far: (name: string, away: string | undefined) => `${name} (${away ?? 'in contact'})`,
    enemies: (list: string) => `Nearest enemies: ${list}.`,
    friends: (list: string) => `Nearest friends: ${list}.`,
    ahead: (list: string) => `Enemies straight before its front: ${list}.`,
    noneAhead: 'No enemy is straight before its front.',
    faced: (list: string) => `It stands straight before the front of: ${list}.`,
    ground: (terrain: string, away: string | undefined, where: string) =>
      away === undefined ? `${terrain} at its edge, ${where}` : `${terrain}, ${away} ${where}`,
    grounds: (list: string) => `Ground near by: ${list}.`,
    edges: (down: string, rear: 'south' | 'north', across: string, flank: 'west' | 'east') =>
      `${down} from the ${rear} edge of the table, ${across} from the ${flank} edge.`,
    title: 'Where it stands',
    describe: 'Describe',
  },
};
