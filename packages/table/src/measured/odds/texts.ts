/** Odds in words. */
import { expected } from '@five-victories/engine/kernel';
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import type { Cast } from '../../match/preview.js';
import { unitName } from '../words/names.js';
import { m } from '../words/index.js';
import type { ChargeOdds } from './charge.js';
import type { Attack, Clash } from './clash.js';
import type { Fight } from './melee.js';

/** `5 dice, 2.1 hits`. */
export const diceText = (dice: number, chances: readonly number[] | undefined): string =>
  dice === 0 ? t().odds.noDice : t().odds.share(t().odds.dice(dice), t().number(expected(chances ?? [1])));

export const shareText = ({ count, chances }: Cast): string => diceText(count, chances);

const clashText = ({ own, theirs }: Clash): string => m().fire.odds.clash(shareText(own.cast), shareText(theirs.cast));

/** What is lost before a die is thrown; the opening hit is for both. */
const sureNotes = (match: TabletopMatch, { own, theirs }: Clash): string[] => {
  const { both, sureHits, sureStands } = m().fire.odds;
  const lost = ({ sure }: Attack, other: Attack): string[] => [
    ...(sure.stands > 0 ? [sureStands(unitName(match, other.unit), sure.stands)] : []),
    ...(sure.hits > 0 ? [sureHits(unitName(match, other.unit), sure.hits)] : []),
  ];
  const isAlike = own.sure.hits === theirs.sure.hits && own.sure.stands + theirs.sure.stands === 0;
  return isAlike && own.sure.hits > 0 ? [both(own.sure.hits)] : [...lost(own, theirs), ...lost(theirs, own)];
};

/** What else there is to know of a clash: outflanking, what is lost at once, a second throw. */
export const clashNotes = (match: TabletopMatch, clash: Clash): string[] => {
  const each = (note: (name: string) => string, is: (attack: Attack) => boolean): string[] =>
    [clash.own, clash.theirs].filter(is).map(({ unit }) => note(unitName(match, unit)));
  const { outflanks, again } = m().fire.odds;
  return [
    ...each(outflanks, (attack) => attack.outflanks),
    ...sureNotes(match, clash),
    ...each(again, (attack) => attack.again),
  ];
};

/** For the card of a unit: one sentence for each enemy it is in contact with. */
export const fightText = (match: TabletopMatch, { enemy, clash }: Fight): string =>
  m().fire.odds.fightsNow(unitName(match, enemy), shareText(clash.own.cast), shareText(clash.theirs.cast));

/** Whether it gets there, if more than one throw decides that, and what comes then. */
export const chargeTexts = ({ home, tests, clash }: ChargeOdds): string[] => [
  ...(tests.length > 1 ? [m().fire.odds.home(t().percent(home))] : []),
  ...(clash ? [clashText(clash)] : []),
];
