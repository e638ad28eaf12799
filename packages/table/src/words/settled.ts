/** What settled itself, and why, for the battle report. */
import { asked, ownerOf, type Choice, type Settled } from '@five-victories/engine/kernel';
import type { Sentence, TableMatch } from '../match/book.js';
import { de } from './de.js';
import { en, type Messages } from './en.js';
import { army, unitName } from './names.js';

interface Words {
  readonly fights: string;
  readonly losses: string;
  attacks(unit: string): string;
  onlyOne(unit: string, stands: number): string;
  sameStands(unit: string, stands: number): string;
  sameShape(unit: string): string;
  misses(unit: string): string;
  allAgain(unit: string): string;
  noShot(army: string): string;
  nothing(army: string): string;
}

const EN: Words = {
  fights: 'In which order they fight makes no difference.',
  losses: 'In which order these losses are removed makes no difference.',
  attacks: (unit) => `In which order ${unit} attacks makes no difference.`,
  onlyOne: (unit, n) =>
    `Losses of ${unit}: ${n === 1 ? 'one stand, the only one that can go' : `${n} stands, the only ones that can go`}.`,
  sameStands: (unit, n) =>
    `Losses of ${unit}: ${n === 1 ? 'one stand; which one' : `${n} stands; which ones`} makes no difference.`,
  sameShape: (unit) => `${unit} takes the one shape there is; its mirror image is the same.`,
  misses: (unit) => `${unit} throws misses again, which can only help.`,
  allAgain: (unit) => `${unit} throws all dice again: without a hit there is nothing to lose.`,
  noShot: (name) => `${name}: nobody has a shot that could hit.`,
  nothing: (name) => `${name}: nobody can do anything more.`,
};

const DE: Words = {
  fights: 'In welcher Reihenfolge sie kämpfen, ändert nichts.',
  losses: 'In welcher Reihenfolge diese Verluste abgehen, ändert nichts.',
  attacks: (unit) => `In welcher Reihenfolge ${unit} angreift, ändert nichts.`,
  onlyOne: (unit, n) =>
    `Verluste von ${unit}: ${n === 1 ? 'ein Stand, und nur dieser kann gehen' : `${n} Stände, und nur diese können gehen`}.`,
  sameStands: (unit, n) =>
    `Verluste von ${unit}: ${n === 1 ? 'ein Stand; welcher, ist gleich' : `${n} Stände; welche, ist gleich`}.`,
  sameShape: (unit) => `${unit} nimmt die einzige Form ein, die es gibt; ob so oder gespiegelt, ist gleich.`,
  misses: (unit) => `${unit} würfelt die Fehlwürfe neu, das kann nur nützen.`,
  allAgain: (unit) => `${unit} würfelt alles neu: Ohne Treffer ist nichts zu verlieren.`,
  noShot: (name) => `${name}: Niemand hat einen Schuss, der treffen könnte.`,
  nothing: (name) => `${name}: Niemand kann mehr etwas tun.`,
};

/** How many stands a removal takes. */
const takenBy = (choice: Choice): number =>
  'cells' in choice && Array.isArray(choice.cells) ? choice.cells.length : 1;

const said = (words: Words, t: Messages, match: TableMatch, { choice, why }: Settled): string | undefined => {
  const now = asked(match)!;
  const { kind, side } = now;
  const lose = takenBy(choice);
  const unit = (): string => unitName(match, ownerOf(now) ?? '', t);
  switch (why) {
    case 'order':
      if (kind === 'lossesOf') return words.losses;
      // Which enemy a unit attacks first, or which unit does.
      return 'target' in choice ? words.attacks(unit()) : words.fights;
    case 'onlyOne':
      return words.onlyOne(unit(), lose);
    case 'sameEitherWay':
      return kind === 'remove' ? words.sameStands(unit(), lose) : words.sameShape(unit());
    case 'noDrawback':
      return 'dice' in choice ? words.misses(unit()) : words.allAgain(unit());
    case 'nothingToDo':
      return kind === 'fire' ? words.noShot(army(match, side, t)) : words.nothing(army(match, side, t));
    case 'nobodyLeaves':
      // Nobody said that somebody would.
      return kind === 'activity' ? words.nothing(army(match, side, t)) : undefined;
    default:
      return why satisfies never;
  }
};

export const settledSentence = (match: TableMatch, settled: Settled): Sentence | undefined => {
  const [english, german] = [said(EN, en, match, settled), said(DE, de, match, settled)];
  return english === undefined || german === undefined ? undefined : { en: english, de: german };
};
