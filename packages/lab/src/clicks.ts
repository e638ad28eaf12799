/**
 * node packages/lab/dist/clicks.js [seeds]: how many acts a turn takes at the table, both sides together, for one and
 * the same match of the steady bot, before and after the table learned to ask less.
 *
 * An act is a click, a key or a drag. Before: everything is asked; an order with a ruler is a drag and Enter, and E ends
 * a unit that could go on; any other answer is one act. After, as the table plays today: what settles itself is none; a
 * drop that is plain (nothing thrown, nobody else asked) is one act, any other order with a ruler still two; taking the
 * next unit ends the last; units of one zone that go to the same zone are one click with Shift on their zone, one more
 * for each that stays, and one drag; three or more that go straight on alike with a ruler are a box and a drag. Choosing
 * a unit is part of its order, and a phase is ended once, as in `questions.ts`.
 */
import { answer, declines, fork, settledBy, streamOf, type AnyMatch, type Choice } from '@five-victories/engine';
import type { GameMatch } from './game.js';
import { begun, readMatchUp, type MatchUp } from './match-up.js';
import { SAFETY_LIMIT } from './play.js';

const SCENARIOS = [
  { game: 'fine', scenario: 'market-day' },
  { game: 'splendid', scenario: 'hopton-heath' },
  { game: 'great', scenario: 'marathon' },
];

interface Act {
  readonly kind: string;
  readonly phase: string;
  readonly before: number;
  readonly after: number;
  /** Those with the same text may be given in one: what they are, and how many it takes to choose them all. */
  readonly group?: string | undefined;
  readonly staying?: number;
}

type Seen = GameMatch & { readonly state: { readonly phase?: string } };
interface Where {
  readonly id: string;
  readonly side: string;
  readonly zone?: string;
  readonly chosen?: boolean;
  readonly place?: { readonly heading: number };
}

/** Units as both families have them. */
const unitsIn = ({ state }: Seen): readonly Where[] => state.units;

const isRuled = (choice: Choice): boolean => 'steps' in choice;

/** Nothing is thrown, and the same side goes on deciding in the same phase. */
const isPlain = (match: AnyMatch, choice: Choice): boolean => {
  const copy = fork(match, 1);
  let isQuiet = true;
  copy.tell = ({ event }) => {
    if (event === 'throw' || event === 'phase' || event === 'hits') isQuiet = false;
  };
  answer(copy, choice);
  return isQuiet && copy.decision?.side === match.decision?.side;
};

const chosenIn = (match: AnyMatch): string | undefined =>
  (match.stack.at(-1)?.memory as { readonly unit?: string } | undefined)?.unit;

/** What the order has in common with those that could be given together with it. */
const groupOf = (match: Seen, choice: Choice): Pick<Act, 'group' | 'staying'> => {
  const unit = unitsIn(match).find(({ id }) => id === chosenIn(match));
  if (!unit || !isPlain(match, choice)) return {};
  if (choice.do === 'move' && unit.zone !== undefined) {
    const others = unitsIn(match).filter(
      ({ side, zone, chosen }) => side === unit.side && zone === unit.zone && !chosen,
    );
    const copy = fork(match, 1);
    answer(copy, choice);
    const to = unitsIn(copy).find(({ id }) => id === unit.id)?.zone;
    return { group: `${unit.zone} ${to}`, staying: others.length };
  }
  const steps = 'steps' in choice ? (choice.steps as readonly object[]) : [];
  const isStraight = steps.length === 1 && 'ahead' in steps[0]!;
  return isStraight ? { group: `${unit.place?.heading} ${JSON.stringify(steps)}`, staying: 0 } : {};
};

const phaseOf = ({ decision, state }: Seen): string => `${state.turn} ${state.phase} ${decision!.side}`;

const actOf = (match: Seen, choice: Choice): Act => {
  const { decision } = match;
  const settled = settledBy(match) !== undefined;
  const ordered = isRuled(choice);
  const isStop = choice.do === 'stop' || (decision!.kind === 'order' && declines(decision!, choice));
  return {
    kind: decision!.kind,
    phase: phaseOf(match),
    before: ordered ? 2 : 1,
    after: settled || isStop ? 0 : ordered && !isPlain(match, choice) ? 2 : 1,
    ...(settled || decision!.kind !== 'order' ? {} : groupOf(match, choice)),
  };
};

/** All acts from the end of the set-up on; a unit that is only chosen to stand still is left alone by a person. */
const actsOf = (matchUp: MatchUp, seed: number): { acts: Act[]; turns: number } => {
  const match = begun(matchUp, seed) as Seen;
  const streams = { south: streamOf(seed), north: streamOf(seed + 1) };
  const acts: Act[] = [];
  const ended = new Set<string>();
  let last: Choice | undefined;
  while (match.decision && match.state.turn <= (match.state.options.turnLimit ?? SAFETY_LIMIT)) {
    const { decision } = match;
    const choice = settledBy(match)?.choice ?? matchUp.bots[0].choose(match, streams[decision.side]);
    const isLeftAlone = decision.kind === 'order' && declines(decision, choice) && last?.do === 'choose';
    const phase = phaseOf(match);
    if (!decision.nature.plan && choice.do !== 'choose' && !isLeftAlone) acts.push(actOf(match, choice));
    if (choice.do === 'end') ended.add(phase);
    // A person ends the phase instead, once.
    if (isLeftAlone && !ended.has(phase)) acts.push({ kind: 'activity', phase, before: 1, after: 1 });
    if (isLeftAlone) ended.add(phase);
    last = choice;
    answer(match, choice);
  }
  return { acts, turns: match.state.turn };
};

/** What a group costs: to choose them, and to drag them; no more than one by one. */
const togetherOf = (all: readonly Act[]): number => {
  const staying = Math.max(0, (all[0]!.staying ?? 0) - all.length);
  return Math.min(all.length, 2 + staying);
};

const afterOf = (acts: readonly Act[]): number => {
  const groups = new Map<string, Act[]>();
  let total = 0;
  for (const act of acts) {
    if (act.group === undefined || act.after !== 1) total += act.after;
    else {
      const key = `${act.phase} ${act.group}`;
      groups.set(key, [...(groups.get(key) ?? []), act]);
    }
  }
  for (const all of groups.values()) total += togetherOf(all);
  return total;
};

const sum = (acts: readonly Act[], of: (act: Act) => number): number => acts.reduce((total, act) => total + of(act), 0);

const byKind = (acts: readonly Act[], turns: number): string =>
  [...new Set(acts.map(({ kind }) => kind))]
    .map((kind) => {
      const own = acts.filter((act) => act.kind === kind);
      return { kind, before: sum(own, ({ before }) => before) / turns, after: afterOf(own) / turns };
    })
    .sort((one, two) => two.after - one.after)
    .map(({ kind, before, after }) => `${kind} ${before.toFixed(1)} -> ${after.toFixed(1)}`)
    .join(', ');

const seeds = Number(process.argv[2] ?? 3);
for (const given of SCENARIOS) {
  const matchUp = readMatchUp(given, 'steady,steady');
  const played = Array.from({ length: seeds }, (_, i) => actsOf(matchUp, i + 1));
  const turns = played.reduce((total, each) => total + each.turns, 0);
  const before = played.reduce((total, { acts }) => total + sum(acts, (act) => act.before), 0) / turns;
  const after = played.reduce((total, { acts }) => total + afterOf(acts), 0) / turns;
  console.log(
    `${given.game} ${given.scenario}, ${seeds} matches, ${turns} turns: ${before.toFixed(1)} acts a turn before, ` +
      `${after.toFixed(1)} now (${Math.round((100 * after) / before)} %)`,
  );
  console.log(`  ${byKind(played[0]!.acts, played[0]!.turns)} (first match)`);
}
