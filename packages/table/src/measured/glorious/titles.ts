/** What the options of A Glorious Victory say on their buttons. */
import { findUnit, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import {
  isGlorious,
  type Assign,
  type Charge,
  type Elements,
  type Fire,
  type Laying,
  type Leave,
  type Move,
  type Order,
  type Remove,
  type Retire,
  type StepBack,
  type Wheel,
  type GloriousMatch,
} from '@five-victories/engine/glorious';
import { unitAsked, type MeasuredAsked } from '../decisions.js';
import { joined } from '../words/said.js';
import type { MeasuredMessages } from '../words/en/index.js';
import { degreesIn, formationName, lengthIn, standName, unitName, unitNames } from '../words/names.js';

type Words = MeasuredMessages;
type Said =
  | Order
  | Fire
  | Assign
  | Remove
  | Retire
  | Leave
  | { readonly do: 'attack' | 'lossesOf'; readonly unit: UnitId }
  | { readonly do: 'rethrow' | 'keep' | 'finish' };

// ---- functions -------------------------------------------------------------------------------------------------------

const degrees = (by: number, words: Words): string => {
  const { glorious } = words;
  const text = glorious.degrees(degreesIn(Math.abs(by), words));
  return by < 0 ? glorious.toLeft(text) : glorious.toRight(text);
};

const wheelText = (how: 'turn' | 'wheel' | 'pivot', { corner, by }: Wheel, words: Words): string => {
  const { titles } = words.glorious;
  const turn = titles[how](degrees(by, words));
  return corner === undefined ? turn : titles.about(turn, titles.corners[corner]);
};

const withPivot = (what: string, pivot: Wheel | undefined, words: Words): string =>
  pivot ? words.glorious.titles.first(wheelText('pivot', pivot, words), what) : what;

const moveTitle = (match: GloriousMatch, { ahead, byHorse, join, take, pivot }: Move, words: Words): string => {
  const { titles } = words.glorious;
  const what = (): string => {
    if (join !== undefined) return titles.join(unitName(match, join));
    if (take !== undefined) return titles.take(unitNames(match, take, words));
    const far = lengthIn(match, ahead ?? 0, words);
    return byHorse ? titles.ride(far) : titles.ahead(far);
  };
  return withPivot(what(), pivot, words);
};

const backTitle = (match: GloriousMatch, { back, join, pivot }: StepBack, words: Words): string => {
  const { titles } = words.glorious;
  const what =
    join === undefined ? titles.back(lengthIn(match, back ?? 0, words)) : titles.backTo(unitName(match, join));
  return withPivot(what, pivot, words);
};

/** Where the odd element of a mass is: the file that is not empty in its last rank. */
export const oddFile = (layout: string): 'left' | 'right' | undefined => {
  const last = layout.split('/').at(-1) ?? '';
  if (!layout.includes('/') || !last.includes('.')) return undefined;
  return last.startsWith('.') ? 'right' : 'left';
};

const layingText = ({ formation, layout, element }: Laying, words: Words): string => {
  const { titles } = words.glorious;
  const odd = oddFile(layout);
  return joined([formationName(formation, words), odd && titles.oddAt[odd], titles.keeps(element + 1)]);
};

const chargeTitle = (match: GloriousMatch, { target, pivot, change }: Charge, words: Words): string => {
  const { titles } = words.glorious;
  const charge = titles.charge(unitName(match, target));
  const formed = change ? titles.inFormation(formationName(change.formation, words)) : undefined;
  return withPivot(joined([charge, formed]), pivot, words);
};

// ---- fire, hand-to-hand, losses --------------------------------------------------------------------------------------

const elementsText = (match: GloriousMatch, elements: Elements | undefined, words: Words): string => {
  const { titles } = words.glorious;
  if (elements === undefined) return '';
  if (typeof elements === 'number') return titles.elements(elements);
  return words.names.list(
    Object.entries(elements)
      .filter(([, n]) => n > 0)
      .map(([letter, n]) => words.names.standsOf(n, standName(match, letter, words))),
  );
};

const fireTitle = (match: GloriousMatch, { unit, at, pivot }: Fire, words: Words): string => {
  const { titles } = words.glorious;
  const targets = at.map(({ target, elements }) =>
    titles.volley(unitName(match, target), elementsText(match, elements, words)),
  );
  return withPivot(titles.fire(unitName(match, unit), words.names.list(targets)), pivot, words);
};

const assignTitle = (match: GloriousMatch, { at }: Assign, words: Words): string =>
  words.names.list(
    at.map(({ target, elements }) =>
      words.glorious.titles.against(elementsText(match, elements, words), unitName(match, target)),
    ),
  );

const removeTitle = (match: GloriousMatch, said: Remove, unit: UnitId, words: Words): string => {
  const { titles } = words.glorious;
  const { element, gone, elements, commanders = [] } = said;
  const numbers = gone ?? (element === undefined ? [] : [element]);
  const letters = findUnit(match, unit)?.stands ?? '';
  const what = [
    ...numbers.map((n) => titles.element(n + 1, standName(match, letters[n] ?? '', words))),
    ...(elements ? [elementsText(match, elements, words)] : []),
    ...commanders.map((id) => unitName(match, id)),
  ];
  return titles.loses(words.names.list(what.filter((each) => each !== '')));
};

const retireTitle = (match: GloriousMatch, { unit, stay = [] }: Retire, words: Words): string => {
  const { titles } = words.glorious;
  const staying = stay.map((standing) => standing.unit);
  return joined([
    titles.retire(unitName(match, unit)),
    staying.length > 0 ? titles.staying(unitNames(match, staying, words)) : undefined,
  ]);
};

/** undefined: its title is that of all measured games. */
export const gloriousTitle = (
  match: TabletopMatch,
  choice: { readonly do: string },
  asked: MeasuredAsked | undefined,
  words: Words,
): string | undefined => {
  if (!isGlorious(match)) return undefined;
  const { titles } = words.glorious;
  const said = choice as Said;
  switch (said.do) {
    case 'turn':
      return wheelText(said.corner === undefined ? 'turn' : 'wheel', said, words);
    case 'aboutFace':
      return joined([titles.aboutFace, said.file && titles.oddTo[said.file]]);
    case 'move':
      return moveTitle(match, said, words);
    case 'stepBack':
      return backTitle(match, said, words);
    case 'prolong':
      return withPivot(titles.prolong(lengthIn(match, said.ahead, words)), said.pivot, words);
    case 'changeFormation':
      return titles.change(layingText(said, words));
    case 'charge':
      return chargeTitle(match, said, words);
    case 'unlimber':
      return joined([
        titles.unlimber,
        said.heading === undefined ? undefined : titles.facing(degreesIn(said.heading, words)),
      ]);
    case 'shift':
      return titles.shift(unitName(match, said.unit));
    case 'fire':
      return fireTitle(match, said, words);
    case 'attack':
      return titles.attack(unitName(match, said.unit));
    case 'assign':
      return assignTitle(match, said, words);
    case 'lossesOf':
      return titles.losses(unitName(match, said.unit));
    case 'remove':
      return removeTitle(match, said, (asked && unitAsked(asked)) ?? '', words);
    case 'retire':
      return retireTitle(match, said, words);
    case 'leave':
      return titles.leave(unitName(match, said.unit), lengthIn(match, said.x, words), lengthIn(match, said.y, words));
    case 'rethrow':
    case 'keep':
    case 'finish':
    case 'stay':
      return titles[said.do];
    case 'limber':
    case 'stop':
      return undefined;
    default:
      said satisfies never;
      return undefined;
  }
};
