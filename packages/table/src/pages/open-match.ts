/** Opens a kept match by its id: to be played or followed, or to be looked at. */
import type { Held } from '../app/keeper.js';
import { heldHere } from '../app/keeping.js';
import { t } from '../app/settings.js';
import type { AnySession } from '../match/session.js';
import { takeHand } from '../store/hand.js';
import type { KeptMatch, MatchHead } from '../store/kept-match.js';
import { find, takeInHand } from '../store/matches.js';
import { openKept, type Opening } from '../store/open-kept.js';
import type { Closed } from './closed-match.jsx';
import { faultSaid } from '../words/faults.js';

type ToPlay =
  | { readonly kept: MatchHead; readonly session: AnySession; readonly held: Held }
  | { readonly kept: KeptMatch; readonly closed: Closed }
  | { readonly failed: string };

/** With its history, or from its save: then what was before is a chapter of its own. */
const headOf = (kept: KeptMatch, opening: Opening): MatchHead =>
  opening.is === 'continued'
    ? { ...kept, earlier: [...(kept.earlier ?? []), { log: kept.log, parting: opening.parting }] }
    : kept;

/** Taken in hand first, so that nobody else writes between reading and playing. */
export const openToPlay = async (id: string): Promise<ToPlay> => {
  const hand = await takeHand(id);
  const kept = hand.holds() ? await takeInHand(id, hand.name) : await find(id);
  const opening = kept && (await openKept(kept));
  if (opening?.is === 'whole' || opening?.is === 'continued') {
    const isTold = opening.is === 'whole' && kept!.save !== undefined;
    const parting = opening.is === 'continued' ? opening.parting : undefined;
    return { kept: headOf(kept!, opening), session: opening.session, held: heldHere({ hand, isTold }, parting) };
  }
  hand.letGo();
  return kept && opening ? { kept, closed: opening } : { failed: t().saved.missing };
};

type ToWatch = { readonly kept: MatchHead; readonly session: AnySession } | { readonly failed: string };

/** As far as it plays; one of a hall as far as it has come. */
export const openToWatch = async (id: string): Promise<ToWatch> => {
  if (id.startsWith('hall/')) return (await import('../hall/watch.js')).openInHall(id);
  const kept = await find(id);
  if (!kept) return { failed: t().saved.missing };
  const opening = await openKept(kept);
  if (opening.is === 'closed')
    return {
      failed: `${t().saved.broken}: ${opening.isNewer ? t().newer : opening.faults[0] ? faultSaid(opening.faults[0]) : ''}`,
    };
  return { kept: { ...kept, ...headOf(kept, opening) }, session: opening.session };
};
