import type { KERNEL } from '@five-victories/engine/kernel';
import type { Sentences } from '../language.js';
import type { common } from './facts.js';

export const kernel: Sentences<typeof KERNEL, typeof common> = {
  diceToEnter: ({ count, sides }) =>
    `${count.figures('die', 'dice')} from 1 to ${sides} ${count.either('is', 'are')} to be entered.`,
  matchIsOver: () => 'The match is over.',
  noAnswer: ({ verb, kind, verbs }) => `"${verb}" is no answer to what is asked now ("${kind}"), which takes ${verbs}.`,
  notAmongAnswers: ({ kind }) => `This is not among the answers to what is asked now ("${kind}").`,
  diceFirst: () => 'Dice are being thrown; enter them first.',
  noSwitch: ({ switch: name }) => `There is no house rule "${name}" in this game.`,
  switchSettled: ({ switch: name }) => `"${name}" has been settled for the rest of the match.`,
  switchSetSo: ({ switch: name }) => `"${name}" is already set that way.`,
  disputeOpen: () => 'Another dispute is open.',
};
