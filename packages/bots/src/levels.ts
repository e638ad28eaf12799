/** The players for people, from one who errs much to one who plans with all he has. */
import { below, type AnyMatch, type Choice, type Stream } from '@five-victories/engine';
import type { Bot, Means, Thinking } from './bot.js';
import { familyOf } from './families.js';
import { follow, isPlanned, phaseOf, takesUp } from './plan.js';
import { planFor, type Effort } from './planner.js';
import { judge, thinkSteady } from './steady.js';

/** The weakest first. Their names and what is said of them is in `packages/words`. */
export const LEVELS = ['recruit', 'corporal', 'ensign', 'captain', 'colonel', 'marshal'] as const;
export type Level = (typeof LEVELS)[number];

/** Errs by so much in all it weighs, and forgets so many of its units, as a share, which then do nothing. */
export interface Erring {
  readonly noise: number;
  readonly forgets?: number;
}

/** A level either errs or plans, with so much effort. */
export type Skill = Erring | Effort;

const onlyOne = ({ decision }: AnyMatch): Choice | undefined => {
  const options = decision?.options ?? [];
  if (!decision || options.length === 0) throw new Error('There is no decision for a bot.');
  return options.length === 1 || decision.nature.idle ? options[0] : undefined;
};

const PARTS = 100;

/** A unit that nobody thinks of stands still. */
const forgotten = ({ decision }: AnyMatch, stream: Stream, { forgets = 0 }: Erring): Choice | undefined =>
  forgets > 0 && decision!.kind === 'order' && below(stream, PARTS) < forgets * PARTS
    ? decision!.options.find(({ do: verb }) => verb === 'stop')
    : undefined;

const thinkBriskly = (match: AnyMatch, stream: Stream, skill: Erring): Thinking => ({
  choice: onlyOne(match) ?? forgotten(match, stream, skill) ?? familyOf(match).brisk(match, stream, skill.noise),
  judged: [],
});

/** What is settled before the first turn. */
const SETTING_UP: ReadonlySet<string> = new Set(['setup', 'form']);

/** No match opens like the one before. */
const thinkOpening = (match: AnyMatch, stream: Stream): Thinking | undefined => {
  if (!SETTING_UP.has(match.decision!.kind)) return undefined;
  const judged = judge(match, stream);
  const choice = familyOf(match).opening?.(match, judged, stream);
  return choice && { choice, judged };
};

const isOf = (means: Means, match: AnyMatch): boolean => means.plan?.phase === phaseOf(match);

/** Goes by its plan, makes a new one where there is none or nothing of it still goes, and answers the rest as it comes. */
const thinkAhead = (match: AnyMatch, stream: Stream, effort: Effort, means: Means): Thinking => {
  const { side } = match.decision!;
  const only = onlyOne(match);
  const kept = isOf(means, match) ? means.plan : undefined;
  if (!isPlanned(match, side))
    return only ? { choice: only, judged: [], plan: kept } : { ...thinkSteady(match, stream), plan: kept };
  if (kept) {
    const { choice, plan } = follow(kept, match);
    if (choice) return { choice, judged: [], plan };
    if (!takesUp(match.decision!)) return { ...thinkSteady(match, stream), plan };
  }
  const { choice, plan } = follow(planFor(familyOf(match), match, effort, stream, means), match);
  return choice ? { choice, judged: [], plan } : { ...thinkSteady(match, stream), plan };
};

const think = (skill: Skill, match: AnyMatch, stream: Stream, means: Means): Thinking =>
  (onlyOne(match) ? undefined : thinkOpening(match, stream)) ??
  ('noise' in skill ? thinkBriskly(match, stream, skill) : thinkAhead(match, stream, skill, means));

/** A player of this skill, whatever the game. */
export const playerOf = (name: string, skillOf: (match: AnyMatch) => Skill): Bot => ({
  name,
  skillIn: skillOf,
  choose: (match, stream) => think(skillOf(match), match, stream, {}).choice,
  think: (match, stream, means = {}) => think(skillOf(match), match, stream, means),
});

export const LEVEL_BOTS: readonly Bot[] = LEVELS.map((level) =>
  playerOf(level, (match) => familyOf(match).skills[level]),
);
