/**
 * node packages/lab/dist/questions.js [seeds]: how many questions a person is asked in a turn, both sides together, if
 * everything is asked and if only real questions are. One and the same match is counted twice: the steady bot answers
 * what is real, the rest settles itself. A unit and its order are one question, as at the table. A unit that the bot
 * picks only to leave it where it is would not be picked by a person, who ends the phase instead.
 */
import { answer, declines, settledBy, streamOf, type Choice, type Settled } from '@five-victories/engine';
import type { GameMatch } from './game.js';
import { begun, readMatchUp, type MatchUp } from './match-up.js';
import { SAFETY_LIMIT } from './play.js';

const SCENARIOS = [
  { game: 'fine', scenario: 'market-day' },
  { game: 'splendid', scenario: 'hopton-heath' },
  { game: 'great', scenario: 'marathon' },
];

interface Answered {
  readonly kind: string;
  readonly phase: string;
  readonly choice: Choice;
  /** The unit stays as it is. */
  readonly still: boolean;
  readonly settled: Settled | undefined;
}

/** All that is asked from the end of the set-up on. */
const answersOf = (matchUp: MatchUp, seed: number): { answers: Answered[]; turns: number } => {
  const match: GameMatch & { state: { phase?: string } } = begun(matchUp, seed);
  const streams = { south: streamOf(seed), north: streamOf(seed + 1) };
  const answers: Answered[] = [];
  while (match.decision && match.state.turn <= (match.state.options.turnLimit ?? SAFETY_LIMIT)) {
    const { decision, state } = match;
    const settled = settledBy(match);
    const choice = settled?.choice ?? matchUp.bots[0].choose(match, streams[decision.side]);
    if (!decision.nature.plan)
      answers.push({
        kind: decision.kind,
        phase: `${state.turn} ${state.phase} ${decision.side}`,
        choice,
        still: declines(decision, choice),
        settled,
      });
    answer(match, choice);
  }
  return { answers, turns: match.state.turn };
};

/** Choosing a unit is part of its order; whoever leaves units where they are ends the phase, and is asked that once. */
const questionsIn = (answers: readonly Answered[]): Answered[] => {
  const questions: Answered[] = [];
  const ended = new Set(answers.flatMap(({ choice, phase }) => (choice.do === 'end' ? [phase] : [])));
  for (const [i, each] of answers.entries()) {
    const isChoosing = each.choice.do === 'choose' && answers[i + 1]?.kind === 'order';
    const isLeftAlone = each.still && each.kind === 'order' && answers[i - 1]?.choice.do === 'choose';
    if (isChoosing || (isLeftAlone && ended.has(each.phase))) continue;
    ended.add(isLeftAlone ? each.phase : '');
    questions.push(isLeftAlone ? { ...each, kind: 'activity' } : each);
  }
  return questions;
};

const counted = (all: readonly Answered[], turns: number): string =>
  [...new Set(all.map(({ kind }) => kind))]
    .map((kind) => [kind, all.filter((each) => each.kind === kind).length / turns] as const)
    .sort(([, one], [, two]) => two - one)
    .map(([kind, n]) => `${kind} ${n.toFixed(1)}`)
    .join(', ');

const seeds = Number(process.argv[2] ?? 3);
for (const given of SCENARIOS) {
  const matchUp = readMatchUp(given, 'steady,steady');
  const all: Answered[] = [];
  let turns = 0;
  for (let seed = 1; seed <= seeds; seed++) {
    const played = answersOf(matchUp, seed);
    all.push(...questionsIn(played.answers));
    turns += played.turns;
  }
  const real = all.filter(({ settled }) => !settled);
  const [before, after] = [all.length / turns, real.length / turns];
  console.log(
    `${given.game} ${given.scenario}, ${seeds} matches, ${turns} turns: ${before.toFixed(1)} questions a turn, ` +
      `${after.toFixed(1)} of them real (${Math.round((100 * after) / before)} %)`,
  );
  console.log(`  real: ${counted(real, turns)}`);
  console.log(
    `  settled: ${counted(
      all.filter(({ settled }) => settled),
      turns,
    )}`,
  );
}
