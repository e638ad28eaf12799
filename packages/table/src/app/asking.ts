/** What is asked of persons at the table, and who wants to be asked whether somebody leaves the battle. */
import { createMemo, createSignal, type Accessor } from 'solid-js';
import { declines, settledBy, type Choice, type Side } from '@five-victories/engine/kernel';
import type { TableMatch } from '../match/book.js';
import { settledFor, type Asking } from '../match/settle.js';
import { standFast, type Fast } from '../match/stand-fast.js';
import type { MatchHead } from '../store/kept-match.js';
import { settings } from './settings.js';

export const createAsking = (head: Accessor<MatchHead>) => {
  const [leaving, setLeaving] = createSignal<readonly Side[]>([]);
  const [fast, setFast] = createSignal<readonly Fast[]>([]);
  const asking = createMemo((): Asking => {
    const { seats, guided } = head();
    return { seats, guided: guided === true, all: settings().askAll, leaving: leaving(), fast: fast() };
  });
  return {
    leaving,
    setLeaving: (side: Side, wants: boolean): void =>
      void setLeaving((before) => [...before.filter((each) => each !== side), ...(wants ? [side] : [])]),
    fast,
    /** All who are left in this phase. */
    setFast: (match: TableMatch): void => {
      const left = standFast(match);
      const isOther = ({ unit }: Fast): boolean => left.every((each) => each.unit !== unit);
      setFast((before) => [...before.filter(isOther), ...left]);
    },
    /** Asks for it again as for all others. */
    wake: (unit: string): void => void setFast((before) => before.filter((each) => each.unit !== unit)),
    asking,
    isSettled: (match: TableMatch): boolean => settledFor(match, asking()) !== undefined,
    /** Who was asked and lets nobody go is not asked again. */
    answered: (match: TableMatch, choices: readonly Choice[]): void => {
      const { decision } = match;
      const [choice] = choices;
      if (decision && choice && declines(decision, choice) && settledBy(match)?.leaving)
        setLeaving((before) => before.filter((side) => side !== decision.side));
    },
  };
};
