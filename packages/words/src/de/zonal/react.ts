import type { REACT } from '@five-victories/engine/zonal';
import type { German } from './facts.js';

export const react: German<typeof REACT> = {
  notHere: ({ unit, zone }) => `${unit} ist nicht dort: ${zone}.`,
  notMountedToIntercept: ({ unit }) => `${unit} ist nicht beritten und kann niemanden abfangen.`,
  noInterceptHere: ({ zone }) => `Das Gelände hemmt (${zone}): Dort fängt niemand ab.`,
  engagedCannotReact: ({ unit }) => `${unit} ist im Kampf und kann nicht reagieren.`,
  hasReacted: ({ unit }) => `${unit} hat in dieser Phase schon reagiert.`,
  cameIntoContact: ({ unit }) => `${unit} kam in dieser Phase in Berührung und tut in ihr nichts mehr.`,
  mustReactFirst: ({ target }) => `${target} muss zuerst reagieren.`,
  notTheTarget: ({ unit }) => `${unit} ist nicht das Ziel; andere können nur abfangen oder Unterstützungsfeuer geben.`,
  notClosestReserve: ({ to, unit }) => `${to} ist nicht die nächste Reservezone mit Platz für ${unit}.`,
  formsDefensive: ({ unit }) => `${unit} kann nur eine Abwehrformation bilden.`,
  keepsFacing: ({ unit, facing }) => `${unit} behält seine Blickrichtung ${facing}.`,
  notHoldingFire: ({ unit }) => `${unit} war in der Feuerphase im Kampf und hält kein Feuer zurück.`,
  noReserveRoom: ({ unit }) => `Keine Reservezone hat Platz für ${unit}.`,
  notMountedToCounterCharge: ({ unit }) => `${unit} ist nicht beritten und kann keinen Gegenangriff reiten.`,
  notMountedToRecoil: ({ unit }) => `${unit} ist nicht beritten und kann nicht zurückweichen.`,
  gunsFireAtMountedOnly: ({ target, unit }) =>
    `${target} ist Fußvolk, und ${unit} schießt nur auf Berittene, die es angehen.`,
  mountedDoNotFire: ({ unit }) => `${unit} ist beritten: Möglich ist nur Gegenangriff oder Zurückweichen.`,
  footFiresAtFootOnly: ({ target, unit }) =>
    `${target} ist beritten, und ${unit} schießt nur auf Fußvolk, das es angeht.`,
  notFootToEvade: ({ unit }) => `${unit} ist kein Fußvolk und kann nicht ausweichen.`,
  notOpenToEvade: ({ unit }) => `${unit} ist nicht in loser Ordnung und kann nicht ausweichen.`,
  evadesFootOnly: ({ target, unit }) => `${target} ist beritten, und ${unit} weicht nur Fußvolk aus.`,
  mayNotFlee: ({ unit }) => `${unit} gehört nicht zu denen, die fliehen dürfen.`,
  fleesFootOnly: ({ target, unit }) => `${target} ist kein Fußvolk, und ${unit} flieht nur vor Fußvolk.`,
  targetCannotIntercept: ({ unit }) => `${unit} ist selbst das Ziel und kann niemanden abfangen.`,
  targetCannotSupport: ({ unit }) => `${unit} ist selbst das Ziel und kann kein Unterstützungsfeuer geben.`,
  onlyGunsSupport: ({ unit }) => `${unit} ist keine Artillerie und gibt kein Unterstützungsfeuer.`,
  defensiveAlready: ({ unit }) => `${unit} steht schon in Abwehrformation.`,
  hastyFromAttackOnly: ({ unit }) =>
    `${unit} ist in loser Ordnung, und eine eilige Abwehr beginnt aus der Angriffsformation.`,
  singleCannotDefend: ({ unit }) => `${unit} ist ein einzelner Stand und kann keine Abwehrformation bilden.`,
};
