import { test } from 'vitest';
import { CONTRACTS } from './contract/games.js';
import { drawFrom } from './contract/draw.js';
import { openRandom, nothingMet, walk } from './contract/walk.js';
import * as k from '../src/kernel/index.js';
test('x', () => {
  const seed = Number(process.env['S']);
  const c = CONTRACTS[0]!;
  const open = c.game.open;
  let last: any;
  let lines: string[] = [];
  (c.game as any).open = (...a: any[]) => { const m = (open as any)(...a); if (m && !('position' in a[0])) { last = m; lines = []; m.tell = (e: any) => lines.push(JSON.stringify(e)); } return m; };
  try { walk(c, seed, nothingMet()); } catch (e) { console.log(String(e)); }
  console.log(JSON.stringify(last.log.begin.options), JSON.stringify(last.log.dice));
  console.log(JSON.stringify(last.log.said.slice(-6), null, 0));
  console.log(JSON.stringify(last.decision), JSON.stringify(last.stack));
  console.log(JSON.stringify(last.log.begin.armies.south.units)); console.log(lines.slice(-25).join('\n'));
  if (process.env['U']) console.log(JSON.stringify(last.state.units.filter((u: any) => process.env['U']!.split(',').includes(u.id)), null, 0));
});
