/** What an option is, in words. */
import { SIDES, type Side } from '@five-victories/engine/kernel';
import { t } from '../app/settings.js';
import { o } from './words/index.js';

const isSided = (value: unknown): value is Readonly<Record<Side, unknown>> =>
  typeof value === 'object' && value !== null && SIDES.every((side) => Object.hasOwn(value, side));

const plainText = (name: string, value: unknown): string => {
  if (typeof value === 'boolean') return value ? o().yes : o().no;
  if (value === undefined || value === null) return o().noLimit;
  const told = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  return o().options[name]?.values?.[told] ?? told;
};

const valueText = (name: string, value: unknown): string => {
  if (!isSided(value)) return plainText(name, value);
  const [south, north] = SIDES.map((side) => plainText(name, value[side]));
  return south === north
    ? south!
    : SIDES.map((side) => `${t().sides[side]} ${plainText(name, value[side])}`).join(', ');
};

/** `Points for each army: 180`. */
export const optionText = (name: string, value: unknown): string =>
  `${o().options[name]?.title ?? name}: ${valueText(name, value)}`;
