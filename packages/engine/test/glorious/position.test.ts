/** What `place` takes of a position, and what no play can come to. */
import { describe, expect, test } from 'vitest';
import { situation } from './kit.js';

type Loose = Record<string, unknown>;
const PIKES = { id: 'S1', type: 'foot pike', x: 30000, y: 20000 };
const BATTLE = { id: 'SB1', type: 'battle', diameter: 7000, elements: 'P'.repeat(12), x: 30000, y: 20000 };
const ENEMY = { id: 'N1', type: 'foot bill', x: 50000, y: 40000 };

const place = (units: Loose[], more: Loose = {}) =>
  situation({ phase: 'initiativeMovement', units: [...units, ENEMY], ...more });
const refused = (units: Loose[], said: RegExp, more: Loose = {}) => expect(() => place(units, more)).toThrow(said);
const taken = (units: Loose[], more: Loose = {}) => expect(() => place(units, more)).not.toThrow();

describe('what a Battle is in a position', () => {
  test('GL-FORM-05 it is in no formation but its own and has no layout', () => {
    refused([{ ...BATTLE, formation: 'line' }], /units\[0\]\.formation: GL-FORM-05: /u);
    refused([{ ...BATTLE, formation: 'mass' }], /units\[0\]\.formation: GL-FORM-05: /u);
    refused([{ ...BATTLE, layout: 'PP' }], /units\[0\]\.layout: GL-UNIT-01: /u);
    taken([{ ...BATTLE, formation: 'battle' }]);
  });
  test('GL-BATTLE-09 it stands on nobody, nor anybody on one that is gone', () => {
    const { x: _x, y: _y, ...nowhere } = BATTLE;
    refused([{ ...nowhere, aboard: 'SB1' }], /units\[0\]\.aboard: GL-BATTLE-09: /u);
    const sub = { id: 'S2', type: 'sub-commander', aboard: 'SB1' };
    refused([PIKES, { ...BATTLE, status: 'routed' }, sub], /units\[2\]\.aboard: GL-BATTLE-09: /u);
    refused([BATTLE, { ...sub, x: 3000, y: 3000 }], /units\[1\]\.x: GL-BATTLE-09: .*no place of its own/u);
    taken([BATTLE, sub]);
  });
  test('GL-BATTLE-03 command is no nameless element of it', () => {
    refused([{ ...BATTLE, elements: 'PPPPPPPPPPPPC' }], /units\[0\]\.elements: GL-BATTLE-03: /u);
  });
});

describe('GL-TERR-03 nobody stands within 0.010 of an escarpment', () => {
  const at = (y: number) => ({
    options: {
      terrain: [
        {
          type: 'escarpment',
          points: [
            [20000, y],
            [40000, y],
          ],
        },
      ],
    },
  });
  test('GL-TERR-03 before its front and behind its rear', () => {
    for (const y of [20010, 20000, 19250, 19240])
      refused([PIKES], /units\[0\]: GL-TERR-03: S1 is on ground closed to it \(escarpment\)/u, at(y));
    refused([PIKES], /units\[0\]: GL-SETUP-03: S1 is on ground closed to it \(escarpment\)/u, at(19500));
    for (const y of [20011, 19239]) taken([PIKES], at(y));
  });
});
