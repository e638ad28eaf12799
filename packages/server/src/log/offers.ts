/** What was said beside the log: offers that wait for an answer, and talk. */
import type { Offer, Screen, Talk } from '../protocol/index.js';
import type { AsideRow } from '../store/store.js';

/** How an offer, a reply and talk are kept. `said`: how many lines the log had then. */
export interface OfferBody extends Pick<Offer, 'by' | 'offer' | 'to' | 'rematch' | 'time'> {
  readonly said: number;
}
export interface ReplyBody {
  readonly offer: number;
  readonly yes: boolean;
}
export interface TalkBody extends Pick<Talk, 'by' | 'side' | 'room' | 'words'> {
  /** Whose words they are; older ones do not say. */
  readonly player?: string | undefined;
}
export type Spoken = Talk & Pick<TalkBody, 'player'>;

/** A take-back is offered for the match as it stands: it lapses when the match goes on. */
const isLapsed = ({ offer, said }: OfferBody, now: number): boolean => offer !== 'rematch' && said !== now;

/** The offers that wait for an answer, of each side at most one of a kind: the last. */
export const offersIn = (asides: readonly AsideRow[], said: number): Offer[] => {
  const open = new Map<string, Offer>();
  for (const { k, at, kind, body } of asides) {
    if (kind === 'offer') {
      const { said: then, ...offer } = JSON.parse(body) as OfferBody;
      if (!isLapsed({ said: then, ...offer }, said)) open.set(`${offer.by} ${offer.offer}`, { k, at, ...offer });
    } else if (kind === 'reply') {
      const { offer } = JSON.parse(body) as ReplyBody;
      for (const [name, each] of open) if (each.k === offer) open.delete(name);
    }
  }
  return [...open.values()];
};

/** At whose screen both play: by the last offer of that kind that was agreed to and has not been ended since. */
export const screenIn = (asides: readonly AsideRow[]): Screen | undefined => {
  const offered = new Map<number, Screen>();
  let screen: Screen | undefined;
  for (const { k, kind, body } of asides) {
    if (kind === 'offer') {
      const { by, offer } = JSON.parse(body) as OfferBody;
      if (offer === 'screen') offered.set(k, { k, by });
    } else if (kind === 'reply') {
      const { offer, yes } = JSON.parse(body) as ReplyBody;
      if (yes) screen = offered.get(offer) ?? screen;
      else if (offer === screen?.k) screen = undefined;
    }
  }
  return screen;
};

/** What was talked, the last so many. */
export const talkIn = (asides: readonly AsideRow[], most: number): Spoken[] =>
  asides
    .filter(({ kind }) => kind === 'talk')
    .slice(-most)
    .map(({ k, at, body }) => ({ k, at, ...(JSON.parse(body) as TalkBody) }));
