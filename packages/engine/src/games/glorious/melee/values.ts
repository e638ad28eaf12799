/** The dice of an attack: GL-MELEE-05..08, GL-TERR-08. */
import { levelAt } from '../../../tabletop/fire/levels.js';
import type { GloriousMatch } from '../decisions.js';
import { figureOf } from '../../../tabletop/store.js';
import type { Placed } from '../unit.js';
import { atLeastOne, COVER, diceOf, inOrder, lessened, shelterOf, type Counts } from '../fire/dice.js';
import { modify } from '../messages/index.js';
import type { Group } from '../procedures.js';
import { COMBAT_ROWS, COMBAT_VALUES } from '../tables.js';
import type { Letter } from '../units.js';
import { isBattle, isInLine, isMountedUnit } from '../who.js';

const rowOf = (letter: string): number => COMBAT_ROWS.indexOf(letter as Letter);

/** GL-MELEE-07: a non-mounted unit in line. */
const isThin = (target: Placed): boolean => !isBattle(target) && !isMountedUnit(target) && isInLine(target);

export interface Attack {
  readonly groups: readonly Group[];
  readonly facts: Readonly<Record<string, unknown>>;
}

/** GL-MELEE-08, GL-R-51: command elements as any others. */
export const attackOf = (match: GloriousMatch, attacker: Placed, target: Placed, counts: Counts): Attack => {
  const thin = isThin(target);
  const plain = Object.entries(counts)
    .filter(([, elements]) => elements > 0)
    .map(([letter, elements]): Group => {
      const { cv, doubled } = COMBAT_VALUES[letter as Letter];
      return { letter, elements, dice: elements * (doubled && thin ? 2 : 1), cv };
    });
  const ground = shelterOf(match, target, 'advantage').filter(
    ({ type }) =>
      type !== 'hill' || levelAt(match, figureOf(match, attacker)) < levelAt(match, figureOf(match, target)),
  );
  const groups = atLeastOne(match, inOrder(lessened(plain, COVER * ground.length, rowOf), rowOf));
  const dropped = diceOf(plain) - diceOf(groups);
  return {
    groups,
    facts: {
      target: target.id,
      values: inOrder(plain, rowOf).map(({ letter, cv, elements, dice }) => ({
        stand: letter,
        elements,
        cv,
        modifiers: [
          modify('GL-MELEE-05', cv, 'valueOf', { letter }),
          ...(dice > elements ? [modify('GL-MELEE-07', 0, 'twoDiceOnLine')] : []),
        ],
      })),
      dropped,
      ...(dropped > 0 ? { droppedBy: 'GL-TERR-08', features: ground.map(({ type }) => type) } : {}),
    },
  };
};
