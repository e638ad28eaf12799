import { describe, expect, test } from 'vitest';
import { area, field, hits, HORSE, north, order, pose, south, tally, type Loose } from './charge-help.js';
import { choose, decision, interrupt, options, position, refusal, situation, unit } from './kit.js';
const log = (...a: unknown[]) => console.log(...a.map((x) => JSON.stringify(x)));
const W = 1574;
const brief = (match: any, id: string) => { const { layout, formation, x, y, heading, status, hits, done } = unit(match, id); return { id, layout, formation, x, y, heading, status, hits, done }; };


test('P1 disengage resurrects', () => {
  const match = field([
    south(47500, { type: 'M', layout: 'XX/XX/XX', formation: 'block', x: 30000 }),
    north(44500, { x: 30000 - W, heading: 900, layout: 'PMP' }),
  ]);
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { do: 'disengage' });
  choose(match, { do: 'manoeuvre', steps: [{ ahead: 1000 }], leaveTable: true });
  log('P1', brief(match, 'S1'), tally(match, 'south'), decision(match)?.kind);
  if (decision(match)?.kind === 'order') choose(match, { do: 'stop' });
  log('P1 end', brief(match, 'S1'), tally(match, 'south'), decision(match)?.kind);
});
test('P5 restricted', () => {
  const three = field([south(13000, { ...HORSE, layout: 'X/X', formation: 'block', heading: 900, x: 10000}), north(46000)], [], { options: { terrain: [area('rough', 20000, 2000, 37000, 12300)] } });
  choose(three, { do: 'choose', unit: 'S1' });
  log('P5b', refusal(three, { do: 'manoeuvre', steps: [{ ahead: 14000 }] }), refusal(three, { do: 'manoeuvre', steps: [{ ahead: 14000 }, { turn: -900 }] }), refusal(three, { do: 'manoeuvre', steps: [{ ahead: 13000 }, { turn: -900 }, {ahead: 100}] }));
});
test('P10 break-through single', () => {
  const match = field([
    south(20000, { type: 'HM', layout: 'YY', x: 72000 - W - 10, heading: 0 }),
    north(24000, { type: 'M', layout: 'XX', x: 72000 - 2*W, heading: 1800 }),
    north(31000, { id: 'N2', type: 'P&M', layout: 'PM', x: 70800 - 787, heading: 1800 }),
  ]);
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { do: 'charge', target: 'N1', pivot: 100, leaveTable: true });
  while (decision(match)?.kind === 'intercept') choose(match, { do: 'pass' });
  log('P10', brief(match, 'S1'), decision(match)?.kind, options(match).slice(0, 8));
  const r = { do: 'recoil', aboutFace: 'forward', turn: -800, ahead: 8000 };
  log('P10', refusal(match, r));
  choose(match, refusal(match, r) ? options(match)[2] : r);
  log('P10', brief(match, 'N1'), decision(match)?.kind, options(match).slice(0, 3), refusal(match, { do: 'charge', target: 'N2' }));
});
test('P12 column setdown double time', () => {
  // column near enemy to the west of the tail, enemy front 18.1" away from the flank; column must not be near24 => enemy must be > 24". 
  log('P12: a column within 24 at start must leave column, so double-time and 18: the column may march to 18');
  const match = field([
    south(20000, { type: 'M', layout: 'X/X/X', formation: 'roadColumn', x: 20000, heading: 900, y: 20000 }),
    north(20000, { x: 50000, y: 20000, heading: 2700, layout: 'PM' }),
  ]);
  choose(match, { do: 'choose', unit: 'S1' });
  // leader at x: 20000 -> 31995 is 18.005 away, then turn 180: followers may be set down ahead of it, nearer
  const go = (steps: Loose[], setDown?: Loose) => refusal(match, { do: 'manoeuvre', doubleTime: true, steps, ...(setDown ? { setDown } : {}) });
  log(go([{ ahead: 11990 }]), go([{ ahead: 11990 }, { turn: 900 }]), go([{ ahead: 11200 }, { turn: 1700 }, {ahead: 500}]));
});
test('P14 leader in rough', () => {
  const match = field([
    south(20000, { type: 'M', layout: 'X/X/X/X', formation: 'roadColumn', x: 20000, heading: 900, y: 20000 }),
    north(20000, { x: 65000, y: 40000, heading: 2700, layout: 'PM' }),
  ], [], { options: { terrain: [area('rough', 33000, 15000, 40000, 25000)] } });
  choose(match, { do: 'choose', unit: 'S1' });
  log('P14', refusal(match, { do: 'manoeuvre', steps: [{ ahead: 14000 }] }), refusal(match, { do: 'manoeuvre', steps: [{ ahead: 13000 }] }));
});
test('P15 moveAgain after disengage', () => {
  const match = field([south(20000, HORSE), north(20000)], [], { options: { moveAgain: true } });
  choose(match, { do: 'choose', unit: 'S1' });
  choose(match, { do: 'disengage' });
  choose(match, { do: 'manoeuvre', steps: [{ aboutFace: 'forward' }, { ahead: 3000 }], finish: true });
  log('P15', brief(match, 'S1'), refusal(match, { do: 'choose', unit: 'S1' }));
});
test('P16 charge stopped off the table', () => {
  const match = field([
    south(20000, { type: 'HM', layout: 'YYY', x: 72000 - 2361 - 10, heading: 0 }),
    north(36000, { type: 'P&M', layout: 'PM', x: 70000, heading: 1800 }),
    north(27000, { id: 'N2', type: 'M', layout: 'XXX', x: 60000, heading: 900 }),
  ], [1]);
  choose(match, { do: 'choose', unit: 'S1' });
  log('P16', refusal(match, { do: 'charge', target: 'N1', pivot: 60, leaveTable: true }));
  choose(match, { do: 'charge', target: 'N1', pivot: 60, leaveTable: true });
  log('P16', decision(match)?.kind, options(match));
  if (decision(match)?.kind === 'intercept') choose(match, options(match)[1]);
  log('P16', brief(match, 'S1'), brief(match, 'N2'), tally(match, 'south'));
});
