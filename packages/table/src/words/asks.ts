/** Whose decision it is and about what, in one sentence. */
import type { UnitId, ZonalAsked, ZonalMatch } from '@five-victories/engine/zonal';
import type { Messages } from './en.js';
import { army, unitName } from './names.js';

export const askSentence = (t: Messages, match: ZonalMatch, asked: ZonalAsked | undefined): string => {
  if (!asked) return t.asks.over;
  const who = army(match, asked.side);
  const name = (id: UnitId): string => unitName(match, id);
  switch (asked.kind) {
    case 'followUp': {
      const isGoing = match.decision?.options.some((option) => option.do !== 'rally') !== false;
      return t.asks[isGoing ? 'followUp' : 'rally'](who, name(asked.about.unit));
    }
    case 'remove':
      return t.asks.remove(who, name(asked.about.unit), asked.about.lose);
    case 'dice':
      return t.asks.dice(who, asked.about.throw.count);
    case 'react':
    case 'flank':
      return t.asks[asked.kind](who, name(asked.about.unit), name(asked.about.target));
    case 'allocate':
    case 'attack':
    case 'rethrow':
    case 'commanderRethrow':
    case 'order':
    case 'action':
    case 'formation':
    case 'enter':
    case 'hastyDefence':
    case 'intercept':
    case 'reserveZone':
      return t.asks[asked.kind](who, name(asked.about.unit));
    case 'setup':
    case 'place':
    case 'placeCommander':
    case 'dismount':
    case 'fire':
    case 'fight':
    case 'lossesOf':
    case 'activity':
    case 'dispute':
      return t.asks[asked.kind](who);
    default:
      return asked satisfies never;
  }
};
