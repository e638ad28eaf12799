/** What an option says on its button. */
import type { Choice } from '@five-victories/engine/kernel';
import { findUnit, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { askedIn, unitAsked, type MeasuredAsked } from '../decisions.js';
import { gloriousTitle } from '../glorious/titles.js';
import { titleOf as reactTitle } from '../react/titles.js';
import type { MeasuredMessages as Words } from './en/index.js';
import { m } from './index.js';
import { capital, degreesIn, formationName, nameIn, standsText, typeName } from './names.js';
import { joined, type Said, type Volley } from './said.js';
import { stepsText, turnText } from './steps.js';
import { dismountTitle, musterTitle, placeTitle, setupTitle } from './titles-setup.js';

export type Title = (
  match: TabletopMatch,
  choice: Choice,
  asked: MeasuredAsked | undefined,
  words: Words,
) => string | undefined;

/** Letters of stands by their numbers in a layout. */
const lettersAt = (layout: string, stands: readonly number[]): string => {
  const letters = layout.replace(/[^A-Z]/g, '');
  return stands.map((stand) => letters[stand] ?? '').join('');
};

const layoutOf = (match: TabletopMatch, id: UnitId): string => {
  const unit = findUnit(match, id);
  return unit?.place?.layout ?? unit?.stands ?? '';
};

/** `XX/XX` without stands 1 and 3: `X×/X×`. */
const without = (layout: string, stands: readonly number[]): string => {
  let stand = -1;
  return layout.replace(/[A-Z]/g, (letter) => (stands.includes(++stand) ? '×' : letter));
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
      nameIn(match, volley.target, words),
      joined([
        withWhat(match, layoutOf(match, unit), volley, words),
        volley.from !== undefined && titles.fromFace(titles.faces[volley.from] ?? volley.from),
        volley.overhead && titles.overhead,
      ]),
    ),
  );
  const shot = titles.fireAt(nameIn(match, unit, words), words.names.list(targets));
  return pivot ? `${shot} (${turnText('pivot', pivot, words)})` : shot;
};

const allocateTitle = (
  match: TabletopMatch,
  { at = [] }: Said,
  asked: MeasuredAsked | undefined,
  words: Words,
): string => {
  const { titles } = words.asks;
  const layout = layoutOf(match, (asked && unitAsked(asked)) ?? '');
  const shares = at
    .filter(({ stands }) => stands?.length !== 0)
    .map((share) => titles.against(withWhat(match, layout, share, words), nameIn(match, share.target, words)));
  return titles.allocate(words.names.list(shares));
};

const removeTitle = (
  match: TabletopMatch,
  { stands = [], turned }: Said,
  asked: MeasuredAsked | undefined,
  words: Words,
): string => {
  const layout = asked?.kind === 'remove' && 'layout' in asked.about ? asked.about.layout : '';
  const gone = `${standsText(match, lettersAt(layout, stands), words)} (${without(layout, stands)})`;
  return joined([words.asks.titles.remove(gone), turned && words.asks.titles.turned]);
};

// ---- movement --------------------------------------------------------------------------------------------------------

const changeTitle = (match: TabletopMatch, { formation = 'line', layout, other, bend }: Said, words: Words): string => {
  const { titles } = words.asks;
  const shown = match.rules.strengthIn === 'points' ? '' : (layout ?? '');
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
    titles.charge(nameIn(match, said.target ?? '', words)),
    said.pivot ? turnText('pivot', said.pivot, words) : undefined,
    said.extend && titles.extend,
    said.leaveTable && titles.leaveTable,
  ]);
};

/** Those who speak first of their own decisions; they leave to the rest what is not theirs. */
const OTHERS: readonly Title[] = [gloriousTitle, (match, choice, _asked, words) => reactTitle(words, match, choice)];

const ownTitle = (match: TabletopMatch, said: Said, asked: MeasuredAsked | undefined, words: Words): string => {
  const { titles } = words.asks;
  switch (said.do) {
    case 'choose':
      return titles.choose(nameIn(match, said.unit ?? '', words));
    case 'end':
    case 'stop':
    case 'done':
    case 'confirm':
      return titles[said.do];
    case 'setup':
      return setupTitle(match, said, words);
    case 'place':
      return placeTitle(match, said, words);
    case 'take':
      return titles.take(typeName(match, said.type ?? '', words));
    case 'muster':
      return musterTitle(match, said, words);
    case 'fire':
      return fireTitle(match, said, words);
    case 'allocate':
      return allocateTitle(match, said, asked, words);
    case 'remove':
      return removeTitle(match, said, asked, words);
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

/** `asked` is the decision in the match, unless another is given. */
export const titleOf = (match: TabletopMatch, choice: Choice, asked = askedIn(match), words = m()): string => {
  for (const title of OTHERS) {
    const said = title(match, choice, asked, words);
    if (said !== undefined) return capital(said);
  }
  return capital(ownTitle(match, choice, asked, words));
};
