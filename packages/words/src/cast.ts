/** Whom sentences speak of: as much of a match as names are taken from. Without it, ids and keys are said as they are. */
import { enemyOf, type Both, type Side } from '@five-victories/engine/kernel';

export interface Cast {
  readonly state?: {
    readonly units: readonly { readonly id: string; readonly name: string }[];
    readonly sides: Both<{ readonly name: string }>;
  };
  /** The book, where a family of games knows more of it. */
  readonly rules?: object;
  /** What a house rule is called, where a reader knows it by a title. */
  readonly switchName?: (name: string) => string;
}

/** An army by its name, with its side where the name alone would not tell. */
export const armyName = ({ state }: Cast, side: Side, sideName: string): string => {
  if (state === undefined) return sideName;
  const { name } = state.sides[side];
  return name === state.sides[enemyOf(side)].name ? `${name} (${sideName})` : name;
};

/** A unit by its name, with its id where the name alone would not tell. */
export const unitName = ({ state }: Cast, id: string): string => {
  const unit = state?.units.find((each) => each.id === id);
  if (unit === undefined) return id;
  const isAlone = !state?.units.some((other) => other.name === unit.name && other.id !== id);
  return isAlone ? unit.name : `${unit.name} (${id})`;
};
