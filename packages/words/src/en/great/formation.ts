import type { GREAT_FORMATION } from '@five-victories/engine/great';
import type { English } from './facts.js';

export const formation: English<typeof GREAT_FORMATION> = {
  notInThisFormation: ({ unit, type, formation: wanted, allowed }) =>
    `${unit} is ${type} and may not be in ${wanted.bare}; it may be in ${allowed}.`,
  noStandMoves: ({ unit, side }) =>
    `No stand of ${unit} moves in this change: seen from the one that is kept, the other is ${side.way}.`,
  bendsWhereStandsMeet: ({ unit, side }) =>
    `${unit} is bent where its stands meet: seen from the one that is kept, the other stays ${side.way}.`,
  otherStandGoes: ({ unit, sides, other }) =>
    `Seen from the stand of ${unit} that stays, the other goes ${sides}, not ${other}.`,
  otherStandGoesBehind: ({ unit }) => `In a block the other stand of ${unit} goes behind, not in front.`,
  bendWanted: ({ unit }) => `Say which way and by how much ${unit} is to be bent.`,
  hasThisFormation: ({ unit }) => `${unit} is already in this formation.`,
  isBentSoAlready: ({ unit }) => `${unit} is already in this formation and bent that way.`,
  noChangeToTheSame: ({ unit }) => `${unit} is already in this formation, and taking it again would change nothing.`,
};
