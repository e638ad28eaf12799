/** Break-through charges: S1 overruns the packed gun N1 and goes on against N2, 7 cm further north. */
import { expect } from 'vitest';
import { choose, decision, refusal, situation, unit } from './kit.js';
import { SPARES, X, Y, foot, north, south, troops, type Loose, type Match } from './melee-help.js';

/** Where N2's front stands. */
export const LINE = Y + 7000;
/** A gun that is overrun on contact; its front is along y = 60 cm. */
export const GUN = north({ type: 'heavy artillery', packed: true });
/** S1, in line, x 86 to 94 cm, 5 cm before the gun. */
export const rider = (strength: number, more: Loose = {}): Loose =>
  south({ ...troops('medium horse', strength), y: Y - 5000, ...more });
/** N2, in line, shifted so that x 91 to 99 cm is covered: S1 will meet its right part only. */
export const target = (strength: number, more: Loose = {}): Loose =>
  north({ id: 'N2', ...foot(strength), x: X + 5000, y: LINE, ...more });
/** S2, a block, x 94.1 to 98.1 cm, 2 cm before N2. */
export const helper = (strength: number, more: Loose = {}): Loose =>
  south({ id: 'S2', ...foot(strength, { formation: 'block' }), x: X + 6100, y: LINE - 2000, ...more });
/** N3, a block, x 86 to 90 cm, 2 cm from where S1 will stand. */
export const aid = (strength: number, more: Loose = {}): Loose =>
  north({ id: 'N3', ...foot(strength, { formation: 'block' }), x: X - 2000, y: LINE + 2000, ...more });

/** South's movement phase; S8 has something to do afterwards. */
export const field = (units: Loose[], dice: number[] = [], more: Loose = {}): Match =>
  situation({ phase: 'initiativeMovement', initiative: 'south', dice, units: [...units, ...SPARES], ...more });

export const passes = (match: Match): void => {
  while (decision(match)?.kind === 'intercept') choose(match, { do: 'pass' });
};
export const waitsFor = (match: Match, side: string, kind: string): void =>
  expect(decision(match)).toMatchObject({ side, kind });

/** A unit overruns a gun (the first die is its charge test) and may break through. */
export const overrun = (match: Match, who = 'S1', gun = 'N1'): void => {
  choose(match, { do: 'choose', unit: who });
  choose(match, { do: 'charge', target: gun });
  passes(match);
  expect(unit(match, gun).status).toBe('routed');
  expect(decision(match)).toMatchObject({ kind: 'breakThrough', about: { unit: who } });
};
/** ... and goes on; whoever is charged is asked, if it can react. */
export const goesOn = (match: Match, at = 'N2', more: Loose = {}): void => {
  choose(match, { do: 'charge', target: at, ...more });
  passes(match);
};
/** The whole of it, the target standing. */
export const breaksThrough = (units: Loose[], dice: number[], more: Loose = {}): Match => {
  const match = field(units, [1, ...dice], more);
  overrun(match);
  goesOn(match);
  if (decision(match)?.kind === 'react') choose(match, { do: 'stand' });
  return match;
};

export const hits = (match: Match, ...ids: string[]): number[] => ids.map((id) => unit(match, id).hits);
export const mayAct = (match: Match, id: string): boolean => refusal(match, { do: 'choose', unit: id }) === undefined;
/** South chooses its next unit, and none of these is left to choose. */
export const isOver = (match: Match, ...ids: string[]): void => {
  waitsFor(match, 'south', 'activity');
  for (const id of ids) expect(mayAct(match, id), id).toBe(false);
};
