/** Wörter, die in die Sätze der Regeln eingesetzt werden. */
const FEST: Readonly<Record<string, string>> = {
  left: 'links',
  right: 'rechts',
  front: 'vorn',
  rear: 'hinten',
  behind: 'hinten',
  'left or right': 'links oder rechts',
  'front or behind': 'vorn oder hinten',
  'as it did': 'wie bisher',
  'the other way': 'in die andere Richtung',
  'double-time': 'Laufschritt',
  'a rush': 'Eilmarsch',
  limbered: 'aufgeprotzt',
  packed: 'abgebaut',
  'is a single stand': 'ist ein einzelner Stand',
  'one stand': 'einen Stand',
  'all its stands': 'alle Stände',
  Battles: 'Gewalthaufen',
};

const MUSTER: readonly (readonly [RegExp, string])[] = [
  [/^(\d+) stands$/, '$1 Stände'],
  [/^has (-?\d+) strength point left$/, 'hat noch $1 Stärkepunkt'],
  [/^has (-?\d+) strength points left$/, 'hat noch $1 Stärkepunkte'],
  [/^(\S+) or (\S+)$/, '$1 oder $2'],
];

export const deFact = (fact: string): string => {
  if (Object.hasOwn(FEST, fact)) return FEST[fact]!;
  const found = MUSTER.find(([muster]) => muster.test(fact));
  return found ? fact.replace(...found) : fact;
};
