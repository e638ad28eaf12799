/** Combat values and losses by hand, after GV-MELEE-04, -05, GV-R-28 and GV-LOSS; knows nothing of the engine. */

export type Kind = 'foot' | 'horse' | 'chariot' | 'elephant' | 'artillery' | 'command';
export type Troops = { type: string; kind: Kind; strength: number; formations: readonly string[] };
export type Fighter = Troops & { id: string; formation: string; quality: string; start: number; foes: string[] };

const FOOT = ['line', 'block', 'defensiveBlock'];
const LIGHT = [...FOOT, 'skirmishLine'];
const troops = (kind: Kind, formations: readonly string[], ...rows: [string, number][]): Troops[] =>
  rows.map(([type, strength]) => ({ type, kind, strength, formations }));

export const TROOPS: Troops[] = [
  ...troops('foot', LIGHT, ['light foot light arms', 6], ['light foot arms', 8], ['light foot javelins', 4]),
  ...troops('foot', LIGHT, ['light foot bows', 5], ['light foot crossbows', 6]),
  ...troops('foot', FOOT, ['light foot pikes', 10], ['medium foot pikes', 12], ['heavy foot pikes', 14]),
  ...troops('foot', FOOT, ['medium foot light arms', 8], ['heavy foot arms', 12], ['medium foot longbows', 7]),
  ...troops('horse', ['line', 'block', 'skirmishLine'], ['light horse', 8], ['light camels bows', 8]),
  ...troops('horse', ['line', 'block'], ['medium horse', 10], ['heavy horse', 12], ['medium camels', 10]),
  ...troops('chariot', ['line', 'skirmishLine'], ['light chariots', 8], ['light chariots bows', 8]),
  ...troops('chariot', ['line'], ['heavy chariots', 10]),
  ...troops('elephant', ['line'], ['medium elephants', 8], ['heavy elephants javelins', 10]),
  ...troops('artillery', ['skirmishLine'], ['light artillery', 6], ['heavy artillery', 6]),
  ...troops('command', ['skirmishLine'], ['commander', 8], ['sub-commander', 8]),
];

const BASIC: Record<Kind, number> = { foot: 3, horse: 4, chariot: 3, elephant: 4, artillery: 2, command: 3 };
const isMounted = ({ kind }: Fighter): boolean => ['horse', 'chariot', 'command'].includes(kind);
const skirmishes = ({ formation }: Fighter): boolean => formation === 'skirmishLine';
const isSquare = ({ formation }: Fighter): boolean => formation === 'defensiveBlock';
const hasPikes = ({ type }: Fighter): boolean => type.endsWith('pikes');
const sum = (...parts: [boolean, number][]): number => parts.reduce((all, [holds, by]) => all + (holds ? by : 0), 0);

export const valueOf = (one: Fighter, foe: Fighter, quickSheet: boolean): number => {
  const elite: [boolean, number] = [one.quality === 'elite', 1];
  const shy = skirmishes(one);
  const onBeast = foe.kind === 'elephant';
  const beast = one.kind === 'elephant';
  const parts: [boolean, number][] = quickSheet
    ? [
        [shy, -1],
        [isMounted(one) && isSquare(foe) && !hasPikes(foe), -1],
        [(isMounted(one) || beast) && isSquare(foe) && hasPikes(foe), -2],
        [beast && skirmishes(foe), -1],
      ]
    : [
        [shy && !onBeast, -1],
        [isSquare(one), 1],
        [hasPikes(foe), -1],
        [isMounted(one) && onBeast, -1],
        [beast && skirmishes(foe), -2],
      ];
  return BASIC[one.kind] + sum(...parts, elite);
};

/** Who is removed, by strength after the combat; all are in contact with the foes named. */
export const removedOf = (fighters: Fighter[], left: Map<string, number>, eliteNotExempt: boolean): string[] => {
  const first = fighters.filter(({ id }) => left.get(id)! <= 0).map(({ id }) => id);
  const exempt = (one: Fighter): boolean =>
    isSquare(one) || one.kind === 'command' || (one.quality === 'elite' && !eliteNotExempt);
  const second = fighters.filter(
    (one) => left.get(one.id) === 1 && !exempt(one) && one.foes.some((foe) => !first.includes(foe)),
  );
  return [...first, ...second.map(({ id }) => id)].toSorted();
};
