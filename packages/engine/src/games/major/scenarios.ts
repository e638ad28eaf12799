import type { Scenario } from '../../zonal/army.js';

/** Ready-made scenarios: each has one idea, and ground that is as good from one chair as from the other. */
export const SCENARIOS = [
  {
    id: 'tannenberg',
    name: 'The Village at Tannenberg',
    story:
      'Two swords have been sent and accepted, and between the hosts lie a few roofs and a well. Cavalry is slow among the houses and cannot catch anybody there, so the handful of foot that each side brought along will find itself suddenly popular. A good first game with terrain.',
    south: 'poles',
    north: 'teutonic-order',
    options: {
      terrain: { 'Z(2,1)': ['village'] },
      turnLimit: 12,
      victory: 'scenario',
      scenarioGoals: {
        south: [
          { zone: 'Z(2,1)', points: 3 },
          { zone: 'Z(1,1)', points: 1 },
          { zone: 'Z(3,1)', points: 1 },
        ],
        north: [
          { zone: 'Z(2,1)', points: 3 },
          { zone: 'Z(1,1)', points: 1 },
          { zone: 'Z(3,1)', points: 1 },
        ],
      },
    },
  },
  {
    id: 'stakes-on-the-ridge',
    name: 'Stakes on the Ridge',
    story:
      'A bare ridge runs across the road home, and whoever stands on it with stakes in the ground may stay there as long as he likes. Stakes cost a whole action, though, and an archer with a mallet in his hand is not shooting: up the slope first, or dig in first? Horses climb slowly and catch nobody up there.',
    south: 'english',
    north: 'french',
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
    id: 'bannockburn',
    name: 'Between the Bogs at Bannockburn',
    story:
      'Wet carse on either hand, and dry ground two zones wide between them for two armies that would fill five. Numbers are no use to a man at the back, so everything depends on who goes in first, who is relieved in time, and who has kept his archers in front of his knights. The bogs swallow everybody alike.',
    south: 'scots',
    north: 'plantagenets',
    options: {
      columns: 4,
      terrain: { 'Z(0,1)': ['bog'], 'Z(3,1)': ['bog'] },
      terrainLimits: { bog: 2 },
      turnLimit: 12,
    },
  },
  {
    id: 'mohi',
    name: 'The Bridge at Mohi',
    story:
      'The Sajó comes in close under your left, passes below one stone bridge in the middle of the field and goes out far in front of your right; your enemy, who sits on the other bank, sees it just the same. Its banks are too steep for man or horse, but there is a ford at either end of the field for those who do not mind the ride. Hold the bridge, and put a foot on the bank that is not yours.',
    south: 'hungarians',
    north: 'mongols',
    options: {
      escarpments: ['Z(1,0)-Z(1,1)', 'Z(1,1)-Z(2,1)', 'Z(2,1)-Z(3,1)', 'Z(3,1)-Z(3,2)'],
      turnLimit: 12,
      victory: 'scenario',
      scenarioGoals: {
        south: [
          { zone: 'Z(2,1)', points: 2 },
          { zone: 'Z(1,1)', points: 1 },
        ],
        north: [
          { zone: 'Z(2,1)', points: 2 },
          { zone: 'Z(3,1)', points: 1 },
        ],
      },
    },
  },
  {
    id: 'tewkesbury',
    name: 'The Wood at Tewkesbury',
    story:
      'Foul lanes and deep dykes in the middle, a park with a wood at one end of the line, and a suspicion on both sides that the other has hidden somebody in it. Guns and generals stay out of the trees, and so does horse that will not open its ranks. Two hundred spears in the right place were enough the last time.',
    south: 'yorkists',
    north: 'lancastrians',
    options: {
      terrain: { 'Z(0,1)': ['wood'], 'Z(2,1)': ['rough'] },
      turnLimit: 12,
    },
  },
  {
    id: 'murten',
    name: 'Three Columns to Murten',
    story:
      'It has rained all morning and half the army has gone to dinner when the woods begin to move. Both sides must form up in three bodies, on the wings and in the centre, with broken ground between one body and the next; help comes from behind but hardly ever from the side. Decide which column is to win and which is only to take its time losing.',
    south: 'swiss',
    north: 'burgundians',
    options: {
      setupZones: [0, 2, 4],
      terrain: { 'Z(1,1)': ['rough'], 'Z(3,1)': ['rough'] },
      turnLimit: 10,
    },
  },
  {
    id: 'arbedo',
    name: 'On Foot at Arbedo',
    story:
      'Carmagnola looked at the hedge of points in front of him, looked at his horses, and told everybody to get down. The valley floor is stones and vineyards from one slope to the other, and there a man in full harness is worth more on two legs than on six. Choose before you set up who rides and who walks, because nobody changes his mind afterwards.',
    south: 'milanese',
    north: 'swiss',
    options: {
      terrain: {
        'Z(0,1)': ['hill'],
        'Z(1,1)': ['rough'],
        'Z(2,1)': ['rough'],
        'Z(3,1)': ['rough'],
        'Z(4,1)': ['hill'],
      },
      turnLimit: 10,
    },
  },
  {
    id: 'varna',
    name: 'The Young King at Varna',
    story:
      'Marsh on one side, a steep hill on the other, and on the plain between them old soldiers facing older ones. Unit quality is in play: the best troops of either army would rather break than be seen to step back, and the worst would rather not be there at all. Spend the good ones late.',
    south: 'varna-crusaders',
    north: 'ottomans',
    options: {
      terrain: { 'Z(0,1)': ['bog'], 'Z(4,1)': ['hill'] },
      unitQuality: 'assigned',
      turnLimit: 12,
    },
  },
  {
    id: 'towton',
    name: 'Palm Sunday: Towton',
    story:
      'Sixteen units a side on a table seven zones wide, in falling snow, with every quarrel of thirty years brought along to be settled. A little wood guards one flank, the ground falls away steeply at the other, and the plateau between has room for all of it. Allow an evening, and keep the kettle on.',
    south: 'yorkists-large',
    north: 'lancastrians-large',
    options: {
      columns: 7,
      terrain: { 'Z(0,1)': ['wood'], 'Z(6,1)': ['rough'] },
      escarpments: ['Z(5,1)-Z(6,1)'],
      turnLimit: 14,
    },
  },
] as const satisfies readonly Scenario[];
