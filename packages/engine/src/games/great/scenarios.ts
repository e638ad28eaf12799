import type { Scenario } from '../../tabletop/army/army.js';

/** Ready-made scenarios: each has one idea, and ground that is nearly the same from both chairs. */
export const SCENARIOS = [
  {
    id: 'marathon',
    name: 'The Run at Marathon',
    story:
      'A small match on a small plain, eleven units against thirteen, and no second in command for the man who means to run. A marsh keeps one flank, olive trees keep the other, and in between there is nothing but a shower of arrows to be got through quickly. A good first game: half the points, twelve turns.',
    south: 'athenians-small',
    north: 'persians-small',
    options: {
      tableWidth: 120,
      tableDepth: 80,
      deploymentDepth: 18,
      armyPoints: 75,
      terrain: [
        {
          type: 'bog',
          name: 'The Great Marsh',
          points: [
            [96000, 33000],
            [106000, 30000],
            [114000, 36000],
            [113000, 46000],
            [103000, 50000],
            [97000, 44000],
          ],
        },
        {
          type: 'wood',
          name: 'The olive trees',
          points: [
            [5000, 34000],
            [13000, 31000],
            [20000, 36000],
            [19000, 45000],
            [11000, 49000],
            [5000, 45000],
          ],
        },
      ],
      turnLimit: 12,
    },
  },
  {
    id: 'gaugamela',
    name: 'The Swept Plain of Gaugamela',
    story:
      'The Great King has had the bushes pulled up and the bumps shovelled flat, so that nothing shall get in the way of his horse; only two knolls at the far ends were more work than they were worth. The qualities of units and generals are in play: one king can be heard across half the field, the other only by his own charioteer.',
    south: 'macedonians',
    north: 'achaemenids',
    options: {
      tableWidth: 200,
      terrain: [
        {
          type: 'hill',
          points: [
            [14000, 52000],
            [26000, 47000],
            [38000, 52000],
            [40000, 62000],
            [28000, 67000],
            [15000, 63000],
          ],
        },
        {
          type: 'hill',
          points: [
            [186000, 68000],
            [174000, 73000],
            [162000, 68000],
            [160000, 58000],
            [172000, 53000],
            [185000, 57000],
          ],
        },
      ],
      unitQuality: 'assigned',
      commandQuality: 'assigned',
      turnLimit: 16,
    },
  },
  {
    id: 'hydaspes',
    name: 'Thunder on the Hydaspes',
    story:
      'It has rained all night. Alexander has found a way over the river, and Porus has turned his whole line to meet him on the only ground that is not quite water. Men can wade the mud and elephants do not notice it, but no chariot will try it; whoever wants to use wheels or hooves must first fight for the dry places between.',
    south: 'macedonians',
    north: 'pauravas',
    options: {
      terrain: [
        {
          type: 'rough',
          name: 'Churned mud',
          points: [
            [38000, 53000],
            [48000, 49000],
            [60000, 53000],
            [63000, 62000],
            [52000, 67000],
            [40000, 64000],
          ],
        },
        {
          type: 'rough',
          name: 'Churned mud',
          points: [
            [142000, 67000],
            [132000, 71000],
            [120000, 67000],
            [117000, 58000],
            [128000, 53000],
            [140000, 56000],
          ],
        },
        {
          type: 'bog',
          name: 'The drowned field',
          points: [
            [83000, 57000],
            [90000, 54000],
            [97000, 57000],
            [97000, 63000],
            [90000, 66000],
            [83000, 63000],
          ],
        },
        {
          type: 'escarpment',
          name: 'A bend of the river',
          look: 'water',
          points: [
            [0, 46000],
            [11000, 50000],
            [17000, 60000],
            [11000, 70000],
            [0, 74000],
          ],
        },
        {
          type: 'wood',
          points: [
            [163000, 52000],
            [172000, 50000],
            [176000, 60000],
            [172000, 70000],
            [163000, 68000],
          ],
        },
      ],
      turnLimit: 16,
    },
  },
  {
    id: 'kadesh',
    name: 'The Deserters of Kadesh',
    story:
      'Two wandering tribesmen have sworn that the Hittites are a week away, and the Hittites are behind the town. The mound of Kadesh stands in the middle with its walls on top, a channel of the Orontes closes either wing, and on both sides of the mound there is room for chariots to be clever. Hold the town, and have a look at the other camp while its owner is out.',
    south: 'egyptians',
    north: 'hittites',
    options: {
      terrain: [
        {
          type: 'hill',
          name: 'The mound',
          points: [
            [74000, 54000],
            [82000, 48000],
            [98000, 48000],
            [106000, 54000],
            [106000, 66000],
            [98000, 72000],
            [82000, 72000],
            [74000, 66000],
          ],
        },
        {
          type: 'village',
          name: 'Kadesh',
          points: [
            [84000, 55000],
            [96000, 55000],
            [96000, 65000],
            [84000, 65000],
          ],
        },
        {
          type: 'escarpment',
          name: 'The Orontes',
          look: 'water',
          points: [
            [0, 63000],
            [18000, 61000],
            [38000, 60000],
          ],
        },
        {
          type: 'escarpment',
          name: 'The brook Mukadiya',
          look: 'water',
          points: [
            [142000, 60000],
            [162000, 59000],
            [180000, 57000],
          ],
        },
        {
          type: 'wood',
          name: 'The wood of Robawi',
          points: [
            [12000, 38000],
            [24000, 36000],
            [31000, 42000],
            [29000, 51000],
            [17000, 53000],
          ],
        },
        {
          type: 'wood',
          name: 'The orchards',
          points: [
            [168000, 82000],
            [156000, 84000],
            [149000, 78000],
            [151000, 69000],
            [163000, 67000],
          ],
        },
      ],
      turnLimit: 15,
      victory: 'scenario',
      scenarioGoals: {
        south: [
          { name: 'Kadesh', x: 90000, y: 60000, radius: 8000, points: 3 },
          { name: "Muwatalli's camp", x: 125000, y: 104000, radius: 7000, points: 2 },
        ],
        north: [
          { name: 'Kadesh', x: 90000, y: 60000, radius: 8000, points: 3 },
          { name: 'The camp of Amun', x: 55000, y: 16000, radius: 7000, points: 2 },
        ],
      },
    },
  },
  {
    id: 'qarqar',
    name: 'The Twelve Kings at Qarqar',
    story:
      'The king of Assyria has come for the tribute, and twelve kings have come to explain that there will be none. A long tell rises in the middle of the plain, steeper the higher one goes, and the river keeps the eastern flank out of trouble. Both sides say they won; see whether you can make it clearer.',
    south: 'twelve-kings',
    north: 'assyrians',
    options: {
      terrain: [
        {
          type: 'hill',
          name: 'The tell',
          points: [
            [58000, 58000],
            [68000, 50000],
            [90000, 47000],
            [112000, 50000],
            [122000, 58000],
            [122000, 63000],
            [112000, 70000],
            [90000, 73000],
            [68000, 70000],
            [58000, 63000],
          ],
        },
        {
          type: 'hill',
          level: 2,
          name: 'The ruins on top',
          points: [
            [78000, 58000],
            [90000, 54000],
            [102000, 58000],
            [102000, 62000],
            [90000, 66000],
            [78000, 62000],
          ],
        },
        {
          type: 'rough',
          name: 'Terraced gardens',
          points: [
            [14000, 50000],
            [24000, 46000],
            [36000, 50000],
            [38000, 62000],
            [26000, 68000],
            [15000, 64000],
          ],
        },
        {
          type: 'escarpment',
          name: 'The Orontes',
          look: 'water',
          points: [
            [158000, 38000],
            [154000, 50000],
            [160000, 60000],
            [154000, 70000],
            [158000, 82000],
          ],
        },
      ],
      turnLimit: 15,
    },
  },
  {
    id: 'ephesus',
    name: 'The Argument at Ephesus',
    story:
      'Asked over dinner who were the three best generals, Hannibal is said to have put Alexander first, Pyrrhus second and himself third. Pyrrhus was not there to comment, so the table must decide. A broad hill between two equal camps, a knoll on each side of it, and the qualities of units and generals in play; he who holds the crown of the hill may write the list.',
    south: 'pyrrhus',
    north: 'carthaginians',
    options: {
      terrain: [
        {
          type: 'hill',
          points: [
            [64000, 60000],
            [72000, 50000],
            [90000, 46000],
            [108000, 50000],
            [116000, 60000],
            [108000, 70000],
            [90000, 74000],
            [72000, 70000],
          ],
        },
        {
          type: 'hill',
          level: 2,
          points: [
            [82000, 60000],
            [90000, 55000],
            [98000, 60000],
            [90000, 65000],
          ],
        },
        {
          type: 'hill',
          points: [
            [22000, 66000],
            [30000, 61000],
            [38000, 66000],
            [36000, 74000],
            [25000, 75000],
          ],
        },
        {
          type: 'hill',
          points: [
            [158000, 54000],
            [150000, 59000],
            [142000, 54000],
            [144000, 46000],
            [155000, 45000],
          ],
        },
        {
          type: 'rough',
          points: [
            [30000, 42000],
            [40000, 40000],
            [46000, 46000],
            [42000, 53000],
            [32000, 52000],
          ],
        },
        {
          type: 'rough',
          points: [
            [150000, 78000],
            [140000, 80000],
            [134000, 74000],
            [138000, 67000],
            [148000, 68000],
          ],
        },
      ],
      unitQuality: 'assigned',
      commandQuality: 'assigned',
      turnLimit: 14,
      victory: 'scenario',
      scenarioGoals: {
        south: [
          { name: 'The crown of the hill', x: 90000, y: 60000, radius: 7000, points: 3 },
          { name: 'The west knoll', x: 30000, y: 68000, radius: 6000, points: 1 },
          { name: 'The east knoll', x: 150000, y: 52000, radius: 6000, points: 2 },
        ],
        north: [
          { name: 'The crown of the hill', x: 90000, y: 60000, radius: 7000, points: 3 },
          { name: 'The west knoll', x: 30000, y: 68000, radius: 6000, points: 2 },
          { name: 'The east knoll', x: 150000, y: 52000, radius: 6000, points: 1 },
        ],
      },
    },
  },
  {
    id: 'cannae',
    name: 'The Dust of Cannae',
    story:
      'A river on one flank, a ruined village on a hill on the other, a hot wind in between, and today is the day of the consul who wants to attack. The field is narrow, which suits the deep Roman lines, and it has a way in on every side but no way out. Unit quality is in play: half of the legions were farmers in spring.',
    south: 'carthaginians',
    north: 'consular-romans',
    options: {
      tableWidth: 160,
      terrain: [
        {
          type: 'escarpment',
          name: 'The Aufidus',
          look: 'water',
          points: [
            [10000, 33000],
            [7000, 46000],
            [11000, 60000],
            [7000, 74000],
            [10000, 87000],
          ],
        },
        {
          type: 'hill',
          points: [
            [130000, 54000],
            [138000, 48000],
            [150000, 48000],
            [156000, 55000],
            [156000, 65000],
            [150000, 72000],
            [138000, 72000],
            [130000, 66000],
          ],
        },
        {
          type: 'village',
          name: 'Cannae',
          points: [
            [139000, 55000],
            [149000, 55000],
            [149000, 65000],
            [139000, 65000],
          ],
        },
      ],
      unitQuality: 'assigned',
      turnLimit: 16,
    },
  },
  {
    id: 'magnesia',
    name: 'Elephants in the Joints',
    story:
      'Morning fog has made the bowstrings slack, and the king has put a pair of elephants into every gap of his phalanx to see what happens. A stream covers one wing of the legions, so Eumenes has taken the horse to the other, where iron men on iron horses are waiting for somebody to be run down by them. The qualities of the generals are in play.',
    south: 'scipio-romans',
    north: 'seleucids',
    options: {
      terrain: [
        {
          type: 'escarpment',
          name: 'The Phrygius',
          look: 'water',
          points: [
            [0, 62000],
            [14000, 60000],
            [30000, 61000],
          ],
        },
        {
          type: 'hill',
          points: [
            [116000, 54000],
            [126000, 49000],
            [138000, 53000],
            [140000, 64000],
            [130000, 70000],
            [118000, 66000],
          ],
        },
        {
          type: 'wood',
          points: [
            [14000, 36000],
            [25000, 34000],
            [32000, 40000],
            [29000, 50000],
            [17000, 51000],
          ],
        },
        {
          type: 'wood',
          points: [
            [166000, 84000],
            [155000, 86000],
            [148000, 80000],
            [151000, 70000],
            [163000, 69000],
          ],
        },
      ],
      commandQuality: 'assigned',
      turnLimit: 16,
    },
  },
  {
    id: 'alesia',
    name: 'The Lines round Alesia',
    story:
      'Caesar has dug a ditch to keep Vercingetorix in, and a second one to keep everybody else out; tonight everybody else has arrived. There are three gates in the outer line. Hold more of them than he does when the torches burn down, and if a band of your men gets behind the enemy to the road or the camp there, so much the better.',
    south: 'caesarians',
    north: 'gauls',
    options: {
      terrain: [
        {
          type: 'escarpment',
          points: [
            [0, 61000],
            [14000, 60000],
            [26000, 60000],
          ],
        },
        {
          type: 'escarpment',
          points: [
            [44000, 60000],
            [60000, 58000],
            [76000, 58000],
          ],
        },
        {
          type: 'escarpment',
          points: [
            [104000, 62000],
            [120000, 62000],
            [136000, 60000],
          ],
        },
        {
          type: 'escarpment',
          points: [
            [154000, 60000],
            [166000, 60000],
            [180000, 59000],
          ],
        },
        {
          type: 'hill',
          name: 'Mount Rea',
          points: [
            [26000, 68000],
            [38000, 64000],
            [54000, 67000],
            [58000, 78000],
            [46000, 86000],
            [29000, 82000],
          ],
        },
        {
          type: 'hill',
          name: 'The hill of Flavigny',
          points: [
            [154000, 52000],
            [142000, 56000],
            [126000, 53000],
            [122000, 42000],
            [134000, 34000],
            [151000, 38000],
          ],
        },
      ],
      turnLimit: 14,
      victory: 'scenario',
      scenarioGoals: {
        south: [
          { name: 'The west gate', x: 35000, y: 60000, radius: 6000, points: 2 },
          { name: 'The great gate', x: 90000, y: 60000, radius: 8000, points: 3 },
          { name: 'The east gate', x: 145000, y: 60000, radius: 6000, points: 2 },
          { name: 'The camp of the relief', x: 90000, y: 98000, radius: 7000, points: 2 },
        ],
        north: [
          { name: 'The west gate', x: 35000, y: 60000, radius: 6000, points: 2 },
          { name: 'The great gate', x: 90000, y: 60000, radius: 8000, points: 3 },
          { name: 'The east gate', x: 145000, y: 60000, radius: 6000, points: 2 },
          { name: 'The road to Alesia', x: 90000, y: 22000, radius: 7000, points: 2 },
        ],
      },
    },
  },
  {
    id: 'thames',
    name: 'The Stakes in the Thames',
    story:
      'There is one good ford, and Cassivellaunus has filled it with sharpened stakes; there are two poor ones, and his chariots are waiting behind both. The legions went in up to the neck and came out running. Make sure of the fords, then take the fort or the baggage on the far side; wheels cannot pass the stakes, but everyone else can swear their way through.',
    south: 'caesarians',
    north: 'britons',
    options: {
      terrain: [
        {
          type: 'escarpment',
          points: [
            [0, 62000],
            [16000, 60000],
            [34000, 60000],
          ],
        },
        {
          type: 'escarpment',
          points: [
            [54000, 60000],
            [68000, 61000],
            [80000, 60000],
          ],
        },
        {
          type: 'escarpment',
          points: [
            [100000, 60000],
            [112000, 59000],
            [126000, 60000],
          ],
        },
        {
          type: 'escarpment',
          points: [
            [146000, 60000],
            [164000, 60000],
            [180000, 58000],
          ],
        },
        {
          type: 'rough',
          name: 'The stakes',
          points: [
            [82000, 56000],
            [98000, 56000],
            [98000, 64000],
            [82000, 64000],
          ],
        },
        {
          type: 'wood',
          points: [
            [58000, 72000],
            [70000, 70000],
            [79000, 75000],
            [75000, 84000],
            [62000, 85000],
          ],
        },
        {
          type: 'wood',
          points: [
            [122000, 48000],
            [110000, 50000],
            [101000, 45000],
            [105000, 36000],
            [118000, 35000],
          ],
        },
      ],
      turnLimit: 14,
      victory: 'scenario',
      scenarioGoals: {
        south: [
          { name: 'The staked ford', x: 90000, y: 60000, radius: 6000, points: 2 },
          { name: 'The upper ford', x: 44000, y: 60000, radius: 6000, points: 1 },
          { name: 'The lower ford', x: 136000, y: 60000, radius: 6000, points: 1 },
          { name: 'The fort in the wood', x: 110000, y: 96000, radius: 7000, points: 3 },
        ],
        north: [
          { name: 'The staked ford', x: 90000, y: 60000, radius: 6000, points: 2 },
          { name: 'The upper ford', x: 44000, y: 60000, radius: 6000, points: 1 },
          { name: 'The lower ford', x: 136000, y: 60000, radius: 6000, points: 1 },
          { name: 'The baggage', x: 70000, y: 24000, radius: 7000, points: 3 },
        ],
      },
    },
  },
  {
    id: 'carrhae',
    name: 'No Water before Carrhae',
    story:
      'The guide promised a stream. Instead there are some wells, a road, two dunes, and all of Parthia on horseback round about them. The legions have to reach the wells, and the road beyond if they can; the Surena wants the wells too, and would not say no to the water carts. No limit on mounted units today, and whoever stands still is a target.',
    south: 'crassus',
    north: 'parthians',
    options: {
      tableWidth: 200,
      mountedPercent: 100,
      terrain: [
        {
          type: 'hill',
          name: 'A dune',
          points: [
            [30000, 56000],
            [42000, 50000],
            [56000, 54000],
            [58000, 63000],
            [44000, 69000],
            [32000, 65000],
          ],
        },
        {
          type: 'hill',
          name: 'A dune',
          points: [
            [170000, 64000],
            [158000, 70000],
            [144000, 66000],
            [142000, 57000],
            [156000, 51000],
            [168000, 55000],
          ],
        },
        {
          type: 'village',
          name: 'The wells',
          points: [
            [95000, 56000],
            [105000, 56000],
            [105000, 64000],
            [95000, 64000],
          ],
        },
      ],
      turnLimit: 16,
      victory: 'scenario',
      scenarioGoals: {
        south: [
          { name: 'The wells', x: 100000, y: 60000, radius: 8000, points: 3 },
          { name: 'The road to Carrhae', x: 100000, y: 98000, radius: 8000, points: 2 },
        ],
        north: [
          { name: 'The wells', x: 100000, y: 60000, radius: 8000, points: 3 },
          { name: 'The water carts', x: 100000, y: 22000, radius: 8000, points: 2 },
        ],
      },
    },
  },
  {
    id: 'mobei',
    name: 'The Wagon Ring beyond the Gobi',
    story:
      'After a month of sand the Han have found the Chanyu, drawn up and rested and rather surprised. Wei Qing has made a ring of his wagons, keeps his crossbows close to it, and waits for evening, when the wind gets up; the riders know every rise of the ground and have nobody to feed but themselves. Unit quality is in play, and there is no limit on mounted units, so that the steppe can come as it is.',
    south: 'han',
    north: 'xiongnu',
    options: {
      tableWidth: 210,
      mountedPercent: 100,
      terrain: [
        {
          type: 'village',
          name: 'The wagon ring',
          points: [
            [97000, 36000],
            [113000, 36000],
            [113000, 46000],
            [97000, 46000],
          ],
        },
        {
          type: 'rough',
          name: 'Scrub',
          points: [
            [24000, 58000],
            [36000, 52000],
            [48000, 57000],
            [46000, 68000],
            [32000, 71000],
          ],
        },
        {
          type: 'rough',
          name: 'Scrub',
          points: [
            [186000, 62000],
            [174000, 68000],
            [162000, 63000],
            [164000, 52000],
            [178000, 49000],
          ],
        },
        {
          type: 'hill',
          points: [
            [84000, 78000],
            [96000, 72000],
            [114000, 72000],
            [126000, 78000],
            [118000, 86000],
            [92000, 86000],
          ],
        },
      ],
      unitQuality: 'assigned',
      turnLimit: 16,
    },
  },
  {
    id: 'emesa',
    name: 'Clubs at Emesa',
    story:
      'The queen has the heavier horse, the emperor has the better foot, and some villagers from Palestine have brought clubs and a theory about armour. A temple stands on a low hill in the middle, and the god in it is said to favour whoever looks most likely to win. Unit quality is in play; let the iron riders tire themselves on something first.',
    south: 'aurelian',
    north: 'palmyrenes',
    options: {
      terrain: [
        {
          type: 'hill',
          points: [
            [76000, 52000],
            [90000, 47000],
            [104000, 52000],
            [106000, 66000],
            [90000, 73000],
            [74000, 68000],
          ],
        },
        {
          type: 'village',
          name: 'The temple of the sun',
          points: [
            [85000, 55000],
            [95000, 55000],
            [95000, 65000],
            [85000, 65000],
          ],
        },
        {
          type: 'rough',
          name: 'Vineyards',
          points: [
            [16000, 54000],
            [27000, 49000],
            [38000, 54000],
            [36000, 64000],
            [22000, 67000],
          ],
        },
        {
          type: 'rough',
          name: 'Olive groves',
          points: [
            [164000, 66000],
            [153000, 71000],
            [142000, 66000],
            [144000, 56000],
            [158000, 53000],
          ],
        },
      ],
      unitQuality: 'assigned',
      turnLimit: 15,
    },
  },
] as const satisfies readonly Scenario[];
