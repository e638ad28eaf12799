/** Names of units short enough for the plan, all different. */
import type { UnitId, ZonalMatch } from '@five-victories/engine/zonal';

export const SHORT = 8;

/** Words that tell no unit from another. */
const COMMON =
  /^(of|the|and|de|von|van|la|le|sir|lord|earl|duke|prince|king|count|don|horse|foot|regiment|dragoons?)$/i;

/** The possessor first (`Bard's`: Bard), then the other telling words. */
const tellingWords = (name: string): string[] => {
  const words = name.split(/[\s,()]+/).filter((word) => word !== '' && !COMMON.test(word));
  const possessors = words.filter((word) => /['’]s?$/.test(word)).map((word) => word.replace(/['’]s?$/, ''));
  const others = words.filter((word) => !/['’]s?$/.test(word));
  return [...possessors, ...others].map((word) => word.slice(0, SHORT));
};

/** Who has the fewest words to choose from chooses first. */
export const shortNames = (match: ZonalMatch): Readonly<Record<UnitId, string>> => {
  const names: Record<UnitId, string> = {};
  const taken = new Set<string>();
  const units = match.state.units.map(({ id, name, side }) => ({ id, side, words: tellingWords(name) }));
  for (const { id, side, words } of units.sort((a, b) => a.words.length - b.words.length)) {
    const free = words.find((word) => !taken.has(`${side} ${word}`)) ?? id;
    taken.add(`${side} ${free}`);
    names[id] = free;
  }
  return names;
};
