const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

import type { glorious as en } from '../en/glorious.js';

export const glorious: typeof en = {
  decimal: (text: string) => text,
  degrees: (n: string) => `${n}°`,
  toRight: (degrees: string) => `${degrees} right`,
  toLeft: (degrees: string) => `${degrees} left`,
  someOf: (n: number, kind: string) => `${n} ${kind}`,
  elements: {
    L: 'light',
    W: 'hand-to-hand',
    S: 'spear',
    B: 'bill',
    P: 'pike',
    O: 'bow',
    G: 'longbow',
    X: 'crossbow',
    H: 'handgun',
    V: 'light cavalry',
    K: 'camel',
    M: 'medium cavalry',
    Y: 'heavy cavalry',
    N: 'knight',
    E: 'elephant',
    A: 'organ gun',
    R: 'rocket',
    U: 'bombard',
    T: 'light bombard',
    C: 'command',
  },
  outflanked: 'outflanked',
  costs: (n: number, left: number) => `${plural(n, 'function')}, ${left} left`,
  costsAll: (n: number) => `${plural(n, 'function')}, none left`,
  handles: {
    on: 'Go on from here',
    left: 'Left front corner: wheel about the right one',
    right: 'Right front corner: wheel about the left one',
    turn: 'Turn about the centre',
    pivot: 'Pivot before the move',
    heading: 'Heading of the gun',
  },
};
