/** Odds of an option beyond its first throw: each volley of several, the hand-to-hand after a charge. */
import type { Choice } from '@five-victories/engine/kernel';
import type { UnitId } from '@five-victories/engine/tabletop';
import type { AskedFor } from '../decisions.js';
import type { Desk } from '../maker.js';
import { m } from '../words/index.js';
import { unitName } from '../words/names.js';
import { castsOf } from './casts.js';
import { chargeOddsOf } from './charge.js';
import { clashOf } from './clash.js';
import { placeWhen } from './heard.js';
import { chargeTexts, fightText, shareText } from './texts.js';

interface Said extends Choice {
  readonly unit?: UnitId;
  readonly target?: UnitId;
  readonly at?: readonly { readonly target?: UnitId }[];
}

const volleyLines = ({ match }: Desk, choice: Choice, unit: UnitId, count: number): string[] => {
  const casts = castsOf(match, [choice], { cause: 'fire', unit, count });
  return [...casts].map(([target, { cast }]) => m().fire.odds.volley(unitName(match, target), shareText(cast)));
};

/** Whom a unit meets that joins in, and what comes of it. */
const joinLines = ({ match }: Desk, { about }: AskedFor<'join'>, choice: Choice, unit: UnitId): string[] => {
  const joining = about.units.find((each) => each.unit === unit);
  const place = placeWhen(match, choice, 'joined', unit);
  const clash = joining && place && clashOf(match, unit, joining.target, place);
  return clash ? [fightText(match, { enemy: joining.target, clash })] : [];
};

export const optionLines = (desk: Desk, choice: Choice): string[] => {
  const { do: verb, unit = desk.unit, target, at }: Said = choice;
  if (unit === undefined) return [];
  if (verb === 'charge' && target !== undefined) return chargeTexts(chargeOddsOf(desk.match, choice, unit, target));
  // In one of the books an order is called so, too.
  if (verb === 'join' && desk.asked.kind === 'join') return joinLines(desk, desk.asked, choice, unit);
  return verb === 'fire' && Array.isArray(at) && at.length > 1 ? volleyLines(desk, choice, unit, at.length) : [];
};
