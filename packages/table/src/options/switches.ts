/** House rules as options have them: those that hold. */
import type { Options } from './fields.js';

export const switchesIn = ({ houseRules }: Options): ReadonlySet<string> =>
  new Set(Object.entries((houseRules ?? {}) as Record<string, boolean>).flatMap(([name, on]) => (on ? [name] : [])));

const asSwitches = (chosen: ReadonlySet<string>): Readonly<Record<string, true>> =>
  Object.fromEntries([...chosen].map((name) => [name, true]));

export const withSwitches = ({ houseRules: _before, ...options }: Options, chosen: ReadonlySet<string>): Options =>
  chosen.size === 0 ? options : { ...options, houseRules: asSwitches(chosen) };
