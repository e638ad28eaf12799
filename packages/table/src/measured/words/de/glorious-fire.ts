import { agreed } from '@five-victories/words/de/number';
import type { gloriousFire as en } from '../en/glorious-fire.js';

const zahl = (n: number, eins: string, viele: string): string => `${n} ${n === 1 ? eins : viele}`;

export const gloriousFire: typeof en = {
  hope: (dice, hits) => `${dice}, ${hits} Treffer erwartet`,
  pivotHandle: 'Geschütz richten',
  handles: { shift: 'Schablone verschieben', turn: 'Schablone drehen' },
  choose: 'Auf dem Tisch oder in der Liste wählen, wer schießt; dann auf das Ziel zeigen.',
  volleys: 'Salven',
  targets: 'Zielen auf',
  noTargets: 'Von hier kann sie auf niemanden schießen.',
  notAt: (target) => `Nicht auf ${target} schießen`,
  elements: (kind, target) => `${kind} auf ${target}`,
  idle: (n) => `${zahl(n, 'Element schießt', 'Elemente schießen')} nicht.`,
  reach: (far) => `Reicht ${far} weit.`,
  pivot: 'Zuvor richten',
  mostPivot: (degrees) => `bis ${degrees} nach jeder Seite`,
  template: {
    title: 'Schablone',
    found: 'liegt, wo Platz ist',
    none: 'findet keinen Platz',
    hand: 'von Hand gelegt',
    touch: 'keine nötig: sie berühren sich',
    take: 'Von Hand legen',
    leave: 'Wieder Platz suchen',
    heading: 'Richtung',
    x: 'Vom Westrand',
    y: 'Vom Südrand',
  },
  cannot: (n) => `Auf wen sie nicht schießen kann (${n})`,
  keys: 'Pfeile drehen die Schablone um 1° und schieben sie um 0,1 (Umschalt: 10° und 0,5), beim Geschütz das Richten; Rücktaste nimmt zurück.',
  assign: {
    lead: 'Jedes Element kämpft gegen einen Gegner. Die Angriffe folgen in dieser Reihenfolge.',
    attacks: 'Angriffe, in dieser Reihenfolge',
    all: 'Alle gegen diesen',
    earlier: (target) => `${target} früher angreifen`,
    count: (kind, target) => `${kind} gegen ${target}`,
    left: (n) => `${zahl(n, 'Element hat', 'Elemente haben')} noch keinen Gegner.`,
    nobody: 'wird nicht angegriffen',
  },
  remove: {
    lead: (n) => `${zahl(n, 'Element', 'Elemente')} wählen: auf dem Tisch oder hier.`,
    leadBattle: (n) => `${zahl(n, 'Element', 'Elemente')} nach Art wählen, oder Feldherren.`,
    oneByOne: 'Eines nach dem anderen; wer Berührung hat, geht zuletzt.',
    battle: (named, lose) => `${named} von ${lose} benannt`,
    count: (kind) => `${kind} verloren`,
    commanders: 'Feldherren im Gewalthaufen',
    falls: (name) => agreed(`${name} fällt`, name),
  },
};
