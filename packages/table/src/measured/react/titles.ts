/** What the options of reactions, joining in and leaving say on their buttons; undefined: not one of these. */
import type { Choice } from '@five-victories/engine/kernel';
import type { Formation, Slide, TabletopMatch, UnitId } from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import { askedIn, targetAsked } from '../decisions.js';
import type { MeasuredMessages } from '../words/en/index.js';
import { degreesIn, formationName, lengthIn, unitName } from '../words/names.js';

/** The fields of all these choices. */
interface Said extends Choice {
  readonly unit?: UnitId;
  readonly at?: number;
  readonly pivot?: number;
  readonly aboutFace?: Slide;
  readonly turn?: number;
  readonly ahead?: number;
  readonly slide?: Slide;
  readonly leaveTable?: boolean;
  readonly stands?: readonly number[];
  readonly points?: number;
  readonly by?: number;
  readonly stand?: number;
  readonly other?: 'front' | 'behind';
  readonly reversed?: boolean;
  readonly layout?: string;
  readonly from?: number;
  readonly formation?: Formation;
}

type Words = MeasuredMessages['react'];

const wayOf = ({ way, titles }: Words, match: TabletopMatch, { aboutFace, turn = 0, ahead = 0, leaveTable }: Said) =>
  [
    ...(aboutFace ? [way.aboutFace] : []),
    ...(turn === 0 ? [] : [way.turn(degreesIn(Math.abs(turn)), turn < 0 ? 'left' : 'right')]),
    way.ahead(lengthIn(match, ahead)),
    ...(leaveTable ? [titles.leaving] : []),
  ].join(', ');

const fireOf = ({ titles }: Words, { stands, points, pivot }: Said): string => {
  const title = stands
    ? titles.fireStands(stands.length)
    : points === undefined
      ? titles.fire
      : titles.firePoints(points);
  return pivot ? titles.pivoted(title, degreesIn(pivot)) : title;
};

const formOf = ({ titles }: Words, { layout, stand = 0, other, reversed }: Said): string => {
  const keeps = titles.keeps(stand + 1);
  if (other) return `${keeps}, ${titles[other]}`;
  return titles.form(layout ?? '', reversed ? `${keeps}, ${titles.reversed}` : keeps);
};

/** Which stand keeps its place tells those of one layout apart. */
const reformOf = ({ titles }: Words, { formation = 'line', layout = '', from }: Said): string => {
  const title = titles.reform(formationName(formation), layout);
  return from === undefined ? title : `${title}, ${titles.around(from + 1)}`;
};

const interceptOf = ({ titles }: Words, match: TabletopMatch, said: Said): string => {
  const [who, at] = [unitName(match, said.unit ?? ''), lengthIn(match, said.at ?? 0)];
  if (said.do === 'opportunityFire') return titles.opportunityFire(who, at);
  const asked = match.decision?.kind === 'intercept' ? askedIn(match) : undefined;
  const isTarget = asked !== undefined && targetAsked(asked) === said.unit;
  const title = isTarget ? titles.counterCharge(who, at) : titles.intercept(who, at);
  return said.leaveTable ? `${title}, ${titles.leaving}` : title;
};

export const titleOf = ({ react }: MeasuredMessages, match: TabletopMatch, choice: Choice): string | undefined => {
  const said: Said = choice;
  const { titles } = react;
  const who = said.unit === undefined ? '' : unitName(match, said.unit);
  switch (said.do) {
    case 'intercept':
    case 'opportunityFire':
      return interceptOf(react, match, said);
    case 'pass':
    case 'goOn':
    case 'replan':
    case 'stand':
    case 'hastyBlock':
    case 'finish':
      return titles[said.do];
    case 'recoil':
    case 'evade':
      return titles[said.do](wayOf(react, match, said));
    case 'aboutFace':
      return said.slide === 'backward' ? titles.aboutFaceBackward : titles.aboutFace;
    case 'fire':
      return match.decision?.kind === 'react' ? fireOf(react, said) : undefined;
    case 'form':
      return match.decision?.kind === 'hastyBlock' ? formOf(react, said) : undefined;
    case 'fallBack':
      return titles.fallBack(lengthIn(match, said.by ?? 0));
    case 'reform':
      return reformOf(react, said);
    case 'retire':
    case 'join':
    case 'holdBack':
    case 'bounce':
      return titles[said.do](who);
    case 'fight':
    case 'lossesOf':
      return t().verbs[said.do](who);
    case 'rethrow':
      return t().verbs.rethrowAll;
    case 'keep':
      return t().verbs.keep;
    default:
      return undefined;
  }
};
