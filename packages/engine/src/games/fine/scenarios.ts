import type { Scenario } from '../../zonal/army.js';

/** Ready-made scenarios: each has one idea, and ground that is the same from both chairs. */
export const SCENARIOS = [
  {
    id: 'market-day',
    name: 'Market Day',
    story:
      'Both armies have heard that there is bread in the village, and both vanguards arrive as the stalls go up. Whoever gets foot behind its walls first will be a misery to shift, but the hedged closes on the flanks leave room for those who would rather ride round it. A good first game with terrain.',
    south: 'royalists',
    north: 'parliament',
    options: {
      terrain: { 'Z(2,1)': ['village'], 'Z(0,1)': ['rough'], 'Z(4,1)': ['rough'] },
      turnLimit: 12,
    },
  },
  {
    id: 'lansdown',
    name: 'The Hill at Lansdown',
    story:
      'A long green ridge lies between the camps and each general has promised to sup on it. Pikes climb well and horses do not, so the cavalry must choose between a slow slope and the long way round. The top counts double when the drums beat for the last time.',
    south: 'cornish',
    north: 'waller',
    options: {
      terrain: { 'Z(1,1)': ['hill'], 'Z(2,1)': ['hill'], 'Z(3,1)': ['hill'] },
      turnLimit: 10,
      victory: 'scenario',
      scenarioGoals: {
        south: [
          { zone: 'Z(1,1)', points: 1 },
          { zone: 'Z(2,1)', points: 2 },
          { zone: 'Z(3,1)', points: 1 },
        ],
        north: [
          { zone: 'Z(1,1)', points: 1 },
          { zone: 'Z(2,1)', points: 2 },
          { zone: 'Z(3,1)', points: 1 },
        ],
      },
    },
  },
  {
    id: 'two-fords',
    name: 'Two Fords',
    story:
      "The river runs close under your left, loses itself in a mere in the middle and leaves far out on your right; it can be waded at two places only. The ford on your left leads to your enemy's bank and the one on your right to yours, so each side has a door to force and a door to keep shut. Guns may fire across the water; nobody may swim.",
    south: 'covenanters',
    north: 'royalists',
    options: {
      terrain: { 'Z(2,1)': ['bog'] },
      escarpments: ['Z(0,0)-Z(0,1)', 'Z(4,1)-Z(4,2)'],
      turnLimit: 12,
      victory: 'scenario',
      scenarioGoals: {
        south: [
          { zone: 'Z(1,1)', points: 2 },
          { zone: 'Z(3,1)', points: 1 },
        ],
        north: [
          { zone: 'Z(3,1)', points: 2 },
          { zone: 'Z(1,1)', points: 1 },
        ],
      },
    },
  },
  {
    id: 'nieuwpoort',
    name: 'The Beach at Nieuwpoort',
    story:
      'Maurice has sent his ships away so that nobody wastes time looking at them. Sea on one side, dunes on the other, a strip four zones wide, and no reserve zones for either army: horse that is charged must take it, and what breaks is gone. Bring everything on at once, for there is nowhere else to put it.',
    south: 'dutch',
    north: 'archduke',
    options: {
      columns: 4,
      reserveZones: [],
      terrain: { 'Z(0,0)': ['rough'], 'Z(0,1)': ['rough'], 'Z(0,2)': ['rough'] },
      turnLimit: 12,
    },
  },
  {
    id: 'rocroi',
    name: 'The Wood at Rocroi',
    story:
      'A marsh shuts one flank and a wood half shuts the other, which leaves three zones of honest plain for a great many pikes. Musketeers slipped among the trees can sour any cavalry charge that passes them. Young Enghien would like to know who is in there before he goes.',
    south: 'french',
    north: 'spanish',
    options: {
      terrain: { 'Z(0,1)': ['bog'], 'Z(4,1)': ['wood'] },
      turnLimit: 12,
    },
  },
  {
    id: 'lutzen',
    name: 'Mist at Lützen',
    story:
      'November, and four hours of light between the mist and the dark. The windmill hill beside the little town is the prize, the road next to it is worth having, and both armies have put their old soldiers in front. Unit quality is in play: know your veterans, and know theirs.',
    south: 'swedes',
    north: 'imperialists',
    options: {
      terrain: { 'Z(0,1)': ['village'], 'Z(1,1)': ['hill'] },
      unitQuality: 'assigned',
      turnLimit: 8,
      victory: 'scenario',
      scenarioGoals: {
        south: [
          { zone: 'Z(1,1)', points: 2 },
          { zone: 'Z(2,1)', points: 1 },
          { zone: 'Z(3,1)', points: 1 },
        ],
        north: [
          { zone: 'Z(1,1)', points: 2 },
          { zone: 'Z(2,1)', points: 1 },
          { zone: 'Z(3,1)', points: 1 },
        ],
      },
    },
  },
  {
    id: 'honigfelde',
    name: 'Two Roads to Honigfelde',
    story:
      'Nobody meant to fight today: each army is strung out along two roads with a patch of broken heath between them. The wings must fill up first, and the only reserve comes up the middle, where as yet there is nobody at all. Decide early which road you mean to win.',
    south: 'poles',
    north: 'swedes',
    options: {
      setupZones: [1, 3],
      reserveZones: [2],
      terrain: { 'Z(2,1)': ['rough'] },
      turnLimit: 10,
    },
  },
  {
    id: 'both-camps',
    name: 'Cattle and Baggage',
    story:
      "Behind your line stand your waggons; behind his stand his, with most of the cattle of the shire. Points are scored only in the other man's camp, so every regiment sent to plunder is one that no longer guards. Nine turns, two low hills, and an even temper are provided.",
    south: 'montrose',
    north: 'covenanters',
    options: {
      terrain: { 'Z(1,1)': ['hill'], 'Z(3,1)': ['hill'] },
      turnLimit: 9,
      victory: 'scenario',
      scenarioGoals: {
        south: [
          { zone: 'Z(1,2)', points: 1 },
          { zone: 'Z(2,2)', points: 3 },
          { zone: 'Z(3,2)', points: 1 },
        ],
        north: [
          { zone: 'Z(1,0)', points: 1 },
          { zone: 'Z(2,0)', points: 3 },
          { zone: 'Z(3,0)', points: 1 },
        ],
      },
    },
  },
  {
    id: 'edgehill',
    name: 'The First Battle: Edgehill',
    story:
      "Sixteen units a side on a table seven zones wide, most of them in their first battle and all of them in somebody's favourite coat. Hedges break up the ground on either hand and the plain between is wide enough to lose a wing of horse in. Allow an evening, and agree beforehand who brings the pies.",
    south: 'royalists-large',
    north: 'parliament-large',
    options: {
      columns: 7,
      terrain: { 'Z(1,1)': ['rough'], 'Z(5,1)': ['rough'] },
      turnLimit: 14,
    },
  },
] as const satisfies readonly Scenario[];
