// Which matches `npm run records` plays: of each game every set-up method once, and one match with disputes and dice by hand.

const FINE = [
  { name: 'hidden', seed: 1643, south: 'royalists', north: 'parliament', options: { turnLimit: 6 } },
  {
    name: 'sequential',
    seed: 1644,
    south: 'cornish',
    north: 'waller',
    scenario: 'lansdown',
    options: { setupMethod: 'sequential', unitQuality: 'assigned', turnLimit: 5 },
  },
  {
    name: 'alternate',
    seed: 1632,
    south: 'swedes',
    north: 'imperialists',
    scenario: 'lutzen',
    options: { setupMethod: 'alternate', unitQuality: 'thrown', turnLimit: 5, escarpments: ['Z(3,0)-Z(3,1)'] },
  },
  {
    name: 'agreed',
    seed: 1600,
    south: 'dutch',
    north: 'archduke',
    scenario: 'nieuwpoort',
    options: {
      setupMethod: 'agreed',
      turnLimit: 6,
      houseRules: {
        freeNonPikeStands: true,
        allocateBeforeThrows: true,
        reserveAfterActions: true,
        preparedDefence: true,
      },
    },
  },
  {
    name: 'by-hand',
    seed: 1645,
    south: 'montrose',
    north: 'covenanters',
    scenario: 'both-camps',
    hand: true,
    disputes: ['strictHoldingFire', 'joinPastUnengageable', 'forbidVoluntaryRout', 'strictPhaseEnd'],
    options: { turnLimit: 4 },
  },
];

/** In the alternate one both sides dismount, and throw for quality; `records.test.ts` looks for it. */
const MAJOR = [
  {
    name: 'hidden',
    seed: 1416,
    south: 'english',
    north: 'french',
    scenario: 'stakes-on-the-ridge',
    options: { turnLimit: 6 },
  },
  {
    name: 'sequential',
    seed: 1479,
    south: 'swiss',
    north: 'burgundians',
    scenario: 'murten',
    options: { setupMethod: 'sequential', unitQuality: 'assigned', turnLimit: 5 },
  },
  {
    name: 'alternate',
    seed: 1315,
    south: 'scots',
    north: 'plantagenets',
    scenario: 'bannockburn',
    options: { setupMethod: 'alternate', unitQuality: 'thrown', turnLimit: 5 },
  },
  {
    name: 'agreed',
    seed: 1244,
    south: 'hungarians',
    north: 'mongols',
    scenario: 'mohi',
    options: {
      setupMethod: 'agreed',
      turnLimit: 6,
      houseRules: {
        allocateBeforeThrows: true,
        reserveAfterActions: true,
        heavyMountedRethrow: true,
        openOrderHastyDefence: true,
      },
    },
  },
  {
    name: 'by-hand',
    seed: 1467,
    south: 'teutonic-order',
    north: 'ottomans',
    scenario: 'tewkesbury',
    hand: true,
    disputes: ['strictHoldingFire', 'stakesVsIntercept', 'armourStopsArtillery', 'strictPhaseEnd'],
    options: { turnLimit: 4 },
  },
];

/** In the generated one both armies are thrown for; `records.test.ts` looks for it. */
const SPLENDID = [
  {
    name: 'hidden',
    seed: 1643,
    south: 'northampton-small',
    north: 'gell-small',
    scenario: 'hopton-heath',
    options: { setupMethod: 'hidden', turnLimit: 6 },
  },
  {
    name: 'sequential',
    seed: 1645,
    south: 'new-model',
    north: 'royalists',
    scenario: 'naseby',
    options: { unitQuality: 'assigned', turnLimit: 4 },
  },
  {
    name: 'alternate',
    seed: 1631,
    south: 'swedes',
    north: 'imperialists',
    scenario: 'breitenfeld',
    options: {
      setupMethod: 'alternate',
      unitQuality: 'thrown',
      commandQuality: 'thrown',
      weather: 'rain',
      turnLimit: 4,
    },
  },
  {
    name: 'agreed',
    seed: 1610,
    south: 'poles',
    north: 'muscovites',
    scenario: 'klushino',
    options: {
      setupMethod: 'agreed',
      turnLimit: 4,
      houseRules: { flowAroundLoose: true, allocateBeforeThrows: true, breakThroughSameTarget: true, fullFlinch: true },
    },
  },
  {
    name: 'generated',
    seed: 1652,
    options: {
      armySource: 'generated',
      armyThrows: 8,
      tableWidth: 48,
      tableDepth: 40,
      deploymentDepth: 14,
      turnLimit: 4,
    },
  },
  {
    name: 'by-hand',
    seed: 1634,
    south: 'heilbronn',
    north: 'spanish',
    scenario: 'albuch',
    hand: true,
    disputes: ['interceptOverruns', 'pivotPerCharge', 'noCornerOutflank', 'breakAtValue'],
    options: { turnLimit: 3 },
  },
];

/** The armies begin near each other. In `dismounted` both sides dismount and throw for quality and command. */
const GREAT = [
  {
    name: 'hidden',
    seed: 490,
    south: 'athenians-small',
    north: 'persians-small',
    scenario: 'marathon',
    options: { setupMethod: 'hidden', deploymentDepth: 34, turnLimit: 6 },
  },
  {
    name: 'sequential',
    seed: 218,
    south: 'carthaginians',
    north: 'consular-romans',
    scenario: 'cannae',
    options: { unitQuality: 'assigned', deploymentDepth: 54, turnLimit: 4 },
  },
  {
    name: 'alternate',
    seed: 1278,
    south: 'egyptians',
    north: 'hittites',
    scenario: 'kadesh',
    options: { setupMethod: 'alternate', deploymentDepth: 54, thrownWeapons: 'all', turnLimit: 4 },
  },
  {
    name: 'agreed',
    seed: 330,
    south: 'macedonians',
    north: 'pauravas',
    scenario: 'hydaspes',
    options: {
      setupMethod: 'agreed',
      deploymentDepth: 54,
      turnLimit: 3,
      houseRules: { flowAroundLoose: true, allocateBeforeThrows: true, removeAfterImmediate: true, fullFlinch: true },
    },
  },
  {
    name: 'dismounted',
    seed: 275,
    south: 'aurelian',
    north: 'palmyrenes',
    scenario: 'emesa',
    options: { unitQuality: 'thrown', commandQuality: 'thrown', deploymentDepth: 54, turnLimit: 3 },
  },
  {
    name: 'pursuit',
    seed: 137,
    south: 'han',
    north: 'xiongnu',
    scenario: 'mobei',
    options: { deploymentDepth: 54, turnLimit: 4 },
  },
  {
    name: 'by-hand',
    seed: 256,
    south: 'pyrrhus',
    north: 'carthaginians',
    scenario: 'ephesus',
    hand: true,
    disputes: ['interceptOverruns', 'pivotPerCharge', 'noSuppressionInReactions', 'breakAtValue'],
    options: { deploymentDepth: 54, turnLimit: 3 },
  },
];

/** Small tables, so that the armies meet. In `presets` the armies are those of the book; in `by-hand` there are elephants. */
const GLORIOUS = [
  {
    name: 'hidden',
    seed: 1485,
    south: 'tudor-small',
    north: 'richard-small',
    scenario: 'bosworth',
    options: { setupMethod: 'hidden', deploymentDepth: 13, turnLimit: 6 },
  },
  {
    name: 'sequential',
    seed: 1461,
    south: 'york',
    north: 'lancaster',
    scenario: 'towton',
    options: { setupMethod: 'sequential', deploymentDepth: 16, turnLimit: 5 },
  },
  {
    name: 'alternate',
    seed: 1476,
    south: 'burgundians',
    north: 'confederates',
    scenario: 'grandson',
    options: { setupMethod: 'alternate', deploymentDepth: 16, turnLimit: 5 },
  },
  {
    name: 'agreed',
    seed: 1515,
    south: 'french',
    north: 'cantons',
    scenario: 'marignano',
    options: {
      setupMethod: 'agreed',
      deploymentDepth: 16,
      turnLimit: 5,
      houseRules: { allocateBeforeThrows: true, lenientRemoval: true, attachedCommandRange: true, smallMasses: true },
    },
  },
  {
    name: 'presets',
    seed: 1494,
    options: {
      armySource: 'preset',
      armyPreset: { south: 'swiss', north: 'french' },
      tableDepth: 40,
      deploymentDepth: 13,
      turnLimit: 6,
    },
  },
  {
    name: 'by-hand',
    seed: 1565,
    south: 'vijayanagara',
    north: 'deccan',
    scenario: 'talikota',
    hand: true,
    disputes: ['friendlyTouch', 'minimumOneDie', 'outflankOnce', 'missileBattleCharge'],
    options: { deploymentDepth: 16, turnLimit: 4 },
  },
];

/** By the id of the game. */
export const MATCHES = { fine: FINE, major: MAJOR, splendid: SPLENDID, great: GREAT, glorious: GLORIOUS };
