import type { FORMS } from '@five-victories/engine/tabletop';
import type { German } from './facts.js';

export const forms: German<typeof FORMS> = {
  noBlockOfTwo: ({ unit, count }) => `${unit} hat ${count.figures()}, und die bilden hier keinen Block.`,
  standsHaveGaps: ({ unit, layout }) =>
    `${unit} kann so nicht stehen (${layout}): Es gibt Lücken oder Stände, die hinter keinem anderen stehen.`,
  noSuchBlock: ({ unit, layout, count, shapes }) =>
    `${unit} bildet so keinen Block (${layout}); die Glieder von ${count.figures('dative')} können ${shapes} sein.`,
  hasOtherStands: ({ unit, stands, layout }) => `${unit} hat die Stände ${stands}, und ${layout} hat andere.`,
  columnOneWide: ({ layout }) => `Eine Kolonne ist einen Stand breit, und ${layout} ist es nicht.`,
  oneRankOnly: ({ unit, layout }) => `${unit} muss in einem Glied ohne Lücken stehen, und ${layout} zeigt das nicht.`,
  bendTooMuch: ({ unit, most, angle }) =>
    `${unit} darf um mehr als 0 und höchstens ${most}° geknickt sein, nicht um ${angle}°.`,
  bendMissing: ({ unit }) => `Es fehlt, wo und wie ${unit} geknickt ist.`,
  bendAfter: ({ unit, count, after }) =>
    `${unit} hat ${count.figures()} und kann nicht nach ${after} davon geknickt werden.`,
  followersMissing: ({ unit, wanted, given }) =>
    `${unit} hat ${wanted.figure} ${wanted.either('nachfolgenden Stand', 'nachfolgende Stände')}; angegeben ${given.either('ist', 'sind')} ${given.figure}.`,
  hasNoBend: ({ unit, formation }) => `${unit} ist in einer Formation ohne Knick: ${formation.bare}.`,
  hasNoTrail: ({ unit, formation }) =>
    `${unit} ist in einer Formation, in der niemand einzeln folgt: ${formation.bare}.`,
};
