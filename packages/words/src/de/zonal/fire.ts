import type { FIRE } from '@five-victories/engine/zonal';
import type { German } from './facts.js';

export const fire: German<typeof FIRE> = {
  offTableCannotFire: ({ unit }) => `${unit} steht nicht auf dem Tisch und kann nicht schießen.`,
  firesDismountedOnly: ({ unit }) => `${unit} ist aufgesessen und schießt nur abgesessen.`,
  firesInReactionsOnly: ({ unit }) => `${unit} schießt nur, wenn es reagiert.`,
  nothingToFireWith: ({ unit }) => `${unit} hat nichts zum Schießen.`,
  engagedCannotFire: ({ unit }) => `${unit} ist im Kampf und kann nicht schießen.`,
  hasFired: ({ unit }) => `${unit} hat in dieser Runde schon geschossen.`,
  offTableNotFiredAt: ({ target }) => `${target} steht nicht auf dem Tisch und kann nicht beschossen werden.`,
  engagedNotFiredAt: ({ target }) => `${target} ist im Kampf und kann nicht beschossen werden.`,
  outOfReach: ({ target, zone, unit }) => `${target} (${zone}) ist außer Reichweite von ${unit}.`,
  noDiceAgainst: ({ unit, target }) => `${unit} hätte keine Würfel gegen ${target}.`,
  lessShotAtFirst: ({ other, zone, fewer, target, drawn }) =>
    `Schüsse auf ${other} (${zone}): ${fewer.figure}, auf ${target}: ${drawn.figure}; ${other} ist zuerst an der Reihe.`,
  nameTarget: ({ unit }) => `Das Ziel von ${unit} fehlt.`,
};
