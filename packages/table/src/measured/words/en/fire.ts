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
  divideStands: 'Every stand attacks one enemy: choose the enemy, then its stands. The attacks are made in this order.',
  dividePoints: 'Divide the strength points among the enemies. The attacks are made in this order.',
  attacks: 'Attacks, in this order',
  allOn: 'All on this one',
  ofPoints: (all: number) => `of ${all}`,
  nothing: 'not attacked',
  leaves: (formation: string, layout: string) => `What is left: ${formation}, ${layout}`,
  stays: 'must stay',
  turned: 'What is left faces the other way',
  bounces: (misses: number) => `${plural(misses, 'miss', 'misses')} ${misses === 1 ? 'goes' : 'go'} on`,
  thrown: (dice: string) => `Thrown: ${dice}`,
  hitsNow: (n: number) => `Now: ${plural(n, 'hit')}.`,
  again: (better: string, same: string, worse: string) =>
    `Thrown again: more hits ${better}, as many ${same}, fewer ${worse}.`,
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
