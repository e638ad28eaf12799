/** Names of units as a player would say them, all different within an army. */

/** As much of a match as names need, of any of the games. */
interface Army {
  readonly state: {
    readonly units: readonly { readonly id: string; readonly side: string; readonly name: string }[];
    readonly index: object;
  };
}

/** Before a name; some only say whose a place is (`Earl of Essex`), others only whose a person is (`Prince Rupert`). */
const TITLES =
  /^(Sir|Lord General|Marshal|Cardinal|Archbishop|Grand Master|General-in-Chief|(Lord|Prince|Viscount)(?! of)|(Earl|Duke|Marquess|Marquis|Count) of) /;
const NOBLE = /^(Earl|Duke|Duc|Marquess|Marquis|Count|Viscount) (of |d'|de )/;
const RULER = /^(King|Queen|Prince|Archduke|Sultan|Count(?! of)) /;
/** First names that may be left out; where one is not known here, the name stays longer. */
const FIRST_NAMES =
  'Albrecht Alexander Andrew Angelo Bevil Charles Clignet Edmund Edward Francis Francisco Franko Gaius Georg George ' +
  'Giles Guillaume Gustav György Hans Hardress Heinrich Henry Horace Jacques James Jan John Konrad Lewis Louis Lucius ' +
  'Marcelis Marcus Marx Nathaniel Nicholas Niklaus Oliver Olivier Oswald Publius Pál Ralph Robert Stanisław Thomas ' +
  'Titus Ulrich Werner William';
const GIVEN = new RegExp(`^(${FIRST_NAMES.replaceAll(' ', '|')}) (?!the |of |and |[IVX]+$)`);
/** Whose office is no name. */
const OFFICE =
  /^(King|Queen|Prince|Pope|Cardinal|Sultan|Tsar|Hetman|Constable|Archduke|Grand Master|Lord Admiral|Great Bastard|Mutineers)$/;
const PARTICLE = /^(von|van|de) (?=\p{Lu})/u;

const without = (name: string, ...parts: RegExp[]): string =>
  parts.reduce((rest, part) => rest.replace(part, ''), name);

/** A person: `Sir Thomas Fairfax` is Fairfax, `Robert Devereux, Earl of Essex` is Essex. */
export const leaderName = (name: string): string => {
  const [person = name, title] = name.split(', ');
  if (title !== undefined && NOBLE.test(title) && !person.includes(' the ')) return title.replace(NOBLE, '');
  if (NOBLE.test(person)) return person.replace(NOBLE, '');
  const plain = RULER.test(person) ? person : without(person, TITLES);
  const home = plain.replace(/ of .*$/, '');
  return RULER.test(home) ? home : without(home, GIVEN, GIVEN, PARTICLE);
};

/** `Sir Henry Bard's Greycoats`: Bard's Greycoats, Bard's. */
const ofOwner = (name: string): string[] => {
  const [, owner, what] = /^(.*?)['’](?:s| )\s*(.*)$/.exec(name) ?? [];
  if (owner === undefined || what === undefined) return [];
  const short = without(owner, TITLES, GIVEN, GIVEN, PARTICLE);
  const troops = what === '' ? [] : [`${short}'s ${what}`];
  return OFFICE.test(short) || / of /.test(short) ? troops : [...troops, `${short}'s`];
};

/** `Pikes of Bern`: Bern. Nothing of the kind for `Knights of the Body`. */
const ofPlace = (name: string): string[] => {
  const [, place] = /^[^,]*? of (?!the |Artillery|Shot)(.+)$/.exec(name) ?? [];
  return place === undefined ? [] : [place];
};

/** `White Regiment, London Trained Bands`: either half; which wing it is, is no name. */
const ofHalves = (name: string): string[] => {
  const [first, second] = name.split(', ');
  if (second === undefined || /^(left|right|centre)$/.test(second)) return [];
  return [first!, second.replace(/^the /, '')];
};

const isPerson = (name: string): boolean =>
  !/['’]/.test(name) && (TITLES.test(name) || RULER.test(name) || GIVEN.test(name));

/** The whole name first, then shorter ones. */
const formsOf = (name: string): string[] => {
  const plain = name.replace(/^The /, '');
  const halves = ofHalves(plain);
  const forms = [
    name,
    plain,
    ...(isPerson(plain) ? [leaderName(plain)] : []),
    ...ofOwner(plain),
    ...(/['’]/.test(plain) ? [] : ofPlace(plain)),
    ...halves,
    ...(/ of (Foot|Horse)$/.test(plain) ? [plain.replace(/ of (Foot|Horse)$/, '')] : []),
  ];
  return [...new Set(forms.flatMap((form) => [form, form.replace(/\bRegiment\b/, 'Regt')]))];
};

const known = new WeakMap<object, ReadonlyMap<string, readonly string[]>>();

/** Of every unit the forms that no other of its side could mean, the whole name first; that is always one of them. */
const named = ({ state: { units } }: Army): Map<string, readonly string[]> => {
  const forms = units.map(({ id, side, name }) => ({ id, side, name, forms: formsOf(name) }));
  const bearers = new Map<string, number>();
  for (const unit of forms)
    for (const form of unit.forms) bearers.set(`${unit.side} ${form}`, (bearers.get(`${unit.side} ${form}`) ?? 0) + 1);
  return new Map(
    forms.map(({ id, side, name, forms: all }) => [
      id,
      all.filter((form) => form === name || bearers.get(`${side} ${form}`) === 1).sort((a, b) => b.length - a.length),
    ]),
  );
};

/** The table of a match is shared by all its copies; so are the names of its units. */
export const namesOf = (match: Army, unit: string): readonly string[] => {
  const key = match.state.index;
  let names = known.get(key);
  if (!names) known.set(key, (names = named(match)));
  return names.get(unit) ?? [unit];
};

export const shortName = (match: Army, unit: string): string => namesOf(match, unit).at(-1)!;
