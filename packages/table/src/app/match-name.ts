/** What a match is called until somebody renames it: its scenario, or the armies that meet. */
import type { Both } from '@five-victories/engine/kernel';
import type { Messages } from '../words/en.js';

interface Named {
  readonly name: string;
}

export const matchName = ({ saved }: Messages, scenario: Named | undefined, { south, north }: Both<Named>): string =>
  scenario?.name ?? saved.against(south.name, north.name);

const NUMBER = / \(\d+\)$/;

/** The name with a number where another match has it already: `Breitenfeld (2)`. */
export const distinctName = (name: string, taken: readonly string[]): string => {
  if (!taken.includes(name)) return name;
  const plain = name.replace(NUMBER, '');
  let n = 2;
  while (taken.includes(`${plain} (${n})`)) n++;
  return `${plain} (${n})`;
};
