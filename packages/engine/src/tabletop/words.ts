/** Words and figures for sentences. */
import { standsInWords, type Cast } from '../words/names.js';
import type { TabletopRules } from './rules.js';
import type { Formation } from './unit.js';

export { atMost, counted, some } from '../words/english.js';
export { nameOf } from '../words/names.js';

/** `PPB`: two pike stands and one bill stand, or elements. */
export const basesInWords = (match: Cast & { readonly rules: Pick<TabletopRules, 'words'> }, letters: string): string =>
  standsInWords(match, letters, match.rules.words.base);

type Measured = { readonly rules: Pick<TabletopRules, 'words'> };

/**
 * A length with up to two decimals and its measure: 4600 is 4.6" or 4.6 cm. Half a hundredth is not counted: it is the
 * slack of SV-GEO-18, so what is within a limit never reads as more. What would read as nothing is told exactly.
 */
export const lengthText = (match: Measured, thousandths: number): string => {
  const hundredths = Math.ceil(thousandths / 10 - 0.5);
  return hundredths === 0 ? exactText(match, thousandths) : `${hundredths / 100}${match.rules.words.measure}`;
};
/** A length to the thousandth, where one more or less decides. */
export const exactText = ({ rules }: Measured, thousandths: number): string =>
  `${Math.round(thousandths) / 1000}${rules.words.measure}`;
/** An angle in degrees: 455 is 45.5. */
export const degreeText = (tenths: number): string => String(Math.round(tenths) / 10);

export const FORMED: Readonly<Record<Formation, string>> = {
  line: 'line',
  block: 'a block',
  defensiveBlock: 'a defensive block',
  openOrder: 'open order',
  skirmishLine: 'skirmish line',
  roadColumn: 'road column',
  bentLine: 'a bent line',
  bentOpenOrder: 'bent open order',
  bentSkirmishLine: 'a bent skirmish line',
  bentRoadColumn: 'a bent road column',
  mass: 'mass',
  battle: 'a Battle',
};

/** What an order tells a unit to do, where the verb of the protocol is no English. */
const DEEDS: Readonly<Record<string, string>> = {
  changeFormation: 'change formation',
  sideStep: 'side-step',
  stepBack: 'step back',
  prolongBack: 'prolong back',
  packUp: 'pack up',
  aboutFace: 'face about',
};
export const deedOf = (verb: string): string => DEEDS[verb] ?? verb;
