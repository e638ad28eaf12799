/** The last order of a phase: it ends the phase once it is carried out, unless the other side steps in. */
import { expect, test } from 'vitest';
import { chooseSteady } from '@five-victories/bots';
import { declines, streamOf, type Choice, type Fault } from '@five-victories/engine/kernel';
import { fineEdition } from '@five-victories/engine/fine';
import { gloriousEdition } from '@five-victories/engine/glorious';
import { greatEdition } from '@five-victories/engine/great';
import { majorEdition } from '@five-victories/engine/major';
import { splendidEdition } from '@five-victories/engine/splendid';
import type { TableMatch } from '../src/match/book.js';
import { endedWith, isStanding, lastOrderIn, mayBeLast } from '../src/match/last-order.js';
import type { MeasuredGame } from '../src/match/game-ids.js';
import { isRefusal, matchOf, openSession, say, sayAll, type Session } from '../src/match/session.js';
import { stepBack } from '../src/match/undo.js';
import { measuredBook } from '../src/measured/books.js';
import { opened } from './kit.js';

const PERSONS = { south: 'person', north: 'person' } as const;

type Any = Session<TableMatch>;

type Game = typeof fineEdition | typeof splendidEdition | typeof gloriousEdition;

const ZONES: readonly Game[] = [fineEdition, majorEdition];

const begun = (game: Game): Any => {
  if (ZONES.includes(game)) return opened(game as typeof fineEdition, 3);
  const faults: Fault[] = [];
  const [scenario] = game.scenarios;
  const armyOf = (wanted: string) => game.armies.find(({ id }) => id === wanted);
  const armies = { south: armyOf(scenario!.south), north: armyOf(scenario!.north) };
  const begin = { armies, options: scenario!.options };
  const session = openSession(measuredBook(game.id as MeasuredGame), begin, { seed: 3 }, faults);
  if (!session) throw new Error(JSON.stringify(faults));
  return session;
};

const saying = (session: Any, ...choices: readonly Choice[]): Any => {
  const next = sayAll(session, choices);
  if (isRefusal(next)) throw new Error(`${next.rule} ${next.id}`);
  return next;
};

const answered = (session: Any, choice: Choice): Any => {
  const next = say(session, { choice });
  if (isRefusal(next)) throw new Error(`${next.rule} ${next.id}`);
  return next;
};

/** Played on by the steady bot until somebody is asked so. */
const until = (session: Any, isWanted: (now: Any) => boolean): Any => {
  const stream = streamOf(5);
  let now = session;
  while (!isWanted(now)) now = answered(now, chooseSteady(matchOf(now) as never, stream));
  return now;
};

const isAsked = (kind: string) => (now: Any) => matchOf(now).decision?.kind === kind;
const phaseOf = (now: Any): string => `${matchOf(now).state.turn} ${(matchOf(now).state as { phase?: string }).phase}`;

test.each([fineEdition, majorEdition, splendidEdition, greatEdition, gloriousEdition])(
  '$title: the phase is over after the order, told, and one Undo takes both back',
  (game) => {
    const start = until(begun(game), isAsked('activity'));
    const last = lastOrderIn(start)!;
    const stream = streamOf(5);
    // One unit is ordered, to its end.
    let now = start;
    do now = answered(now, chooseSteady(matchOf(now) as never, stream));
    while (isStanding(now, last) && !isAsked('activity')(now));
    expect(phaseOf(now)).toBe(phaseOf(start));
    const ended = endedWith(now, last);
    expect(ended.moments.length).toBeGreaterThan(now.moments.length);
    const end = ended.moments.at(-1)!;
    expect(declines(ended.moments.at(-2)!.match.decision!, end.said!.choice)).toBe(true);
    expect(end.lines[0]!.text!.en).toMatch(/last order/);
    expect(end.lines[0]!.text!.de).toMatch(/letzte Befehl/);
    // Who leaves the battle may still be asked.
    expect(matchOf(ended).decision?.kind === 'activity' && phaseOf(ended) === phaseOf(start)).toBe(false);
    const back = stepBack(ended, PERSONS, true)!;
    expect(back).toBeLessThan(now.moments.length - 1);
  },
);

test('who could go on stops first; an order that was taken back ends nothing', () => {
  const start = until(begun(fineEdition), isAsked('activity'));
  const last = lastOrderIn(start)!;
  const units = (matchOf(start).decision!.options as readonly Choice[]).filter(({ do: what }) => what === 'choose');
  const asked = units
    .map((choose) => {
      const next = saying(start, choose);
      const turn = (matchOf(next).decision!.options as readonly Choice[]).find(({ do: what }) => what === 'turn');
      return turn && saying(start, choose, turn);
    })
    .find((next) => next && matchOf(next).decision?.kind === 'action')!;
  const ended = endedWith(asked, last);
  expect(ended.moments.slice(asked.moments.length).map(({ said }) => said!.choice.do)).toEqual(['stop', 'end']);
  expect(isStanding({ ...start, moments: start.moments.slice(0, -1) }, last)).toBe(false);
});

test('if the other side steps in the phase stays open; if it declines it is over', () => {
  const isMet = (now: Any): boolean => {
    const { decision } = matchOf(now);
    return decision?.kind === 'intercept' && decision.options.length > 1;
  };
  const met = until(begun(fineEdition), isMet);
  const at = met.moments.findLastIndex(({ match }) => match.decision?.kind === 'activity');
  const last = lastOrderIn({ ...met, moments: met.moments.slice(0, at + 1) })!;
  const options: readonly Choice[] = matchOf(met).decision!.options;
  const { decision } = matchOf(met);
  const [steps, lets] = [false, true].map((isDeclined) =>
    options.find((option) => declines(decision!, option) === isDeclined)!,
  );
  const done = (choice: Choice): Any =>
    until(answered(met, choice), (now) => matchOf(now).decision?.kind !== 'intercept');
  expect(isStanding(done(steps!), last)).toBe(false);
  expect(endedWith(done(steps!), last).moments.length).toBe(done(steps!).moments.length);
  expect(isStanding(done(lets!), last)).toBe(true);
});

test('it is no matter of reactions: they end no phase of their own', () => {
  const asked = until(begun(fineEdition), isAsked('intercept'));
  expect(mayBeLast(matchOf(asked))).toBe(false);
  expect(lastOrderIn(asked)).toBeUndefined();
});
