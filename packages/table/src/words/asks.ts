/** Whose decision it is and about what, in one sentence. */
import type { Throw } from '@five-victories/engine/kernel';
import type { UnitId, ZonalMatch } from '@five-victories/engine/zonal';
import type { Messages } from './en.js';
import { army, unitName } from './names.js';

/** What decisions are about, as far as the table speaks of it. */
export interface About {
  readonly unit?: UnitId;
  readonly target?: UnitId;
  readonly zone?: string;
  readonly lose?: number;
  readonly layout?: string;
  readonly most?: number;
  readonly dice?: readonly number[];
  readonly needs?: readonly number[];
  readonly units?: readonly UnitId[];
  readonly formations?: readonly string[];
  readonly throw?: Throw;
  readonly switch?: string;
  readonly value?: boolean;
  readonly placed?: boolean;
}

export const askSentence = (t: Messages, match: ZonalMatch, about: About): string => {
  const { decision } = match;
  if (!decision) return t.asks.over;
  const who = army(match, decision.side);
  const unit = about.unit ? unitName(match, about.unit) : '';
  const target = about.target ? unitName(match, about.target) : '';
  switch (decision.kind) {
    case 'remove':
      return t.asks.remove(who, unit, about.lose ?? 0);
    case 'dice':
      return t.asks.dice(who, about.throw?.count ?? 0);
    default: {
      const ask = t.asks[decision.kind as keyof Messages['asks']] as
        | ((army: string, unit: string, target: string) => string)
        | undefined;
      return ask ? ask(who, unit, target) : who;
    }
  }
};
