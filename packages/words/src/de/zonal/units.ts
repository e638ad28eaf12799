import type { UNITS } from '@five-victories/engine/zonal';
import type { German } from './facts.js';

export const units: German<typeof UNITS> = {
  friend: ({ target }) => `${target} ist auf der eigenen Seite.`,
  notYours: ({ unit }) => `${unit} gehört nicht dir.`,
  unknownUnit: ({ unit }) => `In dieser Partie gibt es keine Einheit ${unit}.`,
  isRouted: ({ unit }) => `${unit} ist geflohen.`,
  notMounted: ({ unit }) => `${unit} ist nicht beritten.`,
  namedTwice: ({ unit }) => `${unit} ist zweimal genannt.`,
};
