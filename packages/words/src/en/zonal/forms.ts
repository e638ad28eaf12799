import type { FORMS } from '@five-victories/engine/zonal';
import type { English } from './facts.js';

export const forms: English<typeof FORMS> = {
  noOtherForm: ({ unit }) => `${unit} has no other formation or arrangement to take.`,
  keepsFacingUnlessDefensive: ({ unit, facing }) =>
    `${unit} keeps its facing ${facing}: it does not leave a defensive formation.`,
  standsSoAlready: ({ unit }) => `${unit} already stands that way.`,
  mayNotOpen: ({ unit, size, stands }) =>
    `${unit} may not be in open order with its ${size.figures('stand')} ${stands}.`,
  gunsAlwaysOpen: ({ unit }) => `${unit} is artillery and always in open order.`,
  singleAlwaysOpen: ({ unit }) => `${unit} is a single stand and always in open order.`,
  onlyFootDefensive: ({ unit }) => `${unit} is not foot, and only foot form a defensive formation.`,
  mountedOpenOnly: ({ unit, zone, terrain }) =>
    `${unit} is mounted and may be in ${zone} (${terrain}) in open order only.`,
  groundClosed: ({ zone, terrain, unit }) => `${zone} (${terrain}) is closed to ${unit}.`,
  otherStands: ({ unit, bag, layout }) => `${unit} has the stands ${bag}, and ${layout} does not show just these.`,
  noValidShape: ({ layout, size }) => `${layout} is not a valid shape for ${size.figures('stand')}.`,
};
