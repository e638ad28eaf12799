/**
 * What is promised is kept, in the zone games. A closed decision is put together twice: as a list of options, and as the
 * judgement of any one answer. Every answer that its verbs, the units, zones, facings and faces of the match can make is
 * judged, and exactly those are legal that the list has; whatever else is answered gets a reason of the rules. Of open
 * decisions: what they are about bounds what is accepted.
 */
import { about, refusal, type AnyMatch, type Choice, type Question, type Refusal } from '../../../src/kernel/index.js';
import { FACINGS, type ZonalMatch } from '../../../src/zonal/index.js';
import type { Draw } from '../draw.js';
import { holds } from '../holds.js';

type Asked = Question<AnyMatch, object, Choice, unknown>;

const UNITS = ['choose', 'enter', 'leave', 'withdraw', 'intercept', 'support'];
const REACTIONS = ['counterCharge', 'recoil', 'fire', 'hastyDefence', 'evade', 'flee', 'intercept', 'support'];

/** Decisions whose `refusal` judges every answer; that of the others only explains. */
const JUDGED = ['fire', 'activity', 'order', 'action', 'react', 'intercept', 'followUp', 'placeCommander'];

/** Every answer with this verb to this kind of decision. */
const answersOf = (match: ZonalMatch, kind: string, verb: string): Choice[] => {
  const { units } = match.state;
  const zones = [
    ...match.table.zones,
    ...match.table.reserves.south.map(({ zone }) => zone),
    ...match.table.reserves.north.map(({ zone }) => zone),
  ];
  const of = (choices: readonly object[]): Choice[] => choices.map((choice) => ({ do: verb, ...choice }));
  if (kind === 'fire' && verb === 'fire')
    return of(units.flatMap(({ id: unit }) => units.map(({ id: target }) => ({ unit, target }))));
  if (verb === 'engage') return of(units.map(({ id: target }) => ({ target })));
  if (verb === 'shift') return of(units.flatMap(({ id: unit }) => zones.map((to) => ({ unit, to }))));
  if (verb === 'moveCommander' || verb === 'placeCommander') return of(zones.map((to) => ({ to })));
  if (verb === 'turn' || verb === 'rally') return of(FACINGS.map((to) => ({ to })));
  const named = (kind === 'activity' && UNITS.includes(verb)) || kind === 'intercept' || kind === 'react';
  return named && (UNITS.includes(verb) || REACTIONS.includes(verb))
    ? of(units.map(({ id: unit }) => ({ unit })))
    : [{ do: verb }];
};

const questionOf = (match: ZonalMatch): { question: Asked; memory: object } => {
  const { procedure, step, memory } = match.stack.at(-1)!;
  return { question: match.rules.procedures[procedure]![step] as unknown as Asked, memory };
};

/** The list and the judgement agree about every answer. */
const listIsWhole = (match: ZonalMatch): void => {
  const { kind, options } = match.decision!;
  const { question, memory } = questionOf(match);
  const listed = new Set(options.map((option) => JSON.stringify(option)));
  let found = 0;
  for (const verb of Object.keys(question.takes))
    for (const choice of answersOf(match, kind, verb)) {
      const text = JSON.stringify(choice);
      const judged: Refusal | undefined = question.refusal(match, memory, choice);
      const offered = listed.has(text);
      if (offered) found++;
      if (kind === 'react' && verb === 'done') continue; // explained only: the target must react first
      holds(offered === (judged === undefined), () =>
        offered ? `${kind} offers ${text}, refused with ${judged!.rule}` : `${kind} gives no reason against ${text}`,
      );
    }
  holds(found === listed.size, () => `${kind}: ${listed.size} options, and ${found} of them are answers of its verbs`);
};

/** An open set-up lists the units that are left: each can be placed. */
const unitsCanBePlaced = (match: ZonalMatch): void => {
  const { units } = about(match) as { units: string[] };
  const zones = [...match.table.zones, ...match.table.reserves[match.decision!.side].map(({ zone }) => zone)];
  const isPlaced = (unit: string): boolean =>
    zones.some((zone) => !refusal(match, { do: 'place', unit, zone } as Choice)) ||
    zones.some((zone) => !refusal(match, { do: 'place', unit, zone, state: 'dismounted' } as Choice));
  const stuck = units.find((unit) => !isPlaced(unit));
  const others = match.state.units.filter(({ id }) => !units.includes(id));
  const taken = others.find(({ id: unit }) => isPlaced(unit));
  holds(stuck === undefined, () => `${stuck} is to be placed, and can be nowhere`);
  holds(taken === undefined, () => `${taken!.id} is not to be placed, and can be`);
};

export const promisesAreKept = (match: ZonalMatch, draw: Draw): void => {
  if (match.wanted) return;
  const { kind } = match.decision!;
  if (JUDGED.includes(kind)) listIsWhole(match);
  if (kind === 'place' && draw.once(4)) unitsCanBePlaced(match);
};
