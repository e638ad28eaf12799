/** Opens a kept match by its id, or says why it cannot be opened. */
import type { Fault } from '@five-victories/engine/kernel';
import { t } from '../app/settings.js';
import type { AnySession } from '../match/session.js';
import { openKept, type KeptMatch } from '../store/kept-match.js';
import { find } from '../store/matches.js';
import { faultSaid } from '../words/faults.js';

export type Opened = { readonly kept: KeptMatch; readonly session: AnySession } | { readonly failed: string };

export const openMatch = async (id: string): Promise<Opened> => {
  const kept = await find(id);
  if (!kept) return { failed: t().saved.missing };
  const faults: Fault[] = [];
  const session = await openKept(kept, faults);
  return session ? { kept, session } : { failed: `${t().saved.broken}: ${faults[0] ? faultSaid(faults[0]) : ''}` };
};
