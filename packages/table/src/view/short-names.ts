/** Names of units short enough for the table, all different within an army. */

/** As much of a match as names need, of any of the games. */
interface Army {
  readonly state: {
    readonly units: readonly { readonly id: string; readonly side: string; readonly name: string }[];
    readonly index: object;
  };
}

/** Words that tell no unit from another. */
const COMMON =
  /^(of|the|and|from|with|in|at|on|his|her|left|right|first|second|third|de|du|von|van|la|le|sir|lord|earl|duke|prince|king|queen|count|don|horse|foot|regiment|dragoons?|men-at-arms|archers)$/i;

/** The possessor first (`Bard's`: Bard), then the other telling words. */
const tellingWords = (name: string): string[] => {
  const words = name.split(/[\s,()]+/).filter((word) => word !== '' && !COMMON.test(word));
  const bare = (word: string): string => word.replace(/['’]s?$/, '');
  const possessors = words.filter((word) => /['’]s?$/.test(word)).map(bare);
  return [...possessors, ...words.filter((word) => !/['’]s?$/.test(word))];
};

const known = new WeakMap<object, ReadonlyMap<string, string>>();

/** Who has the fewest words to choose from chooses first. */
const named = ({ state: { units } }: Army): Map<string, string> => {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  const choosing = units.map(({ id, side, name }) => ({ id, side, name, words: tellingWords(name) }));
  for (const { id, side, name, words } of choosing.sort((a, b) => a.words.length - b.words.length)) {
    const free = words.find((word) => !taken.has(`${side} ${word}`)) ?? name;
    taken.add(`${side} ${free}`);
    names.set(id, free);
  }
  return names;
};

/** The table of a match is shared by all its copies; so are the names of its units. */
export const shortName = (match: Army, unit: string): string => {
  const key = match.state.index;
  let names = known.get(key);
  if (!names) known.set(key, (names = named(match)));
  return names.get(unit) ?? unit;
};
