import type { ORDERS } from '@five-victories/engine/manoeuvre';
import type { German } from './facts.js';

export const orders: German<typeof ORDERS> = {
  notMountedToDisengage: ({ unit }) => `${unit} ist nicht beritten und kann sich nicht vom Feind lösen.`,
  formedNotToDisengage: ({ unit }) => `${unit} kann sich in dieser Formation nicht vom Feind lösen.`,
  chariotsNeverDisengage: ({ unit }) => `${unit} hat schwere Streitwagen und kann sich nicht vom Feind lösen.`,
  notEngagedAtStart: ({ unit }) => `${unit} ist nicht seit Beginn der Phase in Berührung mit einem Feind.`,
  touchesMountedEnemy: ({ unit, other }) => `${unit} ist in Berührung mit ${other}, und das ist beritten.`,
  doneItsPart: ({ unit }) => `${unit} hat in dieser Phase getan, was es darf.`,
  wasEngagedDoesNothing: ({ unit }) =>
    `${unit} war zu Beginn der Phase in Berührung mit dem Feind und darf nichts tun.`,
  engagedMayDoNothing: ({ unit }) => `${unit} ist in Berührung mit einem Feind und darf nichts tun.`,
  gunsNeverFast: ({ unit, fast }) => `${unit} ist Artillerie und geht nie im ${fast}.`,
  neverFast: ({ unit, fast }) => `${unit} geht nie im ${fast}.`,
  notFastInThis: ({ unit, fast }) => `${unit} darf in dieser Handlung nicht im ${fast} gehen.`,
  blockNeverFast: ({ unit, fast }) => `${unit} steht im Abwehrblock und geht nie im ${fast}.`,
  enemyWasNear: ({ limit, unit }) => `Zu Beginn der Phase war ein Feind keine ${limit} von ${unit} entfernt.`,
  begunWithoutFast: ({ unit, fast }) => `${unit} hat den Zug ohne ${fast} begonnen.`,
  notFastHere: ({ unit, fast }) => `${unit} darf in schwierigem Gelände nicht im ${fast} gehen.`,
  bentOnlyChanges: ({ unit }) => `${unit} ist geknickt und darf nur die Formation wechseln.`,
  notInItsFormation: ({ unit }) => `${unit} darf das in dieser Formation nicht.`,
  noMoveAndChange: ({ unit }) => `${unit} darf in schwierigem Gelände nicht ziehen und die Formation wechseln.`,
  blockCannotMount: ({ unit }) => `${unit} steht im Abwehrblock und kann nicht aufsitzen.`,
  groundWouldClose: ({ unit, type }) => `${unit} steht auf Gelände, das dann gesperrt wäre: ${type}.`,
  failedNoCharge: ({ unit }) =>
    `${unit} hat die Probe nicht bestanden und darf in dieser Phase nicht noch einmal angreifen.`,
  failedOnlyMoves: ({ unit }) => `${unit} hat den Angriff verweigert und darf nur noch ziehen.`,
  disengagingAlready: ({ unit }) => `${unit} löst sich schon vom Feind und geht nun seinen Weg hinaus.`,
  begunAnother: ({ unit }) => `${unit} hat eine andere Handlung begonnen.`,
  onlyDisengages: ({ unit }) =>
    `${unit} war zu Beginn der Phase in Berührung mit dem Feind und darf sich nur von ihm lösen.`,
  flowedNoChange: ({ unit }) => `${unit} hat eine andere Einheit umflossen und darf die Formation nicht wechseln.`,
  difficultNoChange: ({ unit }) =>
    `${unit} darf nach einem Zug durch schwieriges Gelände die Formation nicht wechseln.`,
  noPartOfAction: ({ unit, deed }) => `${unit} hat eine Handlung begonnen und kann dabei nicht ${deed}.`,
  mayNotCharge: ({ unit }) => `${unit} darf nicht angreifen.`,
  notAmongActions: ({ unit, deed }) => `${unit} kann nicht ${deed}: Das gehört nicht zu seinen Handlungen.`,
  notWeakToRetire: ({ unit }) => `${unit} ist weder schwach genug für den Rückzug noch im Befehlsbereich.`,
  engagedNeverRetires: ({ unit }) => `${unit} ist in Berührung mit einem Feind und darf sich nicht zurückziehen.`,
  retireLast: () => 'Einheiten verlassen die Schlacht erst, wenn alle gezogen haben.',
};
