/** Parts of the dice in a match that the hall has made for two: each table seals its own, and opens it when both have. */
import { PARTIES, sealOf } from '@five-victories/engine/fair';
import type { MatchHead } from '@five-victories/server/protocol';
import { isFailed, sealPart, type Failed } from './api.js';
import { seal, secretOf } from './seal.js';

/** Nobody shows his part before all are sealed: whoever sealed later could choose his. */
export const mayOpen = ({ status, you, seals }: MatchHead): boolean =>
  status === 'opening' && you !== undefined && PARTIES.every((party) => seals[party] !== undefined);

/** The seal that this table has made for the own seat, if it has. */
export const ownSeal = ({ id, you }: MatchHead): string | undefined => {
  const secret = secretOf(id);
  return secret !== undefined && you !== undefined ? sealOf(id, you, secret) : undefined;
};

/** Whether this table's seal is still to be told: until both have sealed it goes over that of another device. */
export const mustSeal = (head: MatchHead): boolean => {
  const { status, you, seals } = head;
  if (status !== 'opening' || you === undefined || mayOpen(head)) return false;
  return seals[you] === undefined || seals[you] !== ownSeal(head);
};

export const sealOwn = async (head: MatchHead): Promise<Failed | undefined> => {
  const own = ownSeal(head) ?? seal(head.id, head.you!).seal;
  const answer = await sealPart(head.id, own);
  return isFailed(answer) ? answer : undefined;
};
