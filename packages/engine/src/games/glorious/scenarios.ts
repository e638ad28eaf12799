import type { Scenario } from '../../tabletop/army/army.js';

/** Ready-made scenarios: each has one idea, and ground on which a Battle finds its way. */
export const SCENARIOS = [
  {
    id: 'bosworth',
    name: 'A Morning near Bosworth',
    story:
      'A small match, eight units a side, on a field that several villages claim. A marsh lies where nobody remembered it, a low hill where everybody wants to stand, and the open ground between them is where the two Battles will meet. A good first game: twelve turns, and the match ends at once for the side that loses its chief.',
    south: 'tudor-small',
    north: 'richard-small',
    options: {
      tableWidth: 54,
      tableDepth: 40,
      armySize: 8,
      terrain: [
        {
          type: 'bog',
          name: 'The marsh',
          points: [
            [7000, 17000],
            [12000, 16000],
            [15000, 19000],
            [14000, 23000],
            [9000, 24000],
            [6000, 21000],
          ],
        },
        {
          type: 'hill',
          name: 'Ambion Hill',
          points: [
            [31000, 16000],
            [40000, 15000],
            [46000, 19000],
            [45000, 24000],
            [37000, 25000],
            [31000, 22000],
          ],
        },
      ],
      turnLimit: 12,
    },
  },
  {
    id: 'towton',
    name: 'Snow at Towton',
    story:
      'Two ridges, a dale between them, and a beck that runs along one flank and is deeper than it looks. Nobody can use the beck side, so it must be settled in the middle, archers first; the wood by the water is the only place where anybody has ever hidden anything.',
    south: 'york',
    north: 'lancaster',
    options: {
      terrain: [
        {
          type: 'hill',
          name: 'The southern ridge',
          points: [
            [14000, 11000],
            [36000, 13000],
            [58000, 11000],
            [60000, 17000],
            [36000, 18000],
            [12000, 17000],
          ],
        },
        {
          type: 'hill',
          name: 'The northern ridge',
          points: [
            [58000, 37000],
            [36000, 35000],
            [14000, 37000],
            [12000, 31000],
            [36000, 30000],
            [60000, 31000],
          ],
        },
        {
          type: 'escarpment',
          name: 'Cock Beck',
          look: 'water',
          points: [
            [3000, 13000],
            [5000, 18000],
            [3500, 24000],
            [5000, 30000],
            [3000, 35000],
          ],
        },
        {
          type: 'wood',
          name: 'The wood by the beck',
          points: [
            [7000, 21000],
            [12000, 19500],
            [15000, 23000],
            [13000, 27000],
            [8000, 27500],
          ],
        },
      ],
      turnLimit: 18,
    },
  },
  {
    id: 'grandson',
    name: 'Between Lake and Vineyards at Grandson',
    story:
      'The road runs along the lake, and the vineyards come down nearly to the road. The duke has the guns and the horse, and wants to draw back a little to use both; the Confederates are already walking. Whoever holds the open ground between water and vines decides what kind of battle it is.',
    south: 'burgundians',
    north: 'confederates',
    options: {
      deploymentDepth: 14,
      terrain: [
        {
          type: 'impassable',
          name: 'The lake',
          look: 'water',
          points: [
            [72000, 15000],
            [72000, 33000],
            [67000, 32000],
            [64000, 28000],
            [65000, 21000],
            [67000, 17000],
          ],
        },
        {
          type: 'rough',
          name: 'Vineyards',
          points: [
            [5000, 20000],
            [13000, 17000],
            [20000, 20000],
            [20000, 27000],
            [12000, 31000],
            [5000, 28000],
          ],
        },
        {
          type: 'wood',
          name: 'The wood of La Lance',
          points: [
            [24000, 22000],
            [29000, 21000],
            [31000, 24500],
            [28000, 27000],
            [24000, 26000],
          ],
        },
      ],
      turnLimit: 16,
    },
  },
  {
    id: 'marignano',
    name: 'The Ditches of Marignano',
    story:
      'Meadows cut up by ditches that no horse will jump and no gun will cross, and one broad causeway through them. The Cantons want to be across before the guns can fire twice; the King wants them to try.',
    south: 'french',
    north: 'cantons',
    options: {
      deploymentDepth: 14,
      terrain: [
        {
          type: 'escarpment',
          name: 'A ditch',
          points: [
            [6000, 22000],
            [13000, 21000],
            [20000, 22500],
          ],
        },
        {
          type: 'escarpment',
          name: 'A ditch',
          points: [
            [66000, 26000],
            [59000, 27000],
            [52000, 25500],
          ],
        },
        {
          type: 'rough',
          name: 'Drowned meadow',
          points: [
            [23000, 28000],
            [28000, 27000],
            [31000, 30000],
            [28000, 33000],
            [23000, 32000],
          ],
        },
        {
          type: 'rough',
          name: 'Drowned meadow',
          points: [
            [49000, 20000],
            [44000, 21000],
            [41000, 18000],
            [44000, 15000],
            [49000, 16000],
          ],
        },
        {
          type: 'village',
          name: 'San Giuliano',
          points: [
            [62000, 27000],
            [67000, 26000],
            [69000, 30000],
            [65000, 33000],
            [61000, 31000],
          ],
        },
      ],
      turnLimit: 16,
    },
  },
  {
    id: 'pavia',
    name: 'The Park at Pavia',
    story:
      'Mist, a deer park, and a hunting lodge that both sides were told to take. Nobody can see anything beyond the next row of trees, which suits men with arquebuses and nobody else. Played for the places on the map: the lodge in the middle and the crossing on each side of it.',
    south: 'imperials',
    north: 'french',
    options: {
      victory: 'scenario',
      terrain: [
        {
          type: 'village',
          name: 'Mirabello',
          points: [
            [33000, 21500],
            [39000, 21500],
            [39500, 26500],
            [32500, 26500],
          ],
        },
        {
          type: 'wood',
          name: 'The old park',
          points: [
            [12000, 17000],
            [18000, 15500],
            [22000, 19000],
            [20000, 23000],
            [13000, 22000],
          ],
        },
        {
          type: 'wood',
          name: 'The new park',
          points: [
            [60000, 31000],
            [54000, 32500],
            [50000, 29000],
            [52000, 25000],
            [59000, 26000],
          ],
        },
        {
          type: 'escarpment',
          name: 'The Vernavola',
          look: 'water',
          points: [
            [4000, 30000],
            [9000, 28000],
            [13000, 30500],
          ],
        },
        {
          type: 'escarpment',
          name: 'The Vernavola',
          look: 'water',
          points: [
            [68000, 18000],
            [63000, 20000],
            [59000, 17500],
          ],
        },
      ],
      scenarioGoals: {
        south: [
          { name: 'Mirabello', x: 36000, y: 24000, radius: 5000, points: 3 },
          { name: 'The western ride', x: 26000, y: 27000, radius: 4000, points: 1 },
          { name: 'The eastern ride', x: 46000, y: 21000, radius: 4000, points: 2 },
        ],
        north: [
          { name: 'Mirabello', x: 36000, y: 24000, radius: 5000, points: 3 },
          { name: 'The western ride', x: 26000, y: 27000, radius: 4000, points: 2 },
          { name: 'The eastern ride', x: 46000, y: 21000, radius: 4000, points: 1 },
        ],
      },
      turnLimit: 16,
    },
  },
  {
    id: 'mohacs',
    name: 'The Plain of Mohács',
    story:
      'A plain made for horses, with a marsh along the river side to keep them on it. The Hungarians have the better charge and the Sultan has the deeper army; a village off the middle breaks up the one and hides the other. Let the light horse draw them on, or do not be drawn.',
    south: 'ottomans',
    north: 'hungarians',
    options: {
      deploymentDepth: 13,
      terrain: [
        {
          type: 'bog',
          name: 'Marsh of the Danube',
          points: [
            [60000, 18000],
            [66000, 16000],
            [70000, 21000],
            [69000, 28000],
            [63000, 31000],
            [60000, 26000],
          ],
        },
        {
          type: 'village',
          name: 'Földvár',
          points: [
            [24000, 22000],
            [29000, 20500],
            [32000, 24000],
            [29000, 27500],
            [24000, 26500],
          ],
        },
        {
          type: 'hill',
          name: 'The terrace',
          points: [
            [4000, 7000],
            [14000, 8000],
            [26000, 7000],
            [26000, 14000],
            [14000, 16000],
            [5000, 14000],
          ],
        },
        {
          type: 'rough',
          name: 'The banks of the Borza',
          points: [
            [6000, 26000],
            [11000, 24500],
            [15000, 27000],
            [13000, 31000],
            [7000, 31000],
          ],
        },
      ],
      turnLimit: 18,
    },
  },
  {
    id: 'panipat',
    name: 'The Carts at Panipat',
    story:
      'Babur has come with guns and a plan, Ibrahim Lodi with elephants and everybody else. The town covers one flank of the guns and a tangle of felled trees the other; what is left is exactly as wide as Babur wants it. Only the Sultan of Delhi has exotic troops here, and he has no guns at all.',
    south: 'delhi',
    north: 'mughals',
    options: {
      exoticTroops: { south: true, north: false },
      terrain: [
        {
          type: 'village',
          name: 'Panipat',
          points: [
            [6000, 27000],
            [12000, 25000],
            [16000, 28000],
            [15000, 33000],
            [8000, 34000],
            [5000, 31000],
          ],
        },
        {
          type: 'rough',
          name: 'Felled trees',
          points: [
            [58000, 27000],
            [64000, 25500],
            [68000, 29000],
            [66000, 34000],
            [59000, 33000],
          ],
        },
        {
          type: 'hill',
          name: 'The rise',
          points: [
            [30000, 15000],
            [37000, 14000],
            [42000, 17000],
            [39000, 21000],
            [32000, 20000],
          ],
        },
      ],
      turnLimit: 18,
    },
  },
  {
    id: 'talikota',
    name: 'The Plain beyond Talikota',
    story:
      'The last great match of the south: elephants on both sides, rockets on one, and guns in three lines on the other. Boulders as large as houses stand about the plain and split every line that tries to pass them, elephants included. Both sides have exotic troops.',
    south: 'vijayanagara',
    north: 'deccan',
    options: {
      tableWidth: 84,
      exoticTroops: true,
      terrain: [
        {
          type: 'impassable',
          name: 'Boulders',
          points: [
            [20000, 22000],
            [23000, 20500],
            [26000, 22000],
            [25500, 25500],
            [22000, 26500],
          ],
        },
        {
          type: 'impassable',
          name: 'Boulders',
          points: [
            [64000, 26000],
            [61000, 27500],
            [58000, 26000],
            [58500, 22500],
            [62000, 21500],
          ],
        },
        {
          type: 'rough',
          name: 'Thorn scrub',
          points: [
            [6000, 25000],
            [11000, 23000],
            [15000, 27000],
            [12000, 31000],
            [6000, 30000],
          ],
        },
        {
          type: 'rough',
          name: 'Thorn scrub',
          points: [
            [78000, 23000],
            [73000, 25000],
            [69000, 21000],
            [72000, 17000],
            [78000, 18000],
          ],
        },
        {
          type: 'hill',
          name: 'The long rise',
          points: [
            [36000, 21000],
            [42000, 20000],
            [48000, 21000],
            [48000, 27000],
            [42000, 28000],
            [36000, 27000],
          ],
        },
      ],
      turnLimit: 18,
    },
  },
  {
    id: 'flodden',
    name: 'The Foot of the Hill at Flodden',
    story:
      'Both armies have a hill to stand on, and neither can win by standing there. At the bottom the ground is soft: men can wade it, a Battle of pikes cannot, and the dry ways through are not much wider than the Battle that wants them.',
    south: 'scots',
    north: 'surrey',
    options: {
      deploymentDepth: 13,
      terrain: [
        {
          type: 'hill',
          name: 'Branxton Hill',
          points: [
            [10000, 6000],
            [36000, 5000],
            [62000, 6000],
            [62000, 14000],
            [36000, 16000],
            [10000, 14000],
          ],
        },
        {
          type: 'hill',
          name: 'Piper Hill',
          points: [
            [20000, 34500],
            [36000, 33000],
            [52000, 34500],
            [52000, 41000],
            [36000, 42000],
            [20000, 41000],
          ],
        },
        {
          type: 'rough',
          name: 'The dip',
          points: [
            [13000, 22000],
            [19000, 20500],
            [24000, 23000],
            [22000, 27000],
            [14000, 27000],
          ],
        },
        {
          type: 'rough',
          name: 'The dip',
          points: [
            [40000, 22000],
            [46000, 21000],
            [51000, 23000],
            [50000, 27000],
            [42000, 27500],
          ],
        },
        {
          type: 'bog',
          name: 'Pallins Burn',
          points: [
            [63000, 20000],
            [68000, 19000],
            [70000, 23000],
            [68000, 27000],
            [63000, 26000],
          ],
        },
      ],
      turnLimit: 18,
    },
  },
  {
    id: 'kutna-hora',
    name: 'The Gates of Kutná Hora',
    story:
      'The silver town lies in the middle and belongs to whoever is in it last. The crusaders have the horse to ride round it and the Hussites have the guns to keep them from trying; there is a hill on each side from which to watch. Played for the town and the two hills.',
    south: 'hussites',
    north: 'crusaders',
    options: {
      victory: 'scenario',
      deploymentDepth: 13,
      terrain: [
        {
          type: 'village',
          name: 'Kutná Hora',
          points: [
            [31000, 20000],
            [38000, 19000],
            [43000, 23000],
            [41000, 28000],
            [34000, 29000],
            [30000, 25000],
          ],
        },
        {
          type: 'hill',
          name: 'Kaňk',
          points: [
            [8000, 19000],
            [15000, 17000],
            [21000, 20000],
            [20000, 26000],
            [13000, 28000],
            [8000, 25000],
          ],
        },
        {
          type: 'hill',
          name: 'Sukov',
          points: [
            [64000, 29000],
            [57000, 31000],
            [51000, 28000],
            [52000, 22000],
            [59000, 20000],
            [64000, 23000],
          ],
        },
        {
          type: 'wood',
          name: 'A copse',
          points: [
            [3000, 30000],
            [7000, 29000],
            [9000, 32000],
            [6000, 34500],
            [3000, 34000],
          ],
        },
        {
          type: 'wood',
          name: 'A copse',
          points: [
            [69000, 18000],
            [65000, 19000],
            [63000, 16000],
            [66000, 13500],
            [69000, 14000],
          ],
        },
      ],
      scenarioGoals: {
        south: [
          { name: 'Kutná Hora', x: 36000, y: 24000, radius: 6000, points: 3 },
          { name: 'Kaňk', x: 14000, y: 22000, radius: 5000, points: 1 },
          { name: 'Sukov', x: 58000, y: 26000, radius: 5000, points: 2 },
        ],
        north: [
          { name: 'Kutná Hora', x: 36000, y: 24000, radius: 6000, points: 3 },
          { name: 'Kaňk', x: 14000, y: 22000, radius: 5000, points: 2 },
          { name: 'Sukov', x: 58000, y: 26000, radius: 5000, points: 1 },
        ],
      },
      turnLimit: 16,
    },
  },
] as const satisfies readonly Scenario[];
