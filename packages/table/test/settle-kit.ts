/** A position of A Fine Victory at the table. */
import type { Fault } from '@five-victories/engine/kernel';
import { fineEdition } from '@five-victories/engine/fine';
import { unitOf, type Unit, type ZonalMatch } from '@five-victories/engine/zonal';
import { openSession, type Session } from '../src/match/session.js';
import { bookFor } from './kit.js';

export const asked = (position: object): Session => {
  const faults: Fault[] = [];
  const session = openSession(bookFor(fineEdition), { position: { game: 'fine', ...position } }, { seed: 1 }, faults);
  if (!session) throw new Error(JSON.stringify(faults));
  return session;
};

export const findUnit = (match: ZonalMatch, id: string): Unit => unitOf(match, id);
