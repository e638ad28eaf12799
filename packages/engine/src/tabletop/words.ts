/** Figures as people read them. */
import type { TabletopRules } from './rules.js';

type Measured = { readonly rules: Pick<TabletopRules, 'words'> };

/**
 * A length with up to two decimals and its measure: 4600 is 4.6" or 4.6 cm. Half a hundredth is not counted: it is the
 * slack of SV-GEO-18, so what is within a limit never reads as more. What would read as nothing is told exactly.
 */
export const lengthText = (match: Measured, thousandths: number): string => {
  const hundredths = Math.ceil(thousandths / 10 - 0.5);
  return hundredths === 0 ? exactText(match, thousandths) : `${hundredths / 100}${match.rules.words.measure}`;
};
const exactText = ({ rules }: Measured, thousandths: number): string =>
  `${Math.round(thousandths) / 1000}${rules.words.measure}`;
/** An angle in degrees: 455 is 45.5. */
export const degreeText = (tenths: number): string => String(Math.round(tenths) / 10);
