/** What the panel lists: offers in the order of likely use, or the units that can do something. */
import { declines, expected, isVain } from '@five-victories/engine/kernel';
import type { ZonalChoice, ZonalMatch } from '@five-victories/engine/zonal';
import type { Entry as EntryOf } from '../panel/suggestions.jsx';
import type { Offer } from './offers.js';
import { previewOf } from './zone-preview.js';

type Entry = EntryOf<Offer>;

/** Likely orders first, doing nothing last. */
const ORDER: readonly ZonalChoice['do'][] = [
  'engage',
  'fire',
  'counterCharge',
  'hastyDefence',
  'intercept',
  'support',
  'evade',
  'flee',
  'move',
  'enter',
  'stakes',
  'form',
  'changeFormation',
  'mountUp',
  'dismount',
  'turn',
  'disengage',
  'recoil',
  'shift',
  'leave',
  'rally',
  'moveCommander',
  'withdraw',
  'nothing',
  'stop',
  'keep',
  'done',
  'end',
];

const rank = ({ choice }: Offer): number => {
  const at = ORDER.indexOf(choice.do);
  return at < 0 ? ORDER.indexOf('form') : at;
};

/** Shots by what they promise, those without dice last; everything else by kind. */
const sorted = (match: ZonalMatch, offers: readonly Offer[]): Offer[] => {
  const worth = new Map(
    offers.map((offer) => [
      offer,
      offer.choice.do === 'fire' ? expected(previewOf(match, offer.choices).cast?.chances ?? [1]) : 0,
    ]),
  );
  const order = (offer: Offer): number => (isVain(match, offer.choice) ? ORDER.indexOf('withdraw') : rank(offer));
  return [...offers].sort((a, b) => order(a) - order(b) || worth.get(b)! - worth.get(a)!);
};

const asEntries = (offers: readonly Offer[]): Entry[] => offers.map((offer) => ({ is: 'option', option: offer }));

/** The units that can do something, in the order of the army; then the Commander; then what ends it. */
const byUnit = (match: ZonalMatch, offers: readonly Offer[]): Entry[] => {
  const isRide = ({ choice }: Offer): boolean => choice.do === 'moveCommander';
  const worthwhile = offers.filter((offer) => !isVain(match, offer.choice));
  const units = new Set([...worthwhile, ...offers].flatMap((offer) => (isRide(offer) ? [] : (offer.unit ?? []))));
  const commander = offers.some(isRide) ? [`commander:${match.decision!.side}`] : [];
  const others = offers.filter((offer) => !isRide(offer) && offer.unit === undefined);
  return [
    ...[...units, ...commander].map((unit): Entry => ({ is: 'unit', unit })),
    ...asEntries(sorted(match, others)),
  ];
};

export const menuOf = (match: ZonalMatch, offers: readonly Offer[], own: readonly Offer[]): Entry[] => {
  if (own.length > 0) return asEntries(sorted(match, own));
  return match.decision?.nature.again ? byUnit(match, offers) : asEntries(sorted(match, offers));
};

/** What the key for "enough" takes: the offer that ends the phase or declines. */
export const endingOf = ({ decision }: ZonalMatch, entries: readonly Entry[]): Offer | undefined =>
  entries
    .flatMap((entry) =>
      entry.is === 'option' && decision && declines(decision, entry.option.choice) ? [entry.option] : [],
    )
    .at(-1);
