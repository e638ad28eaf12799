/**
 * Brings notices to their addresses. Whatever it does is first written down: a hall that is killed in the midst of it
 * loses nothing, and nobody who has acknowledged a parcel gets it again.
 */
import { randomUUID } from 'node:crypto';
import { told } from '../hall/journal.js';
import type { Hall } from '../hall/hall.js';
import type { Millis } from '../protocol/index.js';
import type { AddressRow } from '../store/addresses.js';
import type { DeliveryRow, NoticeRow, Wanted } from '../store/outbox.js';
import { isNeeded } from './needed.js';
import type { Outcome } from './outcome.js';

/** Carries a parcel to an address; throws where the other end cannot be reached. */
export type Carrier = (address: AddressRow, deliveries: readonly DeliveryRow[]) => Promise<Outcome>;

const LOOKS: Millis = 2_000;
/** Longer than any carrier takes. */
export const HELD: Millis = 60_000;
const MOST = 100;
const AT_ONCE = 8;

const MINUTE: Millis = 60_000;
const HOUR: Millis = 60 * MINUTE;
/** How long it rests after each try; after the last it is a dead letter. */
export const RESTS: readonly Millis[] = [
  MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR,
]; // prettier-ignore

const DAY: Millis = 24 * HOUR;
const FORGETS: Millis = 30 * DAY;

/** When an address wants to be told: now, or at its time of day. */
const dueAt = ({ digest }: AddressRow, now: Millis): Millis => {
  if (digest === undefined) return now;
  const today = now - (now % DAY) + digest * MINUTE;
  return today > now ? today : today + DAY;
};

const sendOut = async ({ store, time }: Hall, notice: NoticeRow): Promise<void> => {
  const now = time.now();
  const isWanted = await isNeeded(store, notice);
  const addresses = isWanted ? await store.addressesOf(notice.player) : [];
  const ways = addresses
    .filter(({ confirmed }) => confirmed)
    .map((address) => ({ address: address.id, due: dueAt(address, now) }));
  await store.sendOut(notice, ways, now);
};

/** Acknowledged parcels of which the store has not heard yet: it is told before anything is sent again. */
type Acknowledged = Set<string>;

const noted = async (
  hall: Hall,
  parcel: string,
  { result, said, rest: wanted = 0 }: Outcome,
  tries: number,
): Promise<void> => {
  const { store, time } = hall;
  const now = time.now();
  if (result === 'taken') return store.note(parcel, 'done', now);
  const own = result === 'later' ? RESTS[tries - 1] : undefined;
  const rest = own === undefined ? undefined : Math.max(own, Math.min(wanted, DAY));
  hall.metrics.deliveries.add(rest === undefined ? 'dead' : 'later');
  return rest === undefined ? store.note(parcel, 'dead', now, undefined, said) : store.note(parcel, 'waiting', now, now + rest, said); // prettier-ignore
};

/** A parcel that nobody needs any more is not sent; once it was tried it is the same to the end. */
const stillNeeded = async ({ store }: Hall, deliveries: readonly DeliveryRow[]): Promise<boolean> => {
  if (deliveries[0]!.tries > 1) return true;
  for (const { notice } of deliveries) if (await isNeeded(store, notice)) return true;
  return false;
};

const outcomeOf = async (carry: Carrier, address: AddressRow, deliveries: readonly DeliveryRow[]): Promise<Outcome> =>
  carry(address, deliveries).catch((error: unknown) => ({
    result: 'later' as const,
    said: error instanceof Error ? error.message : String(error),
  }));

const deliver = async (hall: Hall, carry: Carrier, acknowledged: Acknowledged, wanted: Wanted): Promise<void> => {
  const { store, time, metrics } = hall;
  const now = time.now();
  const address = await store.address(wanted.address);
  if (!address) return;
  const all = address.digest !== undefined;
  const deliveries = await store.take(wanted, now + HELD, now, randomUUID(), all);
  const [first] = deliveries;
  if (!first) return;
  const parcel = first.parcel!;
  if (acknowledged.has(parcel)) {
    await store.note(parcel, 'done', now);
    return void acknowledged.delete(parcel);
  }
  if (!(await stillNeeded(hall, deliveries))) return store.note(parcel, 'seen', now);
  const outcome = await outcomeOf(carry, address, deliveries);
  if (outcome.result === 'gone') return store.removeAddress(address.id);
  if (outcome.result === 'taken') {
    acknowledged.add(parcel);
    metrics.deliveries.add('taken');
  }
  await noted(hall, parcel, outcome, first.tries);
  acknowledged.delete(parcel);
};

const guarded = async (hall: Hall, act: () => Promise<unknown>): Promise<void> => {
  try {
    await act();
  } catch (error) {
    hall.metrics.errors.add();
    hall.journal.error('a notice could not be looked after', { error: told(error) });
  }
};

/** One round: what was due goes out, and is carried. */
export const lookAfter = async (hall: Hall, carry: Carrier, acknowledged: Acknowledged = new Set()): Promise<void> => {
  const { store, time } = hall;
  for (const notice of await store.dueNotices(time.now(), MOST)) await guarded(hall, async () => sendOut(hall, notice));
  const due = [...(await store.dueDeliveries(time.now(), MOST))];
  const carrier = async (): Promise<void> => {
    for (let wanted = due.shift(); wanted && !hall.isClosing; wanted = due.shift()) {
      const each = wanted;
      await guarded(hall, async () => deliver(hall, carry, acknowledged, each));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, carrier));
};

export interface Keeping {
  /** Waits until what is under way is done. */
  stop(): Promise<void>;
}

export const keepOutbox = (hall: Hall, carry: Carrier): Keeping => {
  const acknowledged: Acknowledged = new Set();
  let round: Promise<void> | undefined;
  const still = hall.time.every(LOOKS, () => {
    round ??= guarded(hall, async () => lookAfter(hall, carry, acknowledged)).finally(() => (round = undefined));
  });
  const forgetting = hall.time.every(HOUR, () => void guarded(hall, async () => hall.store.forget(hall.time.now() - FORGETS))); // prettier-ignore
  return {
    async stop() {
      still();
      forgetting();
      await round;
    },
  };
};
