import type { STEPS } from '@five-victories/engine/manoeuvre';
import { STAND } from '../facts.js';
import type { German } from './facts.js';

export const steps: German<typeof STEPS> = {
  mustReformFirst: ({ unit }) => `${unit} muss sich danach neu ordnen; die übrigen Schritte kommen dann.`,
  stillTouchesAtEnd: ({ unit, other }) => `${unit} würde am Ende dieser Schritte ${other} noch immer berühren.`,
  noStep: ({ unit }) => `${unit} braucht mindestens einen Schritt.`,
  neverMovesSo: ({ unit }) => `${unit} darf sich in dieser Formation nicht bewegen.`,
  notThatWay: ({ unit, side }) => `${unit} darf sich in dieser Handlung nicht in diese Richtung bewegen: ${side.bare}.`,
  oneStraightMove: ({ unit }) => `${unit} hat den einen geraden Zug dieser Handlung schon gemacht.`,
  pivotOfNothing: ({ unit }) => `Ein Einschwenken von ${unit} muss einen Winkel haben.`,
  onlyTurns: ({ unit, allowance }) =>
    `${unit} darf in dieser Handlung nur ${allowance} weit ziehen, sich also nur drehen.`,
  changedFlowsNot: ({ unit, other }) =>
    `${unit} hat in dieser Phase die Formation gewechselt und darf ${other} nicht umfließen.`,
  neverTurnsSo: ({ unit }) => `${unit} darf sich in dieser Formation nicht drehen.`,
  turnsNot: ({ unit }) => `${unit} darf sich in dieser Handlung nicht drehen, nur einmal einschwenken.`,
  turnedAlready: ({ unit }) => `${unit} hat sich seit dem letzten geraden Zug schon gedreht.`,
  turnGainsGround: ({ unit, far, most }) =>
    `Durch das Drehen käme ${unit} ${far} weit vom Ausgangspunkt; die Grenze liegt bei ${most}.`,
  slidesForward: ({ unit }) => `Rotten von ${unit} rücken nur nach vorn nach.`,
  turnsNoPivot: ({ unit }) => `${unit} dreht sich in dieser Handlung und schwenkt nicht ein.`,
  bentNoPivot: ({ unit }) => `${unit} ist geknickt und darf nicht einschwenken.`,
  pivotsAboutFront: ({ unit }) => `${unit} schwenkt um die Mitte der Front ein; nur ein Abwehrblock darf wählen.`,
  pivotTooMuch: ({ edge, unit, most, angle }) =>
    `Bei einer Kante von ${edge} darf ${unit} um ${most}° einschwenken, nicht um ${angle}°.`,
  pivotedAlready: ({ unit }) => `${unit} ist in dieser Phase schon eingeschwenkt.`,
  wouldLose: ({ unit, stands, confirm }) =>
    `${unit} würde ${stands ? stands.of(STAND, 'accusative') : 'alle Stände'} über die Tischkante verlieren; ${confirm}.`,
  touchingStaysOn: ({ unit, other }) => `${unit} darf den Tisch nicht verlassen, solange es ${other} noch berührt.`,
  tooFastHere: ({ unit }) => `${unit} darf in schwierigem Gelände nicht so schnell gehen.`,
  noChangeAndMove: ({ unit }) => `${unit} darf in schwierigem Gelände nicht die Formation wechseln und sich bewegen.`,
  pathTooLong: ({ unit, allowance, path }) => `${unit} darf ${allowance} weit ziehen, und dieser Weg ist ${path}.`,
};
