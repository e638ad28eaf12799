/** Warum ein Bot tat, was er tat. */
import type { ReasonWords } from '../reasons.js';

const FORMS = {
  stands: ['Stand', 'Stände'],
  elements: ['Element', 'Elemente'],
  points: ['Stärkepunkt', 'Stärkepunkte'],
} as const;

export const reasons: ReasonWords = {
  number: (n) => n.toFixed(1).replace('.', ','),
  counted: (n, what) => `${n} ${FORMS[what][n === '1,0' ? 0 : 1]}`,
  beside: (instead, better, worse, tries) =>
    `Neben „${instead}“ stand er in ${better} von ${tries} Versuchen mit denselben Würfen besser und in ${worse} schlechter.`,
  alike: (instead, tries) => `In ${tries} Versuchen machte es neben „${instead}“ keinen Unterschied.`,
  chances: (hope, otherwise) => `Seine Aussicht auf den Sieg ist damit ${hope} %, sonst ${otherwise} %.`,
  hopes: (unit, loss) => `Er hofft, ${unit} ${loss} mehr zu kosten.`,
  fears: (unit, loss) => `Er fürchtet um ${unit}: ${loss} mehr verloren.`,
};
