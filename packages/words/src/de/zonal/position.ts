import type { POSITION } from '@five-victories/engine/zonal';
import { atMost, STAND } from '../facts.js';
import type { German } from './facts.js';

/** Was an einer Stellung falsch ist. */
export const position: German<typeof POSITION> = {
  noSuchType: ({ type, types }) => `Eine Art „${type}“ gibt es nicht; es gibt ${types}.`,
  layoutOfType: ({ type, own, layout }) => `${type}: nur Stände der Art ${own}, nicht ${layout}.`,
  emptyLayout: () => 'In dieser Anordnung steht niemand.',
  oneStandGun: ({ unit }) => `${unit} ist Artillerie und hat nur einen Stand.`,
  hasNoState: ({ unit, type }) => `${unit} (${type}) kann weder auf- noch absitzen und hat darum keinen Zustand.`,
  cannotStartIn: ({ unit, zone }) => `${unit} kann dort nicht beginnen: ${zone}.`,
  startsFacing: ({ unit, starts, facing }) => `${unit} blickt zu Beginn nach ${starts}, nicht nach ${facing}.`,
  startsInFormation: ({ unit, formation, formations }) =>
    `${unit} kann so nicht beginnen (${formation}); möglich: ${formations}.`,
  contactTooEarly: ({ unit }) => `${unit} kann vor der ersten Runde niemanden berühren.`,
  reserveOfEnemies: ({ unit, zone }) => `${zone} ist eine Reservezone der Feinde von ${unit}.`,
  noZoneFor: ({ unit, zone }) => `Auf diesem Tisch gibt es für ${unit} keine Zone ${zone}.`,
  routedTooEarly: ({ unit }) => `${unit} kann nicht vor der ersten Runde geflohen sein.`,
  zoneHolds: ({ zone, count, limit }) =>
    `Einheiten einer Seite in einer Zone (${zone}): ${count.figure}; ${atMost(limit)}.`,
  sizeAtMost: ({ unit, size, type, most }) =>
    `${unit} hat ${size.figures(STAND, 'accusative')}; erlaubt für ${type}: höchstens ${most}.`,

  noShotYet: ({ unit }) => `${unit} kann noch nicht geschossen haben: So weit ist die Runde nicht.`,
  firedAndLeft: ({ unit }) =>
    `${unit} steht nicht auf dem Tisch, und zwischen Feuer- und Bewegungsphasen verlässt ihn niemand.`,
  mountedSinceFiring: ({ unit }) =>
    `${unit} ist aufgesessen: Es schießt nur abgesessen, und zum Aufsitzen war seither keine Zeit.`,
  noReactionYet: ({ unit }) => `${unit} schießt nur, wenn es reagiert, und so weit ist die Runde nicht.`,
  routedHasMarkers: ({ unit }) => `${unit} ist geflohen und hat keine Marker.`,
  hitTooEarly: ({ unit }) => `${unit} kann nicht vor der ersten Runde getroffen worden sein.`,
  stakesNotOfFoot: ({ unit }) => `${unit} ist kein Fußvolk, und nur Fußvolk hat Pfähle.`,
  stakesOffTable: ({ unit }) => `${unit} steht nicht auf dem Tisch und hat die Pfähle zurückgelassen.`,
  stakesWithoutAttack: ({ unit }) => `${unit} steht nicht in Angriffsformation und hat die Pfähle verloren.`,
  stakesTooEarly: ({ unit }) => `${unit} hat vor der ersten Runde keine Pfähle.`,
  formationTellsOpen: ({ unit }) => `Ob ${unit} in loser Ordnung ist, sagt die Formation.`,
  neverLeftOpen: ({ unit }) => `${unit} kann den Tisch nicht mit einem blauen Marker verlassen haben.`,

  noUnitHere: ({ unit }) => `Eine Einheit ${unit} gibt es in dieser Stellung nicht.`,
  touchesNoEnemy: ({ enemy, unit }) => `${enemy} ist kein Feind von ${unit}, und nur Feinde berühren sich.`,
  routedTouches: ({ unit }) => `${unit} ist geflohen und berührt niemanden.`,
  offTableTouches: ({ unit }) => `${unit} steht nicht auf dem Tisch und berührt niemanden.`,
  zonesApart: ({ enemy, at, unit, zone }) => `${enemy} ist nicht in derselben Zone (${at}) wie ${unit} (${zone}).`,
  oneContactOnly: ({ unit, enemy }) => `${unit} und ${enemy} berühren sich nur einmal.`,
  touchedAlong: ({ unit, face, layout, outermost, line }) =>
    `${unit} (${layout}, ${face}) wird entlang ${outermost} berührt, nicht entlang ${line}.`,
  faceTouchedTwice: ({ unit, face }) => `${unit} wird an einer Seite (${face}) mehr als einmal berührt.`,
  neitherByFront: ({ unit, enemy }) => `${unit} und ${enemy} berühren sich, und keines mit seiner Front.`,
  otherFace: ({ unit, facing, fits, enemy, looks, face }) =>
    `${unit} (Blick nach ${facing}) berührt mit der Front ${enemy} (Blick nach ${looks}) an anderer Stelle: ${fits}, nicht ${face}.`,
  neitherEngaged: ({ unit, bar, enemy, enemyBar }) =>
    `${unit} ${bar} und ${enemy} ${enemyBar}: Keines kann das andere angegangen haben.`,
  cannotHaveEngaged: ({ unit, bar, enemy }) => `${unit} ${bar} und kann ${enemy} nicht angegangen haben.`,
  engagerLeftStakes: ({ unit, face, enemy }) =>
    `${unit} hat ${enemy} angegangen (${face}) und die Pfähle zurückgelassen.`,
  oneLeftStakes: ({ unit, enemy }) =>
    `Von ${unit} und ${enemy} hat eines das andere angegangen und dabei die Pfähle zurückgelassen.`,
  otherLeftStakes: ({ unit, bar }) =>
    `${unit} ${bar} und kann niemanden angegangen haben; also hat der Feind es getan und die Pfähle zurückgelassen.`,

  countedInPlay: ({ listed, counted }) =>
    `Einheiten im Spiel, die zählen: ${listed}; zu Beginn hatte das Heer nur ${counted}.`,
  countedRouted: ({ gone, tally }) => `Geflohene Einheiten, die zählen: ${gone}; der Zähler steht auf ${tally}.`,
  tallyOverCount: ({ counted, tally }) =>
    `Einheiten des Heeres, die zählen: ${counted.figure}; der Zähler steht auf ${tally}.`,
  commanderInReserve: ({ zone }) => `${zone} ist eine Reservezone; die betritt der Feldherr nie.`,
  groundClosedToCommander: ({ zone }) => `Das Gelände ist für den Feldherrn gesperrt: ${zone}.`,
  commanderStartsElsewhere: ({ zone }) =>
    `Der Feldherr beginnt in seiner hinteren Reihe oder in einer Aufstellungszone seiner Seite, nicht in ${zone}.`,
  shotsWhenFiring: () => 'Schüsse werden nur in der Feuerphase gezählt.',
  offTableWhenFiredAt: ({ target }) => `${target} steht nicht auf dem Tisch und kann nicht beschossen worden sein.`,
  noTargetWhenFiredAt: ({ target }) => `${target} ist kein freier Feind und kann nicht beschossen worden sein.`,
  setUpBeforeTurnOne: () => 'Die Heere werden vor der ersten Runde aufgestellt.',
  endsWithTurn: ({ turn }) => `Die Partie endet mit Runde ${turn}.`,
  sideMoves: ({ acting, initiative }) => `In dieser Phase zieht ${acting}, denn ${initiative} hat die Initiative.`,
  stackOfOtherPhase: ({ phase }) => `Dieser Stapel gehört nicht zur Phase „${phase}“.`,
  noneOfPosition: () => 'Eine solche Einheit, Seite oder Gelegenheit gibt es in dieser Stellung nicht.',
  noSetUpFits: () => 'Für dieses Heer gibt es auf diesem Tisch keine erlaubte Aufstellung.',
};
