/**
 * node packages/lab/dist/clicks.js [seeds]: how many acts a turn takes at the table, both sides together, for one and
 * the same match of the steady bot, before and after the table learned to ask less.
 *
 * An act is a click, a key or a drag, with the keys that are held meanwhile; choosing a unit is part of its order. Before:
 * everything is asked, one order for each unit; an order with a ruler is a drag (two, if it turns at the end) and Enter, a
 * charge and a change of formation two acts, any other answer one, stopping as well. Now, as the table plays today:
 *
 * - what settles itself costs nothing, and the next unit ends the last;
 * - a drop needs no Enter if it is plain (nothing thrown, nobody else asked) or the hand rested before it, which is how
 *   charges and ways that somebody may stop are given; a charge that lies in none of the ways the table offers, and a
 *   change of formation that is not the usual one, are two acts still;
 * - a way over two zones, a turn and a move, or a move and a turn (dropped on the mark at an edge of the zone), is one drag
 *   if the engine finds it; a drag with Shift ends with the front to the nearest enemy, and is one where the bot turned to
 *   him too (within five degrees);
 * - several that go the same way, turn to the same edge or attack the same enemy are one drag; those between whose orders
 *   dice are thrown or others are asked only if the bot ordered them one right after the other. In a zone game the drag
 *   takes up the others on its way, and the Commander, if he rides to where it ends and it can be the last. With a ruler
 *   choosing them is nothing for units that stand together, else Shift on each, or a box for three or more;
 * - a volley as it is proposed is one act, and who wants another shot fires that first or, in the zone games, clicks on to
 *   it, a click for each target;
 * - in a zone game up to sixteen shapes stand beside the order that leads to them, a second action beside the first (not
 *   where the first is one of more than six shapes), and the flank beside the attack;
 * - fights in the order in which they are listed, and no interception on all of an enemy's way, are said once;
 * - a phase of orders or firing is over with its last order, if the other side does not step in after it
 *   (`last-orders.ts`): that takes a player who knows by then that he wants no other. It is over by itself if only those
 *   are left who stand fast (`stood-fast.ts`), and ended by an act of its own if nobody is ordered in it.
 *
 * With `standing orders` counted, whoever declines everything of a kind, or all reactions, to the end of a phase, a turn or
 * the match says so once (two acts, one for all reactions of the phase, which has a key); a player cannot always know
 * that, so it is told apart.
 */
import { answer, fork, settledBy, streamOf, type Choice } from '@five-victories/engine';
import { actsOf, phaseOf, volleyIn, type Act, type Said, type Seen } from './acts.js';
import { endedWithLast, isEnd } from './last-orders.js';
import { saidBefore } from './said-before.js';
import { endedFast } from './stood-fast.js';
import { begun, readMatchUp, type MatchUp } from './match-up.js';
import { SAFETY_LIMIT } from './play.js';
import { afterOf, withStandingOrders, type Volley } from './together.js';

const SCENARIOS = [
  { game: 'fine', scenario: 'market-day' },
  { game: 'splendid', scenario: 'hopton-heath' },
  { game: 'great', scenario: 'marathon' },
];

interface Played {
  readonly acts: readonly Act[];
  readonly volleys: readonly Volley[];
  readonly turns: number;
}

const DEEDS: readonly string[] = ['order', 'action'];

/** After these a shape is asked for; up to so many are listed with them, and up to so many are pictures beside them. */
const SHAPED: readonly string[] = ['changeFormation', 'hastyDefence', 'enter'];
const SHAPES: readonly string[] = ['formation', 'hastyDefence', 'enter'];
const FEW = 6;
const MANY = 16;

/** All that is said from the end of the set-up on, deeds with the unit that was chosen for them. */
const saidIn = (matchUp: MatchUp, seed: number): { readonly said: readonly Said[]; readonly turns: number } => {
  const match = begun(matchUp, seed) as Seen;
  const streams = { south: streamOf(seed), north: streamOf(seed + 1) };
  const said: Said[] = [];
  let [chosen, last]: [Said | undefined, string] = [undefined, ''];
  let isThrown = false;
  match.tell = ({ event }) => (isThrown ||= event === 'throw');
  while (match.decision && match.state.turn <= (match.state.options.turnLimit ?? SAFETY_LIMIT)) {
    const { decision } = match;
    const choice: Choice = settledBy(match)?.choice ?? matchUp.bots[0].choose(match, streams[decision.side]);
    const at = fork(match, 1);
    if (chosen && DEEDS.includes(decision.kind)) chosen.deeds.push({ match: at, choice });
    else if (!decision.nature.plan) {
      const unit = choice.do === 'choose' ? (choice as Choice & { readonly unit: string }).unit : undefined;
      const isShape = SHAPES.includes(decision.kind) && !isThrown && SHAPED.includes(last);
      const isOffered = isShape && decision.options.length <= MANY;
      const next: Said = { match: at, choice, unit, isOffered, deeds: [] };
      if (isOffered && chosen) chosen.shapes = decision.options.length <= FEW ? 'listed' : 'pictures';
      if (unit !== undefined) chosen = next;
      said.push(next);
    }
    [last, isThrown] = [choice.do, false];
    answer(match, choice);
  }
  return { said, turns: match.state.turn };
};

/** The phases in which somebody was left where he is, and nobody said that they are over. */
const endsOf = (
  said: readonly Said[],
  acts: readonly (readonly Act[])[],
  byThemselves: ReadonlySet<string>,
): readonly Act[] => {
  const still = said.filter(({ unit }, i) => unit !== undefined && acts[i]!.length === 0);
  const ended = new Set(said.flatMap(({ match, choice }) => (choice.do === 'end' ? [phaseOf(match)] : [])));
  return [...new Set(still.map(({ match }) => phaseOf(match)))]
    .filter((phase) => !ended.has(phase))
    .map((phase) => ({ kind: 'activity', phase, before: 1, after: byThemselves.has(phase) ? 0 : 1 }));
};

/** What could have been fired in one act, when the first shot of a phase was. */
const volleysOf = (said: readonly Said[], ended: ReadonlySet<string>): readonly Volley[] => {
  const first = new Map<string, Said>();
  const fires = said.filter(({ choice }) => choice.do === 'fire');
  for (const each of fires) if (!first.has(phaseOf(each.match))) first.set(phaseOf(each.match), each);
  return [...first].map(([phase, { match }]) => {
    const own = said.filter((other) => phaseOf(other.match) === phase);
    const fired = own.filter(({ choice }) => choice.do === 'fire').map(({ choice }) => choice);
    const isDone = !ended.has(phase) && own.some((each) => isEnd(each) && !settledBy(each.match));
    return { phase, spared: volleyIn(match, fired, isDone) };
  });
};

const playedOut = (matchUp: MatchUp, seed: number): Played => {
  const { said, turns } = saidIn(matchUp, seed);
  const byThemselves = new Set([...endedFast(said), ...endedWithLast(said)]);
  const before = saidBefore(said);
  const isSpared = (each: Said, { phase }: Act): boolean =>
    before.has(each) || (isEnd(each) && byThemselves.has(phase));
  const acts = said.map((each) => actsOf(each).map((act) => (isSpared(each, act) ? { ...act, after: 0 } : act)));
  return { acts: [...acts.flat(), ...endsOf(said, acts, byThemselves)], volleys: volleysOf(said, byThemselves), turns };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

const byKind = ({ acts, volleys, turns }: Played): string =>
  [...new Set(acts.map(({ kind }) => kind))]
    .map((kind) => {
      const own = acts.filter((act) => act.kind === kind);
      const after = afterOf(own, kind === 'fire' ? volleys : []);
      return { kind, before: sum(own.map((act) => act.before)) / turns, after: after / turns };
    })
    .sort((one, two) => two.after - one.after)
    .map(({ kind, before, after }) => `${kind} ${before.toFixed(1)} -> ${after.toFixed(1)}`)
    .join(', ');

const seeds = Number(process.argv[2] ?? 3);
for (const given of SCENARIOS) {
  const matchUp = readMatchUp(given, 'steady,steady');
  const played = Array.from({ length: seeds }, (_, i) => playedOut(matchUp, i + 1));
  const turns = sum(played.map((each) => each.turns));
  const before = sum(played.flatMap(({ acts }) => acts.map((act) => act.before))) / turns;
  const after = sum(played.map(({ acts, volleys }) => afterOf(acts, volleys))) / turns;
  const standing = sum(played.map(({ acts, volleys }) => afterOf(withStandingOrders(acts), volleys))) / turns;
  const share = (part: number): string => `${part.toFixed(1)} (${Math.round((100 * part) / before)} %)`;
  console.log(
    `${given.game} ${given.scenario}, ${seeds} matches, ${turns} turns: ${before.toFixed(1)} acts a turn before, ` +
      `${share(after)} now, ${share(standing)} with standing orders`,
  );
  console.log(`  ${byKind(played[0]!)} (first match)`);
}
