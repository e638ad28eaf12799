/** Whose decision it is and about what, in one sentence. */
import type { TabletopMatch } from '@five-victories/engine/tabletop';
import { army } from '../../words/names.js';

export const askSentence = (match: TabletopMatch, _about: Readonly<Record<string, unknown>>): string =>
  match.decision ? `${army(match, match.decision.side)}: ${match.decision.kind}` : '';
