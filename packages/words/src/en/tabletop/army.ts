import type { ARMY } from '@five-victories/engine/tabletop';
import type { English } from './facts.js';

export const army: English<typeof ARMY> = {
  leadsNobody: ({ unit }) => `${unit} commands nobody and has no quality of command.`,
  unitOfNoType: ({ unit, type, types }) => `${unit}: there is no type "${type}"; the types are ${types}.`,
};
