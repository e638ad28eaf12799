/** What the options of reactions, joining in and leaving say on their buttons; undefined: not one of these. */
import type { Choice } from '@five-victories/engine/kernel';
import type {
  Away,
  HastyForm,
  HastyPair,
  Intercept,
  Reaction,
  Reform,
  TabletopMatch,
} from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import { askedIn, targetAsked, unitIn, type MeasuredChoice } from '../decisions.js';
import type { MeasuredMessages } from '../words/en/index.js';
import { degreesIn, formationName, lengthIn, unitName } from '../words/names.js';

type Words = MeasuredMessages['react'];

const wayOf = ({ way, titles }: Words, match: TabletopMatch, { aboutFace, turn, ahead, leaveTable }: Away) =>
  [
    ...(aboutFace ? [way.aboutFace] : []),
    ...(turn ? [way.turn(degreesIn(Math.abs(turn)), turn < 0 ? 'left' : 'right')] : []),
    way.ahead(lengthIn(match, ahead)),
    ...(leaveTable ? [titles.leaving] : []),
  ].join(', ');

const fireOf = ({ titles }: Words, { stands, points, pivot }: Extract<Reaction, { do: 'fire' }>): string => {
  const title = stands
    ? titles.fireStands(stands.length)
    : points === undefined
      ? titles.fire
      : titles.firePoints(points);
  return pivot ? titles.pivoted(title, degreesIn(pivot)) : title;
};

const formOf = ({ titles }: Words, said: HastyForm | HastyPair): string => {
  const keeps = titles.keeps(said.stand + 1);
  if ('other' in said) return `${keeps}, ${titles[said.other]}`;
  return titles.form(said.layout, said.reversed ? `${keeps}, ${titles.reversed}` : keeps);
};

/** Which stand keeps its place tells those of one layout apart. */
const reformOf = ({ titles }: Words, { formation, layout, from }: Reform): string => {
  const title = titles.reform(formationName(formation), layout);
  return from === undefined ? title : `${title}, ${titles.around(from + 1)}`;
};

const interceptOf = ({ titles }: Words, match: TabletopMatch, said: Exclude<Intercept, { do: 'pass' }>): string => {
  const [who, at] = [unitName(match, said.unit), lengthIn(match, said.at)];
  if (said.do === 'opportunityFire') return titles.opportunityFire(who, at);
  const asked = match.decision?.kind === 'intercept' ? askedIn(match) : undefined;
  const isTarget = asked !== undefined && targetAsked(asked) === said.unit;
  const title = isTarget ? titles.counterCharge(who, at) : titles.intercept(who, at);
  return said.leaveTable ? `${title}, ${titles.leaving}` : title;
};

export const titleOf = ({ react }: MeasuredMessages, match: TabletopMatch, choice: Choice): string | undefined => {
  const said = choice as MeasuredChoice; // offered by a measured game, or put together for one
  const { titles } = react;
  const unit = unitIn(said);
  const who = unit === undefined ? '' : unitName(match, unit);
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
      return 'slide' in said && said.slide === 'backward' ? titles.aboutFaceBackward : titles.aboutFace;
    case 'fire':
      return match.decision?.kind === 'react' ? fireOf(react, said as Extract<Reaction, { do: 'fire' }>) : undefined;
    case 'form':
      return match.decision?.kind === 'hastyBlock' ? formOf(react, said as HastyForm | HastyPair) : undefined;
    case 'fallBack':
      return titles.fallBack(lengthIn(match, said.by));
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
