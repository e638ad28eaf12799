/** Names of units and leaders short enough for the plan. */
import type { GameMatch } from './game.js';
import { fit } from './ink.js';

export const SHORT = 10;

/** A word with less room than it needs, as an abbreviation: `Rainsboro.` */
export const abbreviated = (word: string, room = SHORT): string =>
  word.length <= room ? word : `${word.slice(0, room - 1)}.`;

// ---- units -----------------------------------------------------------------------------------------------------------

/** Words that tell no unit from another. */
const COMMON =
  /^(of|the|and|de|von|van|la|le|sir|lord|earl|duke|prince|king|count|don|horse|foot|regiment|dragoons?)$/i;

/** Words that tell nothing by themselves: `Kardakes, left` is Kard.left. */
const WITH_ANOTHER = /^(left|right|first|second|third|fourth|fifth|sixth)$/i;

/** The possessor first (`Bard's`: Bard), then the other telling words, then two of them together. */
const tellingWords = (name: string): string[] => {
  const words = name.split(/[\s,()]+/).filter((word) => word !== '' && !COMMON.test(word));
  const possessors = words.filter((word) => /['’]s?$/.test(word)).map((word) => word.replace(/['’]s?$/, ''));
  const others = words.filter((word) => !/['’]s?$/.test(word));
  const telling = [...possessors, ...others.filter((word) => !WITH_ANOTHER.test(word))];
  const [first = '', ...rest] = telling;
  const seconds = [...others.filter((word) => WITH_ANOTHER.test(word)), ...rest];
  const pairs = seconds.map((word) => `${first.slice(0, 4)}.${word.slice(0, SHORT - 5)}`);
  return [...(telling.length > 0 ? telling : words).map((word) => abbreviated(word)), ...pairs];
};

export type Names = Readonly<Record<string, string>>;

/** All different. Who has the fewest words to choose from chooses first. */
const known = new WeakMap<GameMatch, Names>();

export const shortNames = (match: GameMatch): Names => {
  const names = known.get(match) ?? allNames(match);
  known.set(match, names);
  return names;
};

const allNames = (match: GameMatch): Names => {
  const names: Record<string, string> = {};
  const taken = new Set<string>();
  const units = match.state.units.map(({ id, name, side }) => ({ id, side, words: tellingWords(name) }));
  for (const { id, side, words } of units.sort((a, b) => a.words.length - b.words.length)) {
    const free = words.find((word) => !taken.has(`${side} ${word}`)) ?? id;
    taken.add(`${side} ${free}`);
    names[id] = free;
  }
  return names;
};

// ---- leaders ---------------------------------------------------------------------------------------------------------

/** The end of a name that can stand for the whole: not `IV`, not `the Bold`. */
const isName = (words: string): boolean => /\p{Ll}{2}/u.test(words) && !/^(the|von|van|de|du) /.test(words);

/** The whole name; without what follows it (`, Constable of France`, ` of the Rhine`); its last words, as they fit. */
export const shortLeader = (leader: string, width: number): string => {
  const plain = leader.replace(/,.*$/, '');
  const bare = plain.replace(/ (of|the) .*$/, '');
  const words = bare.split(' ');
  const endings = words.map((_, i) => words.slice(i).join(' ')).filter(isName);
  return [leader, plain, ...endings].find((name) => name.length <= width) ?? fit(bare, width);
};
