/** Words of the own table of ground. */
export interface CellWords {
  readonly title: string;
  readonly meaning: string;
}
type Words = Readonly<Record<string, string>>;

export const terrainTable = {
  byTheBook: 'by the book',
  own: 'changed',
  reset: 'By the book again',
  types: (chosen: number) => (chosen === 0 ? 'Single types' : `Single types: ${chosen}`),
  cells: {
    prohibited: { title: 'Closed to', meaning: 'Who may not enter.' },
    restricted: { title: 'Slows mounted', meaning: 'They can do less here, and may not intercept.' },
    cover: { title: 'Cover for', meaning: 'Who is harder to hit by fire.' },
    advantage: { title: 'Advantage for', meaning: 'Who fights better here hand to hand.' },
    blocksFire: { title: 'Fire across', meaning: 'Whether it can be fired across.' },
    level: {
      title: 'Height',
      meaning: 'What it adds to the level of the ground; hills that are drawn have their own.',
    },
  } as Readonly<Record<string, CellWords>>,
  blocks: { no: 'free', hill: 'stopped as by a hill', wood: 'stopped as by a wood' } as Words,
  /** Classes of units. */
  kinds: {
    all: 'everybody',
    foot: 'all on foot',
    mounted: 'all mounted',
    artillery: 'all artillery',
    command: 'all command',
    commander: 'the Commander',
    formedMounted: 'mounted not in open order',
    formedHorse: 'horse not in skirmish line',
    horse: 'all horse',
    chariot: 'all chariots',
    elephant: 'all elephants',
    byHorse: 'whoever rides',
    heavyMounted: 'mounted but light cavalry',
  } as Words,
};
