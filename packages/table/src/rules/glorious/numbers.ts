/** The numbers that the rules of A Glorious Victory speak of, all asked of the rules; lengths as they are written. */
import {
  chargeReach,
  DIAMETERS,
  isGlorious,
  LEAST_OF_BATTLE,
  moveOf,
  spacesOf,
  tariffOf,
  TEMPLATE_LENGTH,
  TEMPLATE_WIDTH,
  typeNamed,
  type Placed,
} from '@five-victories/engine/glorious';
import { bookOf, lengthOf, sampleOf } from '../../measured/sheet/asked.js';

const TENTHS = 10;

export const gloriousNumbers = (language: 'en' | 'de') => {
  const { match, ...rest } = bookOf('glorious', language);
  if (!isGlorious(match)) throw new Error('That is not A Glorious Victory.');
  const book = { ...rest, match };
  const { rules, state } = match;
  const long = (thousandths: number): string => lengthOf(book, thousandths);
  const unit = (type: string, limbered = false): Placed => sampleOf(book, type, { limbered });
  return {
    elements: typeNamed(unit('foot hand')).elements,
    leastOfBattle: LEAST_OF_BATTLE,
    smallest: long(DIAMETERS[0]!),
    largest: long(DIAMETERS.at(-1)!),
    chiefSpaces: spacesOf(state.options, 'C'),
    templateLong: long(TEMPLATE_LENGTH),
    templateWide: long(TEMPLATE_WIDTH),
    deployment: long(state.options.deploymentDepth * 1000),
    woods: long(state.options.woodsVisibility * 1000),
    turns: state.options.turnLimit ?? 0,
    full: rules.fullVictory,
    moves: (type: string): string => long(moveOf(unit(type, true), false, false)),
    rides: long(moveOf(unit('mounted foot hand'), true, false)),
    stepBack: long(moveOf(unit('foot hand'), false, true)),
    prolong: long(moveOf(unit('organ gun'), false, false)),
    charges: (type: string): string => long(chargeReach(unit(type))),
    commands: (type: string): string => long(rules.types[type]?.range ?? 0),
    turn: (type: string, limbered = false): number => tariffOf(unit(type, limbered)).turn / TENTHS,
  };
};
export type GloriousNumbers = ReturnType<typeof gloriousNumbers>;
