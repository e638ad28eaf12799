/** What an option says on its button. */
import { about as aboutOf, type Choice } from '@five-victories/engine/kernel';
import { findUnit, type Bend, type Formation, type Step, type TabletopMatch } from '@five-victories/engine/tabletop';
import type { MeasuredMessages } from './en/index.js';
import { m } from './index.js';
import { capital, degreesIn, formationName, lengthIn, standsText, typeName, unitName, unitNames } from './names.js';
import { stepsText, turnText } from './steps.js';

interface Volley {
  readonly target: string;
  readonly stands?: readonly number[];
  readonly points?: number;
  readonly from?: string;
  readonly overhead?: boolean;
}

/** The fields of all choices that have titles here. */
interface Said {
  readonly do: string;
  readonly unit?: string;
  readonly units?: readonly (string | { readonly type: string })[];
  readonly type?: string;
  readonly target?: string;
  readonly at?: readonly Volley[];
  readonly stands?: readonly number[];
  readonly turned?: boolean;
  readonly formation?: Formation;
  readonly layout?: string;
  readonly other?: string;
  readonly bend?: Pick<Bend, 'way' | 'angle'>;
  readonly steps?: readonly Step[];
  readonly doubleTime?: boolean;
  readonly rush?: boolean;
  readonly finish?: boolean;
  readonly leaveTable?: boolean;
  readonly extend?: boolean;
  readonly pivot?: number;
  readonly turn?: number;
  readonly x?: number;
  readonly y?: number;
  readonly state?: 'mounted' | 'dismounted';
  readonly limbered?: boolean;
  readonly packed?: boolean;
}

export type About = Readonly<Record<string, unknown>>;
export type Title = (match: TabletopMatch, choice: Choice, about: About) => string | undefined;

type Words = MeasuredMessages;

const joined = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');

/** Letters of stands by their numbers in a layout. */
const lettersAt = (layout: string, stands: readonly number[]): string => {
  const letters = layout.replace(/[^A-Z]/g, '');
  return stands.map((stand) => letters[stand] ?? '').join('');
};

const layoutOf = (match: TabletopMatch, unit: unknown): string =>
  findUnit(match, String(unit))?.place?.layout ?? findUnit(match, String(unit))?.stands ?? '';

/** `rank 2, file 1`: only where it matters which of several it is. */
const placesText = (layout: string, stands: readonly number[], { asks, names }: Words): string => {
  const letters = lettersAt(layout, stands);
  const plain = layout.replace(/[^A-Z]/g, '');
  const matters = [...letters].some((letter) => {
    const all = [...plain].filter((each) => each === letter).length;
    return all > [...letters].filter((each) => each === letter).length;
  });
  if (!matters) return '';
  const cells = layout
    .split('/')
    .flatMap((rank, r) => [...rank].map((letter, f) => ({ letter, r, f })))
    .filter(({ letter }) => letter !== '.');
  return asks.titles.from(
    names.list(stands.map((stand) => asks.titles.placeIn((cells[stand]?.r ?? 0) + 1, (cells[stand]?.f ?? 0) + 1))),
  );
};

// ---- fire and hand-to-hand -------------------------------------------------------------------------------------------

const withWhat = (match: TabletopMatch, layout: string, { stands, points }: Volley, words: Words): string => {
  if (points !== undefined) return words.asks.titles.points(points);
  return stands ? standsText(match, lettersAt(layout, stands), words) : '';
};

const fireTitle = (match: TabletopMatch, { unit = '', at = [], pivot }: Said, words: Words): string => {
  const { titles } = words.asks;
  const targets = at.map((volley) =>
    titles.volley(
      unitName(match, volley.target),
      joined([
        withWhat(match, layoutOf(match, unit), volley, words),
        volley.from !== undefined && titles.fromFace(titles.faces[volley.from] ?? volley.from),
        volley.overhead && titles.overhead,
      ]),
    ),
  );
  const shot = titles.fireAt(unitName(match, unit), words.names.list(targets));
  return pivot ? `${shot} (${turnText('pivot', pivot, words)})` : shot;
};

const allocateTitle = (match: TabletopMatch, { at = [] }: Said, about: About, words: Words): string => {
  const { titles } = words.asks;
  const layout = layoutOf(match, about['unit']);
  const shares = at
    .filter(({ stands }) => stands?.length !== 0)
    .map((share) => titles.against(withWhat(match, layout, share, words), unitName(match, share.target)));
  return titles.allocate(words.names.list(shares));
};

const removeTitle = (match: TabletopMatch, { stands = [], turned }: Said, about: About, words: Words): string => {
  const layout = typeof about['layout'] === 'string' ? about['layout'] : '';
  const gone = `${standsText(match, lettersAt(layout, stands), words)}${placesText(layout, stands, words)}`;
  return joined([words.asks.titles.remove(gone), turned && words.asks.titles.turned]);
};

// ---- movement --------------------------------------------------------------------------------------------------------

const changeTitle = (match: TabletopMatch, { formation = 'line', layout, other, bend }: Said, words: Words): string => {
  const { titles } = words.asks;
  const shown = match.rules.wholeOrGone ? '' : (layout ?? '');
  return joined([
    titles.form(formationName(formation, words), shown),
    other !== undefined && titles.keeps[other],
    bend && titles.bent(bend.way, degreesIn(bend.angle, words)),
  ]);
};

const marchTitle = (match: TabletopMatch, said: Said, words: Words): string => {
  const { titles } = words.asks;
  const verb = titles.marches[said.do] ?? '';
  const steps = stepsText(match, said.steps ?? [], words) || titles.stays;
  return capital(
    joined([
      verb ? `${verb}: ${steps}` : steps,
      (said.doubleTime || said.rush) && titles.doubled[match.rules.words.doubleTime],
      said.leaveTable && titles.leaveTable,
      !said.finish && titles.goOnAfter,
    ]),
  );
};

const chargeTitle = (match: TabletopMatch, said: Said, words: Words): string => {
  const { titles } = words.asks;
  return joined([
    titles.charge(unitName(match, said.target ?? '')),
    said.pivot ? turnText('pivot', said.pivot, words) : undefined,
    said.extend && titles.extend,
    said.leaveTable && titles.leaveTable,
  ]);
};

// ---- before the match ------------------------------------------------------------------------------------------------

const placeTitle = (match: TabletopMatch, said: Said, words: Words): string => {
  const { titles } = words.asks;
  const { names } = words;
  const posture = joined([
    said.formation && said.formation !== 'battle' && formationName(said.formation, words),
    said.state && names[said.state],
    (said.limbered || said.packed) && names.limbered[match.rules.words.limbered],
    titles.at(lengthIn(match, said.x ?? 0, words), lengthIn(match, said.y ?? 0, words)),
  ]);
  return titles.place(unitName(match, said.unit ?? ''), posture);
};

const musterTitle = (match: TabletopMatch, { units = [] }: Said, words: Words): string => {
  const types = units.map((unit) => (typeof unit === 'string' ? unit : unit.type));
  return words.asks.titles.muster(
    words.names.list(
      [...new Set(types)].map((type) =>
        words.asks.titles.counted(types.filter((each) => each === type).length, typeName(match, type, words)),
      ),
    ),
  );
};

const dismountTitle = (match: TabletopMatch, { units = [] }: Said, words: Words): string =>
  units.length === 0
    ? words.asks.titles.allMounted
    : words.asks.titles.dismountAll(unitNames(match, units as readonly string[], words));

/** Those who speak first of their own decisions; they leave to the rest what is not theirs. */
const OTHERS: readonly Title[] = [];

const ownTitle = (match: TabletopMatch, said: Said, about: About, words: Words): string => {
  const { titles } = words.asks;
  switch (said.do) {
    case 'choose':
      return titles.choose(unitName(match, said.unit ?? ''));
    case 'end':
    case 'stop':
    case 'done':
    case 'setup':
    case 'confirm':
      return titles[said.do];
    case 'place':
      return placeTitle(match, said, words);
    case 'take':
      return titles.take(typeName(match, said.type ?? '', words));
    case 'muster':
      return musterTitle(match, said, words);
    case 'fire':
      return fireTitle(match, said, words);
    case 'allocate':
      return allocateTitle(match, said, about, words);
    case 'remove':
      return removeTitle(match, said, about, words);
    case 'changeFormation':
      return changeTitle(match, said, words);
    case 'manoeuvre':
    case 'sideStep':
    case 'stepBack':
    case 'prolong':
    case 'prolongBack':
    case 'relocate':
      return marchTitle(match, said, words);
    case 'charge':
      return chargeTitle(match, said, words);
    case 'unlimber':
    case 'unpack':
      return joined([titles.simple[said.do], said.turn ? turnText('turn', said.turn, words) : undefined]);
    default:
      if (said.do === 'dismount' && said.units) return dismountTitle(match, said, words);
      return titles.simple[said.do] ?? said.do;
  }
};

/** `about` is that of the decision in the match, unless another is given. */
export const titleOf = (
  match: TabletopMatch,
  choice: Choice,
  about: About = match.decision ? aboutOf(match) : {},
  words = m(),
): string => {
  for (const title of OTHERS) {
    const said = title(match, choice, about);
    if (said !== undefined) return said;
  }
  return ownTitle(match, choice, about, words);
};
