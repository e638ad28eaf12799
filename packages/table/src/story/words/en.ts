/** Texts of the end of a match, in English. */

/** A name within a sentence: `the Picard Levy`. */
const inside = (name: string): string => name.replace(/^The /, 'the ');

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
/** Army names in the midst of a sentence. */
const within = (army: string): string => army.replace(/^The /, 'the ');
const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n).toFixed(1)}`;

const LIST = new Intl.ListFormat('en-GB');

const COUNTED = {
  units: (n: number) => plural(n, 'unit'),
  stands: (n: number) => plural(n, 'stand'),
  elements: (n: number) => plural(n, 'element'),
};
type Counted = keyof typeof COUNTED;

/** An army as a sentence names it: the reader's own, or by its name. */
export interface Whose {
  readonly army: string;
  readonly yours: boolean;
}

const subject = ({ army, yours }: Whose): string => (yours ? 'Your army' : army);
const object = ({ army, yours }: Whose): string => (yours ? 'your army' : within(army));

export interface Happened {
  readonly is: 'attack' | 'fire' | 'overrun' | 'left' | 'lost';
  readonly unit: string;
  readonly by: string | undefined;
  readonly hits: number;
  readonly lost: boolean;
}

export const en = {
  page: 'After the battle',
  title: {
    won: 'Victory',
    lost: 'Defeat',
    drawn: 'A draw',
    nobody: 'Nobody has won',
    wins: (army: string) => `Victory for ${within(army)}`,
    score: (own: number, other: number) => `${own} to ${other}`,
    rather: (result: string, army: string) => `${result} for ${within(army)}`,
  },
  turnOf: (turn: number, last: number | undefined) => (last === undefined ? `turn ${turn}` : `turn ${turn} of ${last}`),

  why: {
    conceded: (who: Whose, turn: number, hope: string | undefined) =>
      `${subject(who)} gave up on turn ${turn}${hope === undefined ? '' : `, with hopes of ${hope} left`}.`,
    retreat: (who: Whose, turn: number) =>
      `${subject(who)} fell into general retreat on turn ${turn}: more units off the table than on it.`,
    bothRetreat: (turn: number) => `Both armies fell into general retreat on turn ${turn}.`,
    chiefLost: (who: Whose, turn: number) => `${subject(who)} lost the commander-in-chief on turn ${turn}.`,
    bothChiefsLost: (turn: number) => `Both commanders-in-chief fell on turn ${turn}.`,
    nobodyLeft: (who: Whose, turn: number) => `${subject(who)} had nobody left on the table on turn ${turn}.`,
    broke: (who: Whose, turn: number, lost: number, of: number, counted: Counted) =>
      `${subject(who)} broke on turn ${turn} with ${lost} of ${COUNTED[counted](of)} lost`,
    bothBroke: (turn: number) => `Both armies broke on turn ${turn}`,
    lastWas: (unit: string, by: string | undefined) =>
      by === undefined
        ? `, the last of them ${inside(unit)}`
        : `, the last of them ${inside(unit)} at the hands of ${inside(by)}`,
    turnLimit: (turn: number) => `Turn ${turn} was the last`,
    agreement: (turn: number) => `Both sides agreed to end it on turn ${turn}`,
    points: (south: number, north: number) => `the goals count ${south} to ${north}`,
    zones: (south: number, north: number) => `zones held count ${south} to ${north}`,
    brokenWins: 'who has broken cannot win',
    shares: (one: Whose, lost: string, other: Whose, lostToo: string) =>
      `${object(one)} had lost ${lost}, ${object(other)} ${lostToo}`,
    tooClose: 'too close to call',
    and: (how: string, counted: string) => `${how}, and ${counted}.`,
    only: (how: string) => `${how}.`,
    share: (lost: number, of: number, counted: Counted) => `${lost} of ${COUNTED[counted](of)}`,
  },

  score: {
    title: 'The score',
    goals: 'goals',
    zones: 'zones',
    losses: 'lost',
    places: 'places empty',
    luck: 'luck',
    of: (lost: number, of: number) => `${lost} of ${of}`,
    breaks: (at: number) => `breaks at ${at}`,
  },
  counted: { units: 'units lost', stands: 'stands lost', elements: 'elements lost' } satisfies Record<Counted, string>,
  signed,

  course: {
    title: 'What was left of the armies',
    text: 'In parts of what each had, hits included. The numbers are the turning points.',
    label: (south: string, north: string, rows: string) =>
      `What was left at the end of each turn, ${within(south)} and ${within(north)}: ${rows}.`,
    row: (turn: number, south: string, north: string) => `turn ${turn}: ${south} and ${north}`,
    start: 'start',
  },

  chances: {
    title: 'Chances of winning',
    text: 'As matches between bots went on from positions like these. What is neither side’s is a draw.',
    label: (south: string, north: string, rows: string) =>
      `Chances of winning when each turn began, ${within(south)} and ${within(north)}: ${rows}.`,
  },

  turnings: {
    title: 'Turning points',
    none: 'No single decision changed much.',
    turn: (turn: number) => `Turn ${turn}`,
    see: 'See it',
    playOn: 'Play on from here',
    moves: (army: Whose) => `${subject(army)} stood better without a blow.`,
    chance: {
      dice: (percent: string, army: Whose) => `+${percent} for ${object(army)}, by dice`,
      choice: (percent: string, army: Whose) => `+${percent} for ${object(army)}, by choice`,
      both: (percent: string, army: Whose, dice: string) => `+${percent} for ${object(army)}, ${dice} of it by dice`,
    },
    swing: (percent: string, army: Whose) => `worth ${percent} of an army to ${object(army)}`,
    luck: (n: number, army: Whose) => `dice ${signed(n)} for ${object(army)}`,
    unnamedGoal: 'a goal',
    goal: (army: Whose, goal: string, points: number) =>
      `${subject(army)} took ${goal} for good, worth ${plural(points, 'point')}.`,
    happened: ({ is, unit, by, hits, lost }: Happened): string => {
      const end = lost ? ' and broke them' : '';
      switch (is) {
        case 'attack':
          return `${by} struck ${inside(unit)}: ${plural(hits, 'hit')}${end}.`;
        case 'fire':
          return `${by} fired at ${inside(unit)}: ${plural(hits, 'hit')}${end}.`;
        case 'overrun':
          return `${by} rode over ${unit}.`;
        case 'left':
          return `The departure of ${unit}.`;
        case 'lost':
          if (!lost) return `${plural(hits, 'hit')} on ${unit}.`;
          return by === undefined ? `The loss of ${unit}.` : `The loss of ${unit} to ${by}.`;
        default:
          return is satisfies never;
      }
    },
  },

  luck: {
    title: 'Luck: hits above or below what the odds promised',
    none: 'No dice were thrown to hit.',
    above: (who: Whose, n: number) =>
      Math.abs(n) < 0.05
        ? `${subject(who)}: just what the odds promised`
        : `${subject(who)}: ${Math.abs(n).toFixed(1)} hits ${n < 0 ? 'below' : 'above'}`,
    dice: (hits: number, dice: number, expected: number) =>
      `${plural(hits, 'hit')} with ${plural(dice, 'die', 'dice')}, ${expected.toFixed(1)} expected`,
    lopsided: (p: number) =>
      p > 0.66
        ? 'Between the two sides as even as dice ever are.'
        : `So lopsided or worse: 1 match in ${p <= 0.001 ? '1000 or more' : Math.max(2, Math.round(1 / p))}.`,
    label: (south: string, north: string) => `Luck over the match. ${south}. ${north}.`,
  },

  losses: {
    title: 'Losses by unit',
    unit: 'Unit',
    places: 'Left',
    made: 'Hits given',
    taken: 'taken',
    fate: 'Fate',
    left: (left: number, had: number) => `${left} of ${had} left`,
    all: (n: number) => `All ${plural(n, 'unit')}`,
    fewer: 'Fewer units',
    fates: {
      stood: 'stood',
      routed: (turn: number) => `broken, turn ${turn}`,
      overrun: (turn: number) => `ridden over, turn ${turn}`,
      left: (turn: number) => `left, turn ${turn}`,
      joined: (turn: number) => `joined a Battle, turn ${turn}`,
    },
  },

  merit: {
    best: 'Best unit',
    worst: 'Hardest hit',
    yours: (unit: string, text: string) => `Yours: ${unit}, ${text}.`,
    gave: (made: number, taken: number) => `${plural(made, 'hit')} for ${taken} taken`,
    broke: (n: number) => `broke ${plural(n, 'enemy unit')}`,
    stood: 'stood to the end',
    measure: 'Measured by hits given less hits taken.',
  },

  report: {
    title: 'Report to share',
    copy: 'Copy as text',
    copied: 'Copied',
    notCopied: 'The browser does not let this page copy. Here is the text:',
    page: 'Save as a page',
    picture: 'Save as a picture',
    told: 'The battle, turn by turn',
    made: 'Told by Five Victories',
  },

  list: (words: readonly string[]) => LIST.format(words),
  summary: {
    title: (turn: number) => `Turn ${turn} summed up`,
    side: (army: string, what: string) => `${army}: ${what}.`,
    noLosses: 'no losses',
    strength: (n: number) => `strength −${n}`,
    gone: {
      routed: (units: string) => `${units} broken`,
      overrun: (units: string) => `${units} ridden over`,
      left: (units: string) => `${units} left the field`,
    },
    luck: (n: number) => `luck ${signed(n)}`,
    took: (army: string, goal: string) => `${army} took ${goal}.`,
    lostGoal: (goal: string) => `Nobody holds ${goal} any more.`,
    quiet: 'No losses on either side.',
    score: {
      points: (south: string, n: number, north: string, m: number) =>
        `Points: ${within(south)} ${n}, ${within(north)} ${m}.`,
      zones: (south: string, n: number, north: string, m: number) =>
        `Zones held: ${within(south)} ${n}, ${within(north)} ${m}.`,
    },
  },

  buttons: {
    again: 'Play again',
    swap: 'Swap sides',
    next: (name: string) => `Next scenario: ${name}`,
    replay: 'Replay',
    table: 'The table as it stands',
    open: 'After the battle',
  },
};

export type StoryWords = typeof en;
