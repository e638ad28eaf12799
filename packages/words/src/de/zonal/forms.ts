import type { FORMS } from '@five-victories/engine/zonal';
import { STAND } from '../facts.js';
import type { German } from './facts.js';

export const forms: German<typeof FORMS> = {
  noOtherForm: ({ unit }) => `${unit} kann keine andere Formation oder Anordnung einnehmen.`,
  keepsFacingUnlessDefensive: ({ unit, facing }) =>
    `${unit} behält seine Blickrichtung ${facing}: Es verlässt keine Abwehrformation.`,
  standsSoAlready: ({ unit }) => `So steht ${unit} schon.`,
  mayNotOpen: ({ unit, size, stands }) =>
    `${unit} darf mit ${size.either('seinem', 'seinen')} ${size.figures(STAND, 'dative')} ${stands} nicht in loser Ordnung sein.`,
  gunsAlwaysOpen: ({ unit }) => `${unit} ist Artillerie und immer in loser Ordnung.`,
  singleAlwaysOpen: ({ unit }) => `${unit} ist ein einzelner Stand und immer in loser Ordnung.`,
  onlyFootDefensive: ({ unit }) => `${unit} ist kein Fußvolk, und nur Fußvolk bildet eine Abwehrformation.`,
  mountedOpenOnly: ({ unit, zone, terrain }) =>
    `${unit} ist beritten und darf dort (${zone}, ${terrain}) nur in loser Ordnung sein.`,
  groundClosed: ({ zone, terrain, unit }) => `${zone} (${terrain}) ist für ${unit} gesperrt.`,
  otherStands: ({ unit, bag, layout }) => `${unit} hat die Stände ${bag}, und ${layout} zeigt nicht genau diese.`,
  noValidShape: ({ layout, size }) => `${layout} ist keine gültige Form für ${size.figures(STAND)}.`,
};
