const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** Set-up, mustering, armies and new matches of the measured games. */
export const setup = {
  lead: 'Drag units to their places; they catch on fronts, sides and gaps.',
  leadKeys: 'With Alt they do not; Shift chooses several.',
  leadSingle: 'Choose a unit that waits, put it on the table, drag it where it is to stand.',
  area: (depth: string) => `Set-up area, ${depth} deep`,
  turnHandle: 'Turn',

  plans: 'Begin with a proposal',
  plan: (n: number) => `Proposal ${n}`,
  clear: 'Clear the table',
  undo: 'Back',
  redo: 'Again',

  tray: (n: number) => `Beside the table: ${n}`,
  trayText: 'Put a unit in its first free place, then drag it; or choose it and tap the table.',
  choose: 'Choose',
  putDown: (unit: string) => `Put ${unit} on the table`,
  putAll: 'Put all on the table',
  noRoom: (unit: string) => `There is no free place for ${unit}.`,

  inHand: 'In hand',
  nobody: 'Nobody',
  several: (n: number) => `${plural(n, 'unit')} in hand`,
  all: 'All units',
  take: 'Take off the table',
  group: 'Several units',
  lineUp: 'Line up',
  spread: 'Spread evenly',
  closeUp: 'Close up',

  x: 'From the west edge',
  y: 'From the south edge',
  heading: 'Heading in degrees',
  formation: 'Formation',
  layout: 'Stands',
  exchange: 'Choose two stands to exchange them.',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  bendAfter: 'Stands left of the bend',
  bendAngle: 'Bend in degrees',
  bendStays: 'This arm keeps its place',
  arms: { left: 'the left one', right: 'the right one' },
  bendWay: 'The other goes',
  ways: { back: 'back', forward: 'forward' },
  trail: (n: number) => `Stand ${n} turned by`,
  mounted: 'mounted',
  onFoot: 'on foot',
  post: 'Where',
  onTable: 'on its own on the table',
  aboard: (battle: string) => `in the ranks of ${battle}`,
  where: (unit: string, x: string, y: string, compass: string) =>
    `${unit}: ${x} from the west, ${y} from the south, facing ${compass}`,

  wrong: (n: number) => `${plural(n, 'thing is', 'things are')} not right yet`,
  allRight: 'All is in order.',
  nothingYet: 'Nothing is placed yet.',
  show: (unit: string) => `Take ${unit} in hand`,
  confirm: 'Agree to the set-ups as they stand',
  untilAgreed: 'An open set-up: both may change theirs until both have agreed.',
  otherAgrees: (army: string) => `${army}: agreed to the set-ups as they stand. Whoever changes something asks again.`,

  keysTitle: 'Keys',
  keys: [
    ['↑ ↓ ← →', 'move by 0.1, with Shift by 1'],
    ['Q  W', 'turn by 1°, with Shift by 15°'],
    ['C  L', 'next formation, next layout'],
    ['D  G', 'mount or dismount, limber or unlimber'],
    ['I  O  U', 'line up, spread, close up'],
    ['N  A', 'next unit, all units'],
    ['Z  Y', 'back, again'],
    ['Del', 'off the table'],
  ] as readonly (readonly [string, string])[],

  dismount: {
    lead: 'Who is ticked fights on foot for the whole match. Your opponent learns it when both have decided.',
    nobody: 'All stay mounted',
    all: 'All on foot',
    as: (what: string) => `on foot: ${what}`,
    none: 'Nobody dismounts.',
    chosen: (n: number) => `${plural(n, 'unit')} on foot`,
  },

  generate: {
    lead: (n: number, total: number) => `Throw ${n} came to ${total}: a unit of your choice.`,
  },

  muster: {
    lead: 'What the dice gave you. Field all of it or less; say how many stands each unit has.',
    thrown: (list: string) => `Thrown: ${list}.`,
    fielded: (units: number, stands: number) =>
      `${plural(units, 'unit')}, ${plural(stands, 'stand')}, command not counted`,
    proposal: (n: number) => `Proposal ${n}`,
    numbered: (type: string, n: number) => `${type} ${n}`,
  },

  builder: {
    arms: { foot: 'Foot', mounted: 'Mounted', elephant: 'Elephants', artillery: 'Artillery', command: 'Command' },
    extras: { lances: 'lances', thrown: 'spears or pilums to throw' },
    commandQuality: 'Quality',
    strength: 'Strength',
    points: 'Points',
    of: (n: number, most: number) => `${n} of ${most}`,
    bought: (units: number, points: number) => `${plural(units, 'unit')}, ${plural(points, 'point')}`,
    share: 'Share',
    most: 'At most',
    elements: 'Elements',
    average: 'Average',
    total: (units: number, elements: number) => `${plural(units, 'unit')}, ${plural(elements, 'element')}`,
  },

  newMatch: {
    open: 'Open ground',
    openText: 'A bare table and two armies of your choice.',
    again: 'Other ground',
    chosen: 'Choose the armies',
    thrown: 'Throw for the armies',
    thrownName: 'Armies of the dice',
    thrownText:
      'Each side throws two dice so often as is agreed below; each throw brings units. Then each says what it fields.',
    adjusted: 'Changed so that these armies may meet:',
    armyProblems: 'These armies cannot meet like this',
    fit: 'Change the options to suit them',
  },

  /** The engine's own sentences. */
};
