import type { GLORIOUS_OPTIONS } from '@five-victories/engine/glorious';
import { ELEMENT } from '../tabletop/facts.js';
import { PLATZ, type German } from './facts.js';

export const options: German<typeof GLORIOUS_OPTIONS> = {
  areaOffTable: () => 'Diese Fläche liegt nicht ganz auf dem Tisch.',
  areasOverlap: () => 'Diese Fläche überschneidet die der anderen Seite.',
  stripTooDeep: ({ depth, table }) =>
    `Eine Seite stellt höchstens in einem Drittel des Tisches auf, und ${depth}" ist mehr als ein Drittel von ${table}".`,
  tooFewFitOnBase: ({ most, least }) =>
    `Ein Gewalthaufen beginnt mit ${least.figures(ELEMENT, 'dative')}, und auf der größten runden Platte ist Platz für ${most.figure} Fußvolk dieser Größe.`,
  noBaseHolds: ({ least }) =>
    `Ein Gewalthaufen beginnt mit ${least.figures(PLATZ, 'dative')}, und so viele hat keine runde Platte.`,
  presetWanted: ({ presets }) => `Mit fertigen Heeren des Buches braucht jede Seite eines davon: ${presets}.`,
};
