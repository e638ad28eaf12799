/** The words of a measured game: what all of them say, what its family says and what only it says, put together. */
import type { MeasuredCast } from './measured-cast.js';
import { togetherTold, type Telling } from './language.js';
import type { Report } from './report.js';
import type { BattleWords } from './words.js';

/** What one family says. Its events quote summands of every family of the game, so they are told with all of these. */
export interface Part {
  readonly refusals: Telling<MeasuredCast>;
  readonly modifiers: Telling<MeasuredCast>;
  readonly events: readonly string[];
  readonly report: (modifiers: Telling<MeasuredCast>) => Report<MeasuredCast>;
  readonly outlook: (modifiers: Telling<MeasuredCast>) => Report<MeasuredCast>;
}

export type MeasuredWords = BattleWords<MeasuredCast>;

export const measuredWords = (
  { nameOf, agreed }: Pick<MeasuredWords, 'nameOf' | 'agreed'>,
  parts: readonly Part[],
): MeasuredWords => {
  const modifiers = togetherTold(parts.map((part) => part.modifiers));
  const told = (how: 'report' | 'outlook'): Report<MeasuredCast> => {
    const reports = parts.map((part) => ({ events: new Set(part.events), tell: part[how](modifiers) }));
    return (cast, event) => reports.find(({ events }) => events.has(event.event))?.tell(cast, event);
  };
  const refusals = togetherTold(parts.map((part) => part.refusals));
  return {
    refusals,
    faults: refusals,
    modifiers,
    report: told('report'),
    outlook: told('outlook'),
    nameOf,
    agreed,
  };
};
