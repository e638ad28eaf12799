/** Units and armies by name. */
import { enemyOf, type Both, type Side } from '../kernel/side.js';

/** As much of a match as names are taken from. */
export interface Cast {
  readonly state: {
    readonly units: readonly { readonly id: string; readonly name: string }[];
    readonly sides: Both<{ readonly name: string }>;
  };
}

/** A unit by its name as it reads inside a sentence, with its id where the name alone would not tell. */
export const nameOf = ({ state: { units } }: Cast, id: string): string => {
  const unit = units.find((each) => each.id === id);
  if (unit === undefined) return id;
  const namesake = units.some((other) => other.name === unit.name && other.id !== unit.id);
  const name = unit.name.replace(/^The /, 'the ');
  return namesake ? `${name} (${id})` : name;
};

/** An army by its name, as it reads inside a sentence. */
export const armyName = ({ state: { sides } }: Cast, side: Side): string => {
  const { name } = sides[side];
  const plain = name.replace(/^The /, 'the ');
  return name === sides[enemyOf(side)].name ? `${plain} (${side})` : plain;
};
