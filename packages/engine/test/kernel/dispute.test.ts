import { expect, test } from 'vitest';
import { fineEdition } from '../../src/games/fine/index.js';
import { gloriousEdition } from '../../src/games/glorious/index.js';
import { greatEdition } from '../../src/games/great/index.js';
import { majorEdition } from '../../src/games/major/index.js';
import { splendidEdition } from '../../src/games/splendid/index.js';
import { openMatch, type Fault, type Playable } from '../../src/kernel/index.js';

test.for<[Playable, string]>([
  [fineEdition, 'FV-GEN-05'],
  [majorEdition, 'MV-GEN-01'],
  [splendidEdition, 'SV-VICT-08'],
  [greatEdition, 'GV-GEN-10'],
  [gloriousEdition, 'GL-GEN-06'],
])('a position whose rulings speak of a switch that the game does not have is refused', ([edition, rule]) => {
  const faults: Fault[] = [];
  const position = {
    game: edition.id,
    phase: 'firing',
    units: [],
    rulings: [{ switch: 'noSuchSwitch', value: true }],
  };
  expect(openMatch(edition, { position }, { seed: 1 }, 'match', faults)).toBeUndefined();
  expect(faults).toContainEqual({
    path: 'match.position.rulings[0].switch',
    rule,
    id: 'noSwitch',
    facts: { switch: 'noSuchSwitch' },
  });
});
