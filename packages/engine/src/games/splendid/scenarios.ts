import type { Scenario } from '../../tabletop/army/army.js';

/** Ready-made scenarios: each has one idea, and ground that is nearly the same from both chairs. */
export const SCENARIOS = [
  {
    id: 'hopton-heath',
    name: 'The Rabbits of Hopton Heath',
    story:
      'A short fight on a small heath, six units a side and no time for speeches. The middle is so full of rabbit holes that no horseman likes the look of it, so the question is who goes round, on which side, and whether Roaring Meg has anything to say about it. A good first game: one kind of terrain, eight turns.',
    south: 'northampton-small',
    north: 'gell-small',
    options: {
      tableWidth: 48,
      tableDepth: 40,
      deploymentDepth: 8,
      terrain: [
        {
          type: 'rough',
          points: [
            [18000, 17000],
            [24000, 15500],
            [30000, 18000],
            [30000, 23000],
            [24000, 24500],
            [18000, 22000],
          ],
        },
        {
          type: 'rough',
          points: [
            [2000, 22000],
            [8000, 21000],
            [8500, 26000],
            [3000, 27000],
          ],
        },
        {
          type: 'rough',
          points: [
            [39500, 14000],
            [45000, 13000],
            [46000, 18000],
            [40000, 19000],
          ],
        },
      ],
      turnLimit: 8,
    },
  },
  {
    id: 'naseby',
    name: 'Broad Moor at Naseby',
    story:
      'Two low ridges look at each other across a shallow valley, and neither army cares to be the one that climbs. A long hedge shuts the western end, where dragoons may lie in wait; furze and warrens trouble the eastern one. Whichever wing of horse comes back first from chasing the other will decide the day.',
    south: 'new-model',
    north: 'royalists',
    options: {
      terrain: [
        {
          type: 'hill',
          points: [
            [20000, 7000],
            [34000, 8500],
            [50000, 7000],
            [50000, 13000],
            [36000, 15000],
            [20000, 13000],
          ],
        },
        {
          type: 'hill',
          points: [
            [22000, 35000],
            [36000, 33000],
            [52000, 35000],
            [52000, 41000],
            [38000, 39500],
            [22000, 41000],
          ],
        },
        {
          type: 'rough',
          points: [
            [3000, 15000],
            [5500, 15000],
            [5500, 33000],
            [3000, 33000],
          ],
        },
        {
          type: 'rough',
          points: [
            [61000, 20000],
            [66000, 18500],
            [69000, 23000],
            [67000, 29500],
            [61500, 28000],
          ],
        },
      ],
      turnLimit: 12,
    },
  },
  {
    id: 'kilsyth',
    name: 'The Cottages at Kilsyth',
    story:
      'A hot morning, coats off, and a huddle of cottages between the camps that neither general ordered anyone to take. Some clansmen are in there already, or will be presently. The cottages count most; the two braes that look down on them count too, and the shortest way from one to the other is straight through the enemy.',
    south: 'montrose',
    north: 'covenanters',
    options: {
      terrain: [
        {
          type: 'village',
          points: [
            [33000, 21500],
            [39000, 21500],
            [39000, 26500],
            [33000, 26500],
          ],
        },
        {
          type: 'hill',
          points: [
            [8000, 20000],
            [15000, 17000],
            [21000, 20000],
            [22000, 26000],
            [15000, 29500],
            [8500, 27000],
          ],
        },
        {
          type: 'hill',
          points: [
            [64000, 28000],
            [57000, 31000],
            [51000, 28000],
            [50000, 22000],
            [57000, 18500],
            [63500, 21000],
          ],
        },
        {
          type: 'rough',
          points: [
            [26000, 14000],
            [31000, 13500],
            [32000, 17000],
            [27000, 18000],
          ],
        },
        {
          type: 'rough',
          points: [
            [46000, 34000],
            [41000, 34500],
            [40000, 31000],
            [45000, 30000],
          ],
        },
      ],
      turnLimit: 11,
      victory: 'scenario',
      scenarioGoals: {
        south: [
          { name: 'The cottages', x: 36000, y: 24000, radius: 4000, points: 3 },
          { name: 'The west brae', x: 15000, y: 23500, radius: 4000, points: 1 },
          { name: 'The east brae', x: 57000, y: 24500, radius: 4000, points: 2 },
        ],
        north: [
          { name: 'The cottages', x: 36000, y: 24000, radius: 4000, points: 3 },
          { name: 'The west brae', x: 15000, y: 23500, radius: 4000, points: 2 },
          { name: 'The east brae', x: 57000, y: 24500, radius: 4000, points: 1 },
        ],
      },
    },
  },
  {
    id: 'breitenfeld',
    name: 'The Plain of Breitenfeld',
    story:
      'Flat, dry and wide: the old school of war and the new one have agreed on the perfect place for an examination. A low rise at either end is all the shelter there is. The qualities of the generals are in play, so know how far your own voice carries, and whose cuirassiers will not be listening.',
    south: 'swedes',
    north: 'imperialists',
    options: {
      tableWidth: 84,
      terrain: [
        {
          type: 'hill',
          points: [
            [10000, 26000],
            [15000, 24500],
            [20000, 27000],
            [18000, 31000],
            [11500, 31000],
          ],
        },
        {
          type: 'hill',
          points: [
            [74000, 22000],
            [69000, 23500],
            [64000, 21000],
            [66000, 17000],
            [72500, 17000],
          ],
        },
      ],
      commandQuality: 'assigned',
      turnLimit: 12,
    },
  },
  {
    id: 'albuch',
    name: 'The Albuch',
    story:
      'One steep hill outside Nördlingen, fought over from breakfast until noon, fifteen assaults by the count of those who kept awake. The crown of it is worth more than both shoulders together, and no horse will climb it in a hurry. Unit quality is in play: send your oldest soldiers up first and hope to have some left for the second time.',
    south: 'heilbronn',
    north: 'spanish',
    options: {
      terrain: [
        {
          type: 'hill',
          points: [
            [22000, 22000],
            [29000, 18000],
            [43000, 17500],
            [50000, 21500],
            [50000, 26000],
            [43000, 30000],
            [29000, 30500],
            [22000, 26500],
          ],
        },
        {
          type: 'hill',
          level: 2,
          points: [
            [31000, 22500],
            [36000, 20500],
            [41000, 22500],
            [41000, 25500],
            [36000, 27500],
            [31000, 25500],
          ],
        },
        {
          type: 'wood',
          points: [
            [57000, 20500],
            [63000, 19500],
            [66000, 24000],
            [63000, 28500],
            [57500, 27500],
          ],
        },
        {
          type: 'rough',
          points: [
            [7000, 21000],
            [13000, 20000],
            [15000, 24000],
            [12500, 28500],
            [7000, 27000],
          ],
        },
      ],
      unitQuality: 'assigned',
      turnLimit: 12,
      victory: 'scenario',
      scenarioGoals: {
        south: [
          { name: 'The crown of the hill', x: 36000, y: 24000, radius: 4000, points: 3 },
          { name: 'The west shoulder', x: 26000, y: 24000, radius: 3000, points: 1 },
          { name: 'The east shoulder', x: 46000, y: 24000, radius: 3000, points: 1 },
        ],
        north: [
          { name: 'The crown of the hill', x: 36000, y: 24000, radius: 4000, points: 3 },
          { name: 'The west shoulder', x: 26000, y: 24000, radius: 3000, points: 1 },
          { name: 'The east shoulder', x: 46000, y: 24000, radius: 3000, points: 1 },
        ],
      },
    },
  },
  {
    id: 'breda',
    name: 'The Dykes before Breda',
    story:
      'History says that the Cardinal-Infante looked at the Dutch lines, sighed and marched away; here he does not. A dyke crosses the polder with three openings in it, the cattle have been driven off, and the rain of a whole week lies on the grass: horses and guns go at half pace and no shot skips. Hold more openings than he does when it gets dark.',
    south: 'spanish',
    north: 'dutch',
    options: {
      weather: 'mud',
      terrain: [
        {
          type: 'escarpment',
          points: [
            [0, 26500],
            [9000, 26000],
          ],
        },
        {
          type: 'escarpment',
          points: [
            [19000, 25500],
            [24000, 24500],
            [30000, 24500],
          ],
        },
        {
          type: 'escarpment',
          points: [
            [42000, 23500],
            [48000, 23500],
            [53000, 22500],
          ],
        },
        {
          type: 'escarpment',
          points: [
            [63000, 22000],
            [72000, 21500],
          ],
        },
        {
          type: 'rough',
          points: [
            [21500, 16500],
            [27500, 16000],
            [28500, 20000],
            [22500, 20500],
          ],
        },
        {
          type: 'rough',
          points: [
            [50500, 31500],
            [44500, 32000],
            [43500, 28000],
            [49500, 27500],
          ],
        },
      ],
      turnLimit: 12,
      victory: 'scenario',
      scenarioGoals: {
        south: [
          { name: 'The west sluice', x: 14000, y: 25800, radius: 4000, points: 2 },
          { name: 'The Breda road', x: 36000, y: 24000, radius: 4000, points: 3 },
          { name: 'The east sluice', x: 58000, y: 22200, radius: 4000, points: 2 },
        ],
        north: [
          { name: 'The west sluice', x: 14000, y: 25800, radius: 4000, points: 2 },
          { name: 'The Breda road', x: 36000, y: 24000, radius: 4000, points: 3 },
          { name: 'The east sluice', x: 58000, y: 22200, radius: 4000, points: 2 },
        ],
      },
    },
  },
  {
    id: 'klushino',
    name: 'The Fence at Klushino',
    story:
      'The hussars rode all night to be here and found, at sunrise, that somebody had built a fence. It has gaps, each wide enough for a squadron and watched by several hundred muskets; guns can shoot it down only in stories. The winged horse must come through a gap, or round the end, or wait until the foot beyond loses patience.',
    south: 'poles',
    north: 'muscovites',
    options: {
      tableWidth: 80,
      terrain: [
        {
          type: 'escarpment',
          points: [
            [13000, 27500],
            [22000, 27000],
          ],
        },
        {
          type: 'escarpment',
          points: [
            [31000, 27000],
            [36000, 26500],
          ],
        },
        {
          type: 'escarpment',
          points: [
            [44000, 26500],
            [49000, 27000],
          ],
        },
        {
          type: 'escarpment',
          points: [
            [58000, 27000],
            [67000, 27500],
          ],
        },
        {
          type: 'village',
          points: [
            [37500, 29500],
            [42500, 29500],
            [42500, 33000],
            [37500, 33000],
          ],
        },
        {
          type: 'rough',
          points: [
            [2000, 19000],
            [7000, 18000],
            [7500, 23500],
            [2500, 24000],
          ],
        },
        {
          type: 'rough',
          points: [
            [73000, 18000],
            [78000, 19000],
            [77500, 24000],
            [72500, 23500],
          ],
        },
      ],
      turnLimit: 14,
    },
  },
  {
    id: 'bleneau',
    name: 'The Causeway at Bléneau',
    story:
      'Half an army has been surprised in its beds, the young king is an hour down the road, and all that lies between is a causeway with a marsh on one hand and a wood on the other. Morning mist hides everything beyond a pistol conversation. Take the causeway and keep it, and if you can spare somebody, go and warm your hands at the fires of the other side.',
    south: 'frondeurs',
    north: 'turenne',
    options: {
      weather: 'mist',
      terrain: [
        {
          type: 'bog',
          points: [
            [9000, 21000],
            [17000, 19000],
            [26000, 20000],
            [28000, 24500],
            [24000, 29000],
            [13000, 28500],
          ],
        },
        {
          type: 'wood',
          points: [
            [63000, 27000],
            [55000, 29000],
            [46000, 28000],
            [44000, 23500],
            [48000, 19000],
            [59000, 19500],
          ],
        },
      ],
      turnLimit: 12,
      victory: 'scenario',
      scenarioGoals: {
        south: [
          { name: 'The causeway', x: 36000, y: 24000, radius: 5000, points: 3 },
          { name: "Turenne's fires, west", x: 18000, y: 38000, radius: 4000, points: 1 },
          { name: "Turenne's fires, east", x: 54000, y: 38000, radius: 4000, points: 1 },
        ],
        north: [
          { name: 'The causeway', x: 36000, y: 24000, radius: 5000, points: 3 },
          { name: "Condé's fires, west", x: 18000, y: 10000, radius: 4000, points: 1 },
          { name: "Condé's fires, east", x: 54000, y: 10000, radius: 4000, points: 1 },
        ],
      },
    },
  },
  {
    id: 'marston-moor',
    name: 'An Evening on Marston Moor',
    story:
      'Eighteen units and two Sub-Commanders a side on a table eight feet long. A ditch and a hedge divide the moor from the corn; foot can fight in them, horse has to pick its way, and there are open places for those who know where. The princes have gone to supper, so the allies had better begin. Allow an evening, and bring a lantern.',
    south: 'allies-large',
    north: 'royalists-large',
    options: {
      tableWidth: 96,
      subCommanders: 2,
      terrain: [
        {
          type: 'rough',
          points: [
            [10000, 24500],
            [25000, 24000],
            [25000, 26000],
            [10000, 26500],
          ],
        },
        {
          type: 'rough',
          points: [
            [35000, 23500],
            [48000, 23000],
            [61000, 22500],
            [61000, 24500],
            [48000, 25000],
            [35000, 25500],
          ],
        },
        {
          type: 'rough',
          points: [
            [71000, 22000],
            [86000, 21500],
            [86000, 23500],
            [71000, 24000],
          ],
        },
        {
          type: 'hill',
          points: [
            [38000, 5000],
            [48000, 4000],
            [58000, 5000],
            [60000, 10000],
            [48000, 12500],
            [36000, 10000],
          ],
        },
        {
          type: 'rough',
          points: [
            [30000, 29500],
            [39000, 29000],
            [40000, 33000],
            [31000, 34000],
          ],
        },
      ],
      turnLimit: 14,
    },
  },
] as const satisfies readonly Scenario[];
