import type { KERNEL } from '@five-victories/engine/kernel';
import type { Sentences } from '../language.js';
import type { common } from './facts.js';

export const kernel: Sentences<typeof KERNEL, typeof common> = {
  diceToEnter: ({ count, sides }) =>
    `${count.figure} Würfel von 1 bis ${sides} ${count.either('ist', 'sind')} einzugeben.`,
  matchIsOver: () => 'Die Partie ist vorbei.',
  noAnswer: ({ verb, kind, verbs }) =>
    `„${verb}“ ist keine Antwort auf das, was jetzt gefragt ist („${kind}“); möglich: ${verbs}.`,
  notAmongAnswers: ({ kind }) => `Das ist keine der Antworten auf das, was jetzt gefragt ist („${kind}“).`,
  diceFirst: () => 'Es wird gerade gewürfelt; erst die Würfel eingeben.',
  noSwitch: ({ switch: name }) => `In diesem Spiel gibt es die Hausregel „${name}“ nicht.`,
  switchSettled: ({ switch: name }) => `„${name}“ ist für den Rest der Partie entschieden.`,
  switchSetSo: ({ switch: name }) => `„${name}“ gilt schon so.`,
  disputeOpen: () => 'Ein anderer Streit ist noch offen.',
};
