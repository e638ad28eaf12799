import type { ENGAGE } from '@five-victories/engine/zonal';
import type { English } from './facts.js';

export const engage: English<typeof ENGAGE> = {
  gunsNeverEngage: ({ unit }) => `${unit} is artillery and cannot engage.`,
  defensiveNeverEngages: ({ unit }) => `${unit} is in a defensive formation and cannot engage.`,
  wasEngaged: ({ unit }) => `${unit} was engaged and cannot engage in this phase.`,
  offTableNotEngaged: ({ target }) => `${target} is off the table and cannot be engaged.`,
  inAnotherZone: ({ target, to, unit, zone }) => `${target} is in ${to} and ${unit} in ${zone}.`,
  unengagedFirst: ({ first, target }) => `${first} is unengaged and comes before ${target}, which is engaged.`,
  noVacantFace: ({ target }) => `All four faces of ${target} are occupied.`,
};
