/** Several units brought to one zone: the engine finds the way of each, after those before it have gone. */
import { refusal, type Choice, type Refusal } from '@five-victories/engine/kernel';
import { wayToZone, type UnitId, type ZonalMatch, type Zone } from '@five-victories/engine/zonal';
import { isPlain } from '../match/plain.js';
import { tried } from '../match/preview.js';

export interface GroupWay {
  /** What is said for those that get there, one after the other. */
  readonly shares: readonly { readonly unit: UnitId; readonly choices: readonly Choice[] }[];
  /** Who cannot come along, and why. */
  readonly left: readonly Refusal[];
  /** Whether others may react or dice be thrown on the way: then nobody goes after the one this concerns. */
  readonly isPlain: boolean;
}

const STOP = { do: 'stop' } as const;

/** A unit with an action left has done with it. */
const ended = (match: ZonalMatch, choices: readonly Choice[]): readonly Choice[] => {
  const after = tried(match, choices);
  return after.decision?.kind === 'action' && !refusal(after, STOP) ? [...choices, STOP] : choices;
};

export const groupWay = (match: ZonalMatch, units: readonly UnitId[], zone: Zone): GroupWay => {
  const shares: { unit: UnitId; choices: readonly Choice[] }[] = [];
  const left: Refusal[] = [];
  let [at, plain] = [match, true];
  for (const unit of units) {
    const { answers, refusal: why } = wayToZone(at, unit, zone);
    if (why) left.push(why);
    if (answers.length === 0) continue;
    const isQuiet = isPlain(at, answers);
    const choices = isQuiet ? ended(at, answers) : answers;
    shares.push({ unit, choices });
    plain &&= isQuiet;
    if (isQuiet) at = tried(at, choices);
  }
  return { shares, left, isPlain: plain };
};
