const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Firing, hand-to-hand combat, losses, and the odds of all throws. */
export const fire = {
  chooseUnit: 'Choose a unit that fires, on the table or from the list.',
  noTargets: 'It can hit nobody as it stands; perhaps after a pivot.',
  aimAt: 'Aim at:',
  order: 'Volleys, in this order',
  short: (dice: string, hits: string) => `${dice} · ${hits}`,
  picked: (stands: string) => `Stands picked: ${stands}. Point at their target.`,
  sooner: (target: string) => `${target} first`,
  notAt: (target: string) => `Do not fire at ${target}`,
  stands: 'Stands',
  stand: (number: number, kind: string) => `stand ${number}, ${kind}`,
  points: 'Strength points',
  mostPoints: (most: number) => `of at most ${most}`,
  from: 'From its',
  anyFace: 'any face that can',
  overhead: 'overhead',
  pivot: 'Pivot first, degrees to the right',
  mostPivot: (degrees: string) => `up to ${degrees}° either way`,
  about: 'About its',
  pivotHandle: 'Pivot before firing',
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
