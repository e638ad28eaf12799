import type { LOSSES } from '@five-victories/engine/zonal';
import type { English } from './facts.js';

export const losses: English<typeof LOSSES> = {
  noLosses: ({ unit }) => `${unit} has no losses to take now.`,
  smallerFirst: ({ unit, stands, size }) =>
    `${unit} has ${stands.figures('stand')}, and units of ${size.figures('stand')} come before it.`,
  otherSideFirst: ({ unit }) =>
    `Among units of the same size, those of the side without the initiative come before ${unit}.`,
  nameKinds: ({ unit, k }) =>
    `${unit} is in reserve: name the ${k.either('kind', 'kinds')} of its ${k.figure} lost ${k.either('stand', 'stands')}.`,
  mustLoseOf: ({ unit, k, bag, stands }) => `${unit} must lose ${k.figure} of its stands ${bag}, not ${stands}.`,
  nameCells: ({ unit, k }) => `${unit} loses ${k.figures('stand')}: name the ${k.either('cell', 'cells')}.`,
  mustLoseSoMany: ({ unit, k, hits, count }) =>
    `${unit} must lose ${k.figure} of its stands for its ${hits.figures('hit')}, not ${count.figure}.`,
  noStandsInCells: ({ unit, layout, k, cells }) =>
    k.n === 1
      ? `${unit} (${layout}) has no stand in the cell ${cells}.`
      : `${unit} (${layout}) has no ${k.figure} different stands in the cells ${cells}.`,
  standsKeepPlace: ({ k, own, stands }) =>
    `The ${k.either('cell holds', 'cells hold')} ${own}, and stands keep their place: not ${stands}.`,
  kindsKeepPlace: ({ unit, k, fixed, kinds, stands }) =>
    `${unit} must lose ${k.figures('stand')}, ${fixed.figure} of kind ${kinds}, as the ${k.either('cell holds', 'cells hold')}, not ${stands}.`,
  leavesNoShape: ({ unit }) =>
    `What is left of ${unit} would be no valid shape, and there are removals that leave one.`,
};
