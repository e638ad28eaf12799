import { test } from 'vitest';
import { kitFor } from './kit-measured.js';
import { splendid } from '../src/games/splendid/splendid.js';
import { below, streamOf, copyOf, answer, fork } from '../src/kernel/index.js';
import { CONTRACTS } from './contract/games.js';
const { situation } = kitFor(splendid);
test('x', () => {
  const m = situation({ phase: 'otherMovement', dice: [], options: {tableWidth: 40, tableDepth: 36}, units: [{"id":"S5","type":"D","state":"dismounted","formation":"block","layout":"DD/DD","x":11967,"y":28428,"heading":0,"hits":3},{"id":"N6","type":"Foot","formation":"block","layout":"LL/.L","x":12277,"y":32041,"heading":435,"hits":1},{"id":"S7","type":"HM","formation":"line","layout":"YYY","x":6748,"y":33949,"heading":398,"hits":2}] });
  const stream = streamOf(1);
  for (let n = 0; n < 3000; n++) {
    const c: any = fork(m, n); const said: any[] = [];
    for (let i = 0; i < 5 && c.decision; i++) {
      const o = c.decision.options[below(stream, c.decision.options.length)];
      said.push(o); answer(c, o);
      try { CONTRACTS[2]!.isSound(c); } catch (e) { console.log((e as Error).message, JSON.stringify(said)); return; }
    }
  }
});
