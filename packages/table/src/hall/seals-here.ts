/** Opens the own seals of matches that somebody has joined meanwhile: they begin although their table is not looked at. */
import { createEffect, onCleanup, type Accessor } from 'solid-js';
import type { MatchCard, MatchId } from '@five-victories/server/protocol';
import type { Sitter } from './link.js';
import { mayOpen } from './sealing.js';
import { secretOf } from './seal.js';
import { theLink } from './wire.js';

/** Sits down for as long as it takes; gives a way to rise before. */
const openSealOf = (match: MatchId, secret: string): (() => void) => {
  const sitter: Sitter = {
    match,
    known: () => ({ since: 0 }),
    told: (tell) => {
      const head = tell.t === 'here' || tell.t === 'head' ? tell.head : undefined;
      if (head && mayOpen(head)) theLink().say({ t: 'open', match, secret });
      else if (head && head.status !== 'opening') rise();
    },
  };
  const rise = theLink().sit(sitter);
  return rise;
};

export const openSeals = (cards: Accessor<readonly MatchCard[]>): void => {
  const opening = new Map<MatchId, () => void>();
  createEffect(() => {
    for (const { id, status, you } of cards()) {
      const secret = status === 'opening' && you !== undefined ? secretOf(id) : undefined;
      if (secret !== undefined && !opening.has(id)) opening.set(id, openSealOf(id, secret));
    }
  });
  onCleanup(() => {
    for (const rise of opening.values()) rise();
  });
};
