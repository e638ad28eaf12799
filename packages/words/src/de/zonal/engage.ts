import type { ENGAGE } from '@five-victories/engine/zonal';
import type { German } from './facts.js';

export const engage: German<typeof ENGAGE> = {
  gunsNeverEngage: ({ unit }) => `${unit} ist Artillerie und kann niemanden angehen.`,
  defensiveNeverEngages: ({ unit }) => `${unit} steht in Abwehrformation und kann niemanden angehen.`,
  wasEngaged: ({ unit }) => `${unit} war im Kampf und kann in dieser Phase niemanden angehen.`,
  offTableNotEngaged: ({ target }) => `${target} steht nicht auf dem Tisch und kann nicht angegangen werden.`,
  inAnotherZone: ({ target, to, unit, zone }) => `${target} ist nicht in derselben Zone (${to}) wie ${unit} (${zone}).`,
  unengagedFirst: ({ first, target }) => `${first} ist frei und kommt vor ${target}, das im Kampf ist.`,
  noVacantFace: ({ target }) => `Alle vier Seiten von ${target} sind besetzt.`,
};
