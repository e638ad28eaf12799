/** Texts about what is at stake, in English. */

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const within = (army: string): string => army.replace(/^The /, 'the ');

const COUNTED = {
  units: (n: number) => plural(n, 'unit'),
  stands: (n: number) => plural(n, 'stand'),
  elements: (n: number) => plural(n, 'element'),
};
export type Counted = keyof typeof COUNTED;

export const en = {
  title: 'Briefing',
  always: 'Always under Briefing, with the score as it stands.',
  begin: 'Take the field',
  back: 'Back to the table',
  map: 'Map',
  mapOf: (south: string, north: string, ground: string) =>
    `Map: ${within(south)} in the south, ${within(north)} in the north${ground ? `; ${ground}` : ''}.`,
  against: (own: number, other: number) => `${own} against ${plural(other, 'unit')}`,
  turns: (n: number) => plural(n, 'turn'),
  endless: 'no last turn',
  minutes: (n: number) => `about ${n} min`,
  unnamedGoal: 'a goal',

  /** Beside each army's name. */
  standing: {
    lost: (lost: number, of: number, counted: Counted) => `${lost} of ${COUNTED[counted](of)} lost`,
    points: (n: number) => plural(n, 'point'),
    zones: (n: number) => `${plural(n, 'zone')} held`,
    marks: {
      commanderLeaves: (at: number) => `Commander leaves at ${at}`,
      subCommandersLeave: (at: number) => `Sub-Commanders leave at ${at}`,
      breaks: (at: number) => `breaks at ${at}`,
    },
    past: {
      commanderLeaves: 'Commander leaves',
      subCommandersLeave: 'Sub-Commanders leave',
      breaks: 'broken',
    },
  },

  armies: {
    title: 'The armies',
    strength: {
      stands: (n: number) => plural(n, 'stand'),
      elements: (n: number) => plural(n, 'element'),
      points: (n: number) => plural(n, 'strength point'),
    },
  },

  win: {
    title: 'How you win',
    bothTitle: 'How it is won',
    goals: 'More points for goals at the end',
    goalsText:
      'A goal is yours while units of yours and none of the enemy are there. Guns and commanders do not hold it.',
    zones: 'More zones at the end',
    zonesText: (full: number, best: string) =>
      `A zone is yours while it has foot or horse of yours and no enemy. With ${plural(full, 'zone')} it is ${best}.`,
    losses: 'Fewer losses at the end',
    lossesText: 'The smaller share of its army lost wins, if the shares lie ten in a hundred apart.',
    endings: {
      losses: (loses: boolean): string =>
        loses ? 'An army that breaks has lost' : 'The match ends when an army breaks',
      lossesText: (theirs: string, yours: string) => `Theirs ${theirs}; yours ${yours}.`,
      lossesBoth: (south: string, north: string) => `South ${south}; North ${north}.`,
      retreat: 'A general retreat loses at once',
      retreatText:
        'An army is in general retreat at the end of a turn if more of its units are off the table than on it.',
      turnLimit: (turn: number) => `Turn ${turn} is the last`,
      chiefLost: 'Whoever loses the commander-in-chief has lost',
      chiefLostText: 'At once, however it happens.',
      nobodyLeft: 'An army with nobody left on the table is beaten',
    },
    ofAll: (of: number, counted: Counted) => ` of ${COUNTED[counted](of)}`,
    ofEach: (south: string, north: string) => `South: ${south}; North: ${north}`,
    commanders: (marks: string) => `Heavy losses send commanders home: ${marks}.`,
  },

  goals: {
    title: 'Goals',
    goal: 'Goal',
    worth: 'Worth',
    worthTo: (side: string, points: number) => `${side} ${points}`,
    worthBoth: (points: number) => `${points} to either`,
    held: 'Held by',
    you: 'you',
    nobody: 'nobody',
    now: 'If it ended now',
    score: (south: number, north: number) => `South ${south}, North ${north}`,
    nobodyWins: 'a draw',
    wins: (result: string, army: string) => `${result} for ${within(army)}`,
  },
  losses: 'Losses',
  forces: 'Your army',
  bothForces: (army: string) => army,
  rules: {
    title: 'Agreed for this match',
    none: 'All by the book: no house rules.',
    friendly: 'friendly: undo even after dice',
    hand: 'real dice, entered by hand',
  },

  card: {
    play: 'Play',
    playOf: (name: string) => `Play ${name}`,
    choose: 'Choose',
    goals: 'with goals',
    own: 'Your own scenario',
    length: 'Length',
    size: 'Size',
    difficulty: 'Difficulty',
    levels: { easy: 'easy', even: 'even', hard: 'hard' },
    measure: {
      stands: (own: number, other: number) => `${own} stands against ${other}`,
      points: (own: number, other: number) => `strength ${own} against ${other}`,
    },
    said: 'Difficulty is the strength of your army against the other: stands, or strength points where a unit has them. Quality, ground and skill are not in it. Minutes are a guess from turns and units.',
    broken: 'cannot be played as it is',
    thrown: 'armies are thrown',
  },
};

export type BriefingWords = typeof en;
