/** Words of the quick reference sheets of the measured games; their numbers come from the rules. */
import { ground } from '../../words/en/ground.js';
type Words = Readonly<Record<string, string>>;
/** First what it is about. */
type Row = readonly [string, string];

export const en = {
  none: '–',
  or: ' or ',
  upTo: (n: number) => (n === 1 ? '1' : `1–${n}`),
  case: 'Case',
  dice: 'Dice',
  value: 'Value',

  turn: {
    title: 'The turn',
    columns: ['Phase', 'What happens'],
    first: 'Movement of the initiative',
    second: 'Movement of the other side',
    retreats: { other: 'Retreats of the other side', initiative: 'Retreats of the initiative' },
    steps: {
      splendid: {
        initiative: 'Two dice a side; the lower total has the initiative for the turn.',
        firing: 'Both sides fire. Nobody has to.',
        melee: 'Units close by join in, all in contact take a hit, then all fight.',
        losses: 'Hits become lost stands, small units first. Single stands in contact rout.',
        initiativeMovement: 'One action for each unit; the other side reacts.',
        otherMovement: 'The same for the other side.',
        victory: 'Command lost for heavy losses, broken armies, red markers off.',
      },
      great: {
        initiative: 'Two dice a side; the lower total has the initiative for the turn.',
        firing: 'Both sides fire. Nobody has to.',
        melee: 'Units close by join in, all in contact take a hit, then all fight.',
        losses: 'Who is in contact with nobody recovers a hit, but never the last. Units without strength rout.',
        initiativeMovement: 'One action for each unit; the other side reacts.',
        otherMovement: 'The same for the other side.',
        victory: 'Sub-commanders lost for heavy losses, broken armies, red markers off.',
      },
      glorious: {
        initiative: 'Who has more formations of four elements or more; equal: who had it before, at first a throw.',
        otherMovement: 'The side without the initiative: two functions for each formation. Nobody reacts.',
        initiativeMovement: 'The same for the side with the initiative.',
        firing: 'Both sides fire, then remove losses.',
        melee: 'Outflanked units lose elements, all in contact fight, then losses are removed.',
        otherRetreat: 'Units may leave the battle.',
        initiativeRetreat: 'The same for the side with the initiative.',
        victory: 'Half of the elements lost, or the chief: the battle is lost.',
      },
    } as Readonly<Record<string, Words>>,
  },

  moves: {
    title: 'Move and charge',
    unit: 'Unit',
    on: (unit: string, state: string) => `${unit}, ${state}`,
    notes: {
      splendid: [
        'Defensive blocks and bent lines stay where they are; all may change formation.',
        'Foot may instead side-step or step back.',
        'A single stand never charges.',
      ],
      great: [
        'Defensive blocks and bent lines stay where they are.',
        'Foot may instead side-step or step back.',
        'Nobody charges with one strength point or less.',
      ],
    } as Readonly<Record<string, readonly string[]>>,
    sideStep: (by: string) => `Side-step or step back: up to ${by}.`,
    doubleTime: {
      doubleTime: (away: string) =>
        `Double-time: twice as far, with no enemy within ${away} at the start of the phase.`,
      rush: (away: string) => `Rush: twice as far, with no enemy within ${away} at the start of the phase.`,
    },
    extension: (mounted: string, foot: string) =>
      `A charge may be extended for a hit: mounted by a die, up to ${mounted}; foot by ${foot}.`,
    pivot: (by: string) => `Pivot before a charge or a shot: no corner by more than ${by}.`,
  },

  guns: {
    title: 'Guns',
    columns: ['Gun', 'Limbered', 'By hand'],
    band: (from: string, to: string) => `${from}–${to}`,
    dice: 'The dice by range. At medium range round shot bounces on.',
  },

  fire: {
    title: 'Fire: how many dice',
    stand: 'Each musket stand, each dragoon stand on foot',
    point: 'Each strength point given to the target',
    cover: 'Each area that gives the target cover',
    near: (unit: string, range: string) => `${unit}, target within ${range}`,
    far: (unit: string, range: string) => `${unit}, target beyond ${range}`,
    hits: (upTo: string) => `Dice of ${upTo} hit.`,
    muskets: (range: string) => `Muskets reach ${range}, straight ahead.`,
    notes: {
      splendid: ['Whoever has fired has a red marker and does not fire at a charger.'],
      great: [
        'Fire from a block is halved, before cover.',
        'Class does not count for artillery. Heavy artillery fires overhead only, beyond 12 cm.',
        'Suppressed, one die fewer: an enemy shooter within 12 cm that could fire at the firer.',
      ],
    } as Readonly<Record<string, readonly string[]>>,
  },

  ranges: { title: 'Ranges', columns: ['Weapon', 'On foot', 'Mounted'], thrown: 'Spears and pilums, at chargers' },

  strength: {
    title: 'Strength / points',
    weapon: 'Unit',
    weights: { light: 'Light', medium: 'Medium', heavy: 'Heavy' },
  },
  /** Rows of the tables of A Great Victory that are not called as the rules call them. */
  great: {
    'foot light arms': 'Foot with light hand-to-hand weapons',
    'foot arms': 'Foot with hand-to-hand weapons',
    'foot pikes': 'Foot with pikes',
    'foot javelins': 'Foot with javelins',
    'foot slings': 'Foot with slings',
    'foot bows': 'Foot with bows',
    'foot longbows': 'Foot with longbows',
    'foot crossbows': 'Foot with crossbows',
  } as Words,

  /** Where a sheet has to say more than the report of a single fight. */
  whys: {
    againstElephants: 'Mounted against elephants',
    againstSkirmishers: 'Elephants against skirmishers',
    skirmishing: 'Skirmishing, not against elephants',
  } as Words,

  values: { title: 'Hand-to-hand: Combat Value', stand: 'Stand', unit: 'Unit' },
  melee: {
    title: 'Hand-to-hand: what changes it',
    splendid: (advantage: number) => [
      'One die a stand, two if its unit outflanks the target. A die up to the value hits.',
      `${advantage} dice fewer for each area that gives the target the advantage.`,
      'In command: one attack may be thrown again as a whole.',
    ],
    great: (advantage: number) => [
      'One die for each strength point, two if the unit outflanks the target. A die up to the value hits.',
      `${advantage} dice fewer for each area that gives the target the advantage.`,
      'In command: one attack may be thrown again as a whole.',
    ],
  },

  tests: {
    title: 'Tests with one die',
    columns: ['Test', 'Passes on'],
    charge: 'Charge',
    intercept: 'Intercept',
    in: (test: string, formation: string) => `${test}, in ${formation}`,
    holdBack: 'Hold back from a combat close by',
    holdBackOpen: { splendid: 'Hold back, in open order', great: 'Hold back, skirmishing' },
    home: 'Charged home from close by: light impact',
    pullUp: 'Charger pulls up short before a block',
    pullUpPikes: 'Charger pulls up short before pikes',
    note: 'No test in command, nor to counter-charge one’s own charger.',
    command: (ranges: string) => `In command within ${ranges}; command units always.`,
    commandHeavy: (ranges: string) => `In command within ${ranges}; Heavy Mounted and command always.`,
  },

  reactions: {
    title: 'Reactions to a move or a charge',
    columns: ['Reaction', 'Who, and what follows'],
    splendid: (by: Reach): readonly Row[] => [
      ['Intercept', `Mounted, straight ahead up to ${by.intercept}: into contact, a hit on both.`],
      ['Recoil', `Mounted in line, block or open order: up to ${by.recoil} away, a hit; the charger breaks through.`],
      ['Evade', `Foot in open order, from foot: up to ${by.evade} away; the charger breaks through.`],
      [
        'Hasty block',
        `Foot: defensive block for ${by.hasty} hits, from block ${by.hastyBlock}. Mounted from beyond ${by.pullUp} test to pull up; otherwise impact.`,
      ],
      ['About-face', `Foot: for ${by.about} hit, with pikes ${by.aboutPikes}.`],
      [
        'Fire',
        `Foot that has not fired: two hits and the charger flinches, ${by.flinch} away at most; none is a light impact.`,
      ],
      ['Guns', 'Must fire if they can; two hits stop the charger, otherwise they are over-run.'],
    ],
    great: (by: Reach): readonly Row[] => [
      [
        'Intercept',
        `Mounted, straight ahead up to ${by.intercept}; elephants ${by.elephants}: into contact, a hit on both.`,
      ],
      ['Recoil', `Mounted but heavy chariots: up to ${by.recoil} away, a hit; the charger breaks through.`],
      ['Evade', `Foot in skirmish line, from foot: up to ${by.evade} away; the charger breaks through.`],
      [
        'Hasty block',
        `Foot: defensive block for ${by.hasty} hit, from block ${by.hastyBlock}. Mounted from beyond ${by.pullUp} test to pull up; otherwise impact.`,
      ],
      ['About-face', 'Foot: no hit for it, but the impact of a mounted charger.'],
      [
        'Fire',
        `Foot with missiles, spears or pilums: two hits and the charger flinches, ${by.flinch} away at most; none is an impact.`,
      ],
      ['Artillery', 'Light artillery fires; two hits stop the charger, otherwise it is over-run.'],
      ['Opportunity fire', 'Light artillery at what moves within 12 cm: two hits stop it.'],
    ],
    impact: (light: number, heavy: number) => `Impact: light ${light} hit, heavy ${heavy}.`,
    impactHeavy: {
      splendid: (light: number, heavy: number) => `From Heavy Mounted or lances: light ${light}, heavy ${heavy}.`,
      great: (light: number, heavy: number) => `From heavy horse or heavy chariots: light ${light}, heavy ${heavy}.`,
    },
    breakThrough: (mounted: string, foot: string) =>
      `Break-through: mounted up to ${mounted}, foot ${foot}; a move, or a charge without a test.`,
  },

  byUnit: {
    verbs: {
      changeFormation: 'change formation',
      manoeuvre: 'manoeuvre',
      sideStep: 'side-step',
      stepBack: 'step back',
      prolong: 'drag the gun',
      prolongBack: 'drag the gun back',
      relocate: 'shift the engine',
      limber: 'limber up',
      unlimber: 'unlimber',
      packUp: 'pack up',
      unpack: 'unpack',
      mount: 'mount up',
      dismount: 'dismount',
      charge: 'charge',
      disengage: 'disengage',
      turn: 'turn',
      aboutFace: 'face about',
      move: 'move',
    } as Words,
    any: 'any',
    or: ' or ',
    foot: { missiles: 'Foot with missiles', thrown: 'Foot with spears or pilums', others: 'Other foot' },
    both: 'change formation and manoeuvre, in either order',
    actions: {
      title: 'What each unit may do',
      columns: ['Unit', 'Formation', 'One of these', 'In contact'],
      notes: {
        splendid: [
          'Dragoons mount or dismount and may then change formation. Columns near the enemy only change formation.',
        ],
        great: ['Heavy artillery only turns when it relocates.'],
      } as Readonly<Record<string, readonly string[]>>,
    },
    functions: {
      title: 'What each formation may do',
      columns: ['Unit', 'Formation', 'Functions', 'Charges'],
      anybody: 'anybody',
      but: (whom: string) => `anybody but ${whom}`,
      nobody: 'nobody',
      notes: ['In contact nobody does anything. There are no reactions.'],
    },
    reacting: {
      title: 'Reactions by unit',
      columns: ['Unit', 'Formation', 'Charged by foot', 'Charged by mounted', 'At who moves before it'],
      names: {
        counterCharge: 'counter-charge',
        recoil: 'recoil',
        evade: 'evade',
        fire: 'fire',
        hastyBlock: 'hasty block',
        aboutFace: 'about-face',
      } as Words,
      must: (what: string) => `must ${what}, or is over-run`,
      lost: 'over-run',
      stand: 'stand',
      intercept: (reach: string, upTo: string) => `intercept within ${reach} (${upTo})`,
      freely: (reach: string) => `intercept within ${reach} (no test)`,
      fires: (reach: string) => `fire within ${reach}`,
      notes: [
        'Free units only, each once a phase; to stand and fight is always possible. In command nobody tests.',
        'To fire it takes a unit that has not fired this turn and sees the charger.',
      ],
    },
  },

  ends: {
    title: 'Losses and the end',
    stand: (hits: number) => `${hits} hits cost a stand; what is left over comes off.`,
    valid: 'What is left must be a valid formation in contact with the same enemies; otherwise the unit routs.',
    quarter: 'More than a quarter of the stands lost: the Sub-Commanders leave. More than a third: the Commander.',
    strength: 'Each hit is a strength point less. One point left in contact: rout, except in defensive block.',
    third: 'More than a third of the units lost: the sub-commanders leave.',
    half: (full: string, minor: string) =>
      `More than half lost: the army is broken. ${full} for the other side, ${minor} if it has lost more than a third.`,
    element: (hits: number) =>
      `${hits} hits cost an element, after fire and after hand-to-hand; the odd hit comes off.`,
    shape: 'A unit that cannot keep its formation routs: a mass falls apart below four elements.',
    chief: 'The commander-in-chief lost: the battle is lost at once.',
  },

  terrain: {
    title: 'Terrain',
    columns: ['Ground', 'Closed to', 'Cover', 'Advantage', 'Slows mounted', 'Hides'],
    whom: ground.whom,
    yes: 'yes',
    hides: { no: '–', hill: 'what is behind it', wood: 'what is deep inside or behind' } as Words,
  },

  shapes: { title: 'Blocks: ranks by number of stands', columns: ['Stands', 'Ranks, front first'] },
  quality: {
    title: 'Quality (optional)',
    columns: ['Quality', 'Fire hits on', 'Charges on', 'Combat Value'],
    usual: 'as usual',
    thrown: 'Quality by throw (optional)',
    unit: 'Unit',
  },
  command: { title: 'Command quality (optional)', columns: ['Quality', 'Die', 'Commands to'] },

  glorious: {
    moves: {
      title: 'Move and charge',
      columns: ['Unit', 'Move', 'Charge', 'Elements'],
      missiles: 'Foot with bows, longbows, crossbows or handguns',
      hand: 'Foot with other weapons',
      byHorse: 'Mounted foot by horse',
      byHorseReach: (least: string, most: string) => `${least}–${most}`,
      notes: (back: string, prolong: string) => [
        'The reach counts for each move function by itself.',
        `Foot in line steps back up to ${back}; organ guns and rockets are dragged ${prolong}.`,
        'Only a charge brings anybody into contact. It costs both functions.',
      ],
    },
    functions: {
      title: 'What functions cost (two a phase)',
      columns: ['Who', 'Move', 'Turn', 'About-face', 'Change', 'Charge', 'Other'],
      who: {
        unit: 'Units',
        command: 'Command',
        battle: 'Battles',
        unlimbered: 'Artillery, unlimbered',
        limbered: 'Artillery, limbered',
      } as Words,
      turn: (cost: number, degrees: number) => `${cost} (to ${degrees}°)`,
      other: { limber: 'limber', unlimber: 'unlimber', prolong: 'drag', stepBack: 'step back' } as Words,
      with: (what: string, cost: number) => `${what} ${cost}`,
    },
    fire: {
      title: 'Fire: a D12 each, up to the value hits',
      columns: ['Weapon', 'Range', 'Value', 'Dice'],
      times: { 2: 'doubled', 3: 'tripled' } as Readonly<Record<number, string>>,
      against: (times: string, whom: string) => `${times} against ${whom}`,
      whom: { battle: 'Battles', armoured: 'armoured riders and elephants', horses: 'horses' } as Words,
      notes: [
        'One die an element; the fire divided: one fewer for each volley. Target in line: one fewer; in mass: one more.',
        'Cover: two dice fewer; of artillery half the value.',
        'The way to the target must be an inch wide and free. Artillery fires straight ahead.',
      ],
    },
    values: {
      title: 'Hand-to-hand: a D12 an element, up to the value hits',
      columns: ['Element', 'Value', 'Against lines'],
      twice: 'two dice',
      notes: [
        'Two dice each against units in line that are not mounted.',
        'Advantage of the ground: two dice fewer.',
        'A unit near free command may throw one attack again; Battles never.',
        'An enemy front on its flank or rear costs a unit elements before the fight.',
      ],
    },
    battles: {
      title: 'Battles: spaces by diameter',
      columns: ['Round base', 'Spaces'],
      notes: (least: number, chief: number) => [
        `At least three full units of foot. Below ${least} elements it falls apart.`,
        `A command element takes ${chief} spaces.`,
      ],
    },
  },
};

/** How far and how hard reactions go. */
export interface Reach {
  readonly intercept: string;
  readonly elephants: string;
  readonly recoil: string;
  readonly evade: string;
  readonly pullUp: string;
  readonly flinch: string;
  readonly hasty: number;
  readonly hastyBlock: number;
  readonly about: number;
  readonly aboutPikes: number;
}

export type SheetWords = typeof en;
