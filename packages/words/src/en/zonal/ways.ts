import type { WAYS } from '@five-victories/engine/zonal';
import type { English } from './facts.js';

export const ways: English<typeof WAYS> = {
  tooManyActions: ({ unit, to, needs, has }) =>
    `${unit} would need ${needs.figure} ${needs.either('action', 'actions')} to come to ${to}, and has ${has.figure}.`,
  entersElsewhere: ({ unit, to, front }) => `${unit} comes onto the table in ${front}, not in ${to}.`,
  leavesElsewhere: ({ unit, to, behind }) =>
    `From where it stands ${unit} goes into reserve in ${behind}, not in ${to}.`,
};
