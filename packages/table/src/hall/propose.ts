/** A match that is to be played through the hall: drawn up at this table, sealed, and proposed. */
import { createSignal } from 'solid-js';
import { SIDES, type Side } from '@five-victories/engine/kernel';
import type { MatchHead, Terms } from '@five-victories/server/protocol';
import type { Begun } from '../app/begin.js';
import { anyChance } from '../app/chance.js';
import { goTo } from '../app/route.js';
import { settings } from '../app/settings.js';
import { isFailed, propose, type Asked } from './api.js';
import { forgetSecret, newMatchId, seal } from './seal.js';
import { controlOf, type Time } from './times.js';

/** A match that was drawn up on the page for new ones, until it is proposed. */
const [drawnUp, setDrawnUp] = createSignal<Begun>();
export { drawnUp };

export const NEW = 'new';

/** Goes to the page where it is said how and against whom. */
export const drawUp = (begun: Begun): void => {
  setDrawnUp(begun);
  goTo({ page: 'hall', id: NEW });
};

/** The side of whoever draws it up: the one that nobody elsewhere leads. */
export const ownSide = ({ seats }: Pick<Begun, 'seats'>): Side =>
  SIDES.find((side) => seats[side] === 'person') ?? SIDES.find((side) => seats[side] !== 'remote') ?? 'south';

export interface Proposal {
  /** A link, anybody, or the name of a bot of the hall. */
  readonly opponent: string;
  readonly side: Side | 'either';
  readonly time: Time;
  readonly friendly: boolean;
  readonly rated: boolean;
}

const isBot = ({ opponent }: Proposal): boolean => opponent !== 'link' && opponent !== 'anybody';

/** A rated match is never friendly; a bot gives up as the settings say. */
const termsOf = (proposal: Proposal): Terms => {
  const { time, friendly, rated } = proposal;
  const control = controlOf(time);
  const toTheEnd = isBot(proposal) && !settings().concessions;
  return {
    friendly: friendly && !rated,
    ...(rated && { rated }),
    ...(toTheEnd && { toTheEnd }),
    ...(control && { time: control }),
  };
};

const sideOf = ({ side }: Proposal): Side => {
  if (side !== 'either') return side;
  return anyChance() < 0.5 ? 'south' : 'north';
};

/** Seals and proposes it. Against a bot the seal is opened with it: there is nobody to wait for. */
export const proposeMatch = async (
  { game, name, coats, begin }: Pick<Begun, 'game' | 'name' | 'coats' | 'begin'>,
  proposal: Proposal,
): Promise<Asked<{ readonly match: MatchHead }>> => {
  const match = newMatchId();
  const side = sideOf(proposal);
  const own = seal(match, side);
  const answer = await propose({
    match,
    game,
    name,
    coats,
    begin,
    terms: termsOf(proposal),
    side,
    isPublic: proposal.opponent === 'anybody',
    seal: own.seal,
    ...(isBot(proposal) ? { bot: proposal.opponent, secret: own.secret } : {}),
  });
  if (isFailed(answer)) forgetSecret(match);
  else setDrawnUp(undefined);
  return answer;
};

/** The seat that is empty. */
export const emptySeat = ({ seats }: Pick<MatchHead, 'seats'>): Side => SIDES.find((side) => !seats[side]) ?? 'south';
