import type { GREAT_FORMATION } from '@five-victories/engine/great';
import type { German } from './facts.js';

export const formation: German<typeof GREAT_FORMATION> = {
  notInThisFormation: ({ unit, type, formation: wanted, allowed }) =>
    `${unit} (${type}) darf diese Formation nicht einnehmen: ${wanted.bare}. Erlaubt: ${allowed}.`,
  noStandMoves: ({ unit, side }) =>
    `Kein Stand von ${unit} bewegt sich bei diesem Wechsel; vom festen aus gesehen ist der andere ${side.bare}.`,
  bendsWhereStandsMeet: ({ unit, side }) =>
    `${unit} wird geknickt, wo die Stände aneinanderstoßen: Vom festen aus gesehen bleibt der andere ${side.bare}.`,
  otherStandGoes: ({ unit, sides, other }) =>
    `Der andere Stand von ${unit} kommt, vom festen aus gesehen, ${sides}, nicht ${other}.`,
  otherStandGoesBehind: ({ unit }) => `In einem Block kommt der andere Stand von ${unit} nach hinten, nicht nach vorn.`,
  bendWanted: ({ unit }) => `Es fehlt, wohin und wie stark ${unit} geknickt werden soll.`,
  hasThisFormation: ({ unit }) => `${unit} steht schon in dieser Formation.`,
  isBentSoAlready: ({ unit }) => `${unit} steht schon in dieser Formation und ist schon so geknickt.`,
  noChangeToTheSame: ({ unit }) =>
    `${unit} steht schon in dieser Formation, und sie noch einmal einzunehmen ist kein Wechsel der Formation.`,
};
