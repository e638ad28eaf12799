/** Odds in words. */
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import { expected } from '../../match/chances.js';
import type { Cast } from '../../match/preview.js';
import { unitName } from '../words/names.js';
import { m } from '../words/index.js';
import type { ChargeOdds } from './charge.js';
import type { Attack, Clash } from './clash.js';
import type { Fight } from './melee.js';

/** `5 dice, 2.1 hits`. */
export const shareText = ({ count, chances }: Cast): string =>
  count === 0 ? t().odds.noDice : t().odds.share(t().odds.dice(count), t().number(expected(chances ?? [1])));

export const clashText = ({ own, theirs }: Clash): string =>
  m().fire.odds.clash(shareText(own.cast), shareText(theirs.cast));

const sureText = ({ sure }: Attack): string[] => [
  ...(sure.stands > 0 ? [m().fire.odds.sureStands(sure.stands)] : []),
  ...(sure.hits > 0 ? [m().fire.odds.sureHits(sure.hits)] : []),
];

/** What else there is to know of one side of a clash: outflanking, what is lost at once, a second throw. */
export const attackNotes = (match: TabletopMatch, attack: Attack): string[] => {
  const name = unitName(match, attack.unit);
  return [
    ...(attack.outflanks ? [m().fire.odds.outflanks(name)] : []),
    ...sureText(attack),
    ...(attack.again ? [m().fire.odds.again(name)] : []),
  ];
};

/** For the card of a unit: one sentence for each enemy it is in contact with. */
export const fightText = (match: TabletopMatch, { enemy, clash }: Fight): string =>
  m().fire.odds.fightsNow(unitName(match, enemy), shareText(clash.own.cast), shareText(clash.theirs.cast));

/** Whether it gets there, if that is not certain, and what comes then. */
export const chargeTexts = ({ home, clash }: ChargeOdds): string[] => [
  ...(home < 1 ? [m().fire.odds.home(t().percent(home))] : []),
  ...(clash ? [clashText(clash)] : []),
];
