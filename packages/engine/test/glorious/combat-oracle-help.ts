/** Dice of hand-to-hand combat by hand, after GL-GEN-04, GL-MELEE-05..-08, GL-TERR-03, -08, -10; knows nothing of the engine. */

/** Rows of GL-MELEE-05 by letter: combat value, whether doubled. Missile troops and guns fight as light arms. */
const ROWS: Record<string, readonly [number, boolean]> = {
  L: [1, false],
  W: [5, false],
  S: [4, false],
  B: [5, false],
  P: [6, false],
  O: [1, false],
  G: [1, false],
  X: [1, false],
  H: [1, false],
  V: [5, false],
  K: [5, false],
  M: [6, true],
  Y: [8, true],
  N: [10, true],
  E: [10, true],
  C: [12, true],
  A: [1, false],
  U: [1, false],
};

export type Arm = 'foot' | 'mounted' | 'artillery' | 'command' | 'battle';
export type Fighter = {
  id: string;
  arm: Arm;
  /** One letter for each element, attached command included. */
  letters: string;
  isMass: boolean;
  /** Kinds of ground it is in, and its level. */
  ground: readonly string[];
  level: number;
};

const isNonMountedLine = ({ arm, isMass }: Fighter): boolean => (arm === 'foot' || arm === 'artillery') && !isMass;
const hasAdvantage = (ground: string, target: Fighter, attacker: Fighter): boolean => {
  if (ground === 'village') return target.arm === 'foot' || target.arm === 'artillery';
  if (ground === 'hill') return target.arm === 'foot' && attacker.level < target.level;
  return target.arm === 'foot';
};
/** What the dice of an attack need, in the order they are thrown. */
export const needsOf = (letters: string, attacker: Fighter, target: Fighter, minimumOneDie: boolean): number[] => {
  const dice = [...letters].flatMap((letter) => {
    const [value, doubles] = ROWS[letter]!;
    return doubles && isNonMountedLine(target) ? [value, value] : [value];
  });
  const lost = 2 * target.ground.filter((one) => hasAdvantage(one, target, attacker)).length;
  const left = Math.max(minimumOneDie ? 1 : 0, dice.length - lost);
  return dice.toSorted((a, b) => b - a).slice(0, left);
};

/** How many elements are left after so many markers; enemies touch nothing but the front. */
export const leftOf = ({ arm, letters, isMass }: Fighter, markers: number): number => {
  const left = Math.max(0, letters.length - Math.floor(markers / 2));
  if (arm === 'battle') return left < 10 ? 0 : left;
  return isMass && left < 4 ? 0 : left;
};
