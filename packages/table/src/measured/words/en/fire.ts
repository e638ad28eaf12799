const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Firing, hand-to-hand combat, losses, and the odds of all throws. */
export const fire = {
  odds: {
    /** Both sides of a hand-to-hand: `5 dice, 2.1 hits` each. */
    clash: (own: string, theirs: string) => `Hand-to-hand, if nobody reacts: own ${own}; enemy ${theirs}.`,
    fightsNow: (enemy: string, own: string, theirs: string) =>
      `If they fight now, against ${enemy}: ${own}; they ${theirs}.`,
    outflanks: (unit: string) => `${unit} outflanks`,
    again: (unit: string) => `${unit} may throw its dice again once`,
    sureHits: (n: number) => `${plural(n, 'hit')} before the dice`,
    sureStands: (n: number) => `${plural(n, 'element')} lost at once`,
    home: (percent: string) => `Comes to contact, if nobody stops it: ${percent}`,
  },
};
