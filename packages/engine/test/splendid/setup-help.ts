/** What the tests of geometry, armies, set-up, quality and victory share. */
import { choose, events, refusal, situation } from './kit.js';

export type Loose = Record<string, unknown>;
export type Match = ReturnType<typeof situation>;
export type Throw = { event: 'throw'; rule: string; side: string; unit?: string; count: number; dice: number[] };

/** One stand, its half, and the depth of a gun (SV-GEO-02). */
export const STAND = 1574;
export const HALF = 787;
export const GUN_DEPTH = 3150;

export const throwsIn = (told: unknown): Throw[] => (told as Throw[]).filter((one) => one.event === 'throw');
export const throwsOf = (match: Match): Throw[] => throwsIn(events(match));
export const many = (n: number, die: number): number[] => Array.from({ length: n }, () => die);

/** A movement phase of South in which nobody else is near; `units` may bring their own enemies. */
export const movement = (units: Loose[], more: Loose = {}): Match =>
  situation({ phase: 'initiativeMovement', initiative: 'south', units, ...more });

/** Chooses the unit and gives the order. */
export const order = (match: Match, unit: string, given: Loose) => {
  choose(match, { do: 'choose', unit });
  return choose(match, given);
};
/** Chooses the unit and asks whether the order would be refused. */
export const orderRefused = (match: Match, unit: string, given: Loose) => {
  choose(match, { do: 'choose', unit });
  return refusal(match, given);
};

export const ahead = (length: number, more: Loose = {}) => ({ do: 'manoeuvre', steps: [{ ahead: length }], ...more });
export const turn = (angle: number) => ({ do: 'manoeuvre', steps: [{ turn: angle }] });

/** Units of armies for `start` and `checkArmy`. */
export type Entry = { type: string; stands: string; quality?: string; command?: string; lances?: boolean };
export const entry = (type: string, stands: string, more: Loose = {}): Entry => ({ type, stands, ...more });
export const CMD = entry('Cmd', 'C');
export const SUB = entry('Sub', 'C');
export const army = (...units: Entry[]) => ({
  name: 'Red',
  units: units.map((one, i) => ({ name: `Unit ${i + 1}`, ...one })),
});
export const times = <T>(n: number, one: T): T[] => Array.from({ length: n }, () => one);
