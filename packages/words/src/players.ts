/** The players of the table that are no people: their names, and what is to be expected of each. */
export interface Player {
  readonly name: string;
  /** Goes on after the name: "Recruit – knows the rules …". */
  readonly text: string;
}

/** The six levels, the weakest first, and the two of former days. */
export type Players = Readonly<
  Record<'recruit' | 'corporal' | 'ensign' | 'captain' | 'colonel' | 'marshal' | 'steady' | 'random', Player>
>;
