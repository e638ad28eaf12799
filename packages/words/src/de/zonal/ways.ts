import type { WAYS } from '@five-victories/engine/zonal';
import type { German } from './facts.js';

export const ways: German<typeof WAYS> = {
  tooManyActions: ({ unit, to, needs, has }) =>
    `${unit} bräuchte ${needs.figure} ${needs.either('Handlung', 'Handlungen')}, um dorthin zu kommen (${to}), und hat ${has.figure}.`,
  entersElsewhere: ({ unit, to, front }) => `${unit} rückt nur hier ein: ${front}. Dort geht es nicht: ${to}.`,
  leavesElsewhere: ({ unit, to, behind }) =>
    `${unit} kommt von hier nur in diese Reserve: ${behind}. Dort geht es nicht: ${to}.`,
};
