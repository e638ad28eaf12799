import type { ARMY } from '@five-victories/engine/tabletop';
import type { German } from './facts.js';

export const army: German<typeof ARMY> = {
  leadsNobody: ({ unit }) => `${unit} führt niemanden und hat keine Güte der Führung.`,
  unitOfNoType: ({ unit, type, types }) => `${unit}: Eine Art „${type}“ gibt es nicht; die Arten sind ${types}.`,
};
