export const SIDES = ['south', 'north'] as const;
export type Side = (typeof SIDES)[number];

export const enemyOf = (side: Side): Side => (side === 'south' ? 'north' : 'south');

/** One value for each side. */
export type Both<T> = Readonly<Record<Side, T>>;

export const both = <T>(value: (side: Side) => T): Both<T> => ({ south: value('south'), north: value('north') });
