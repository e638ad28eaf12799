/** A phase told so that it can be read: shots without effect together, each fight as one story, marches in a line. */
import type { Event } from '@five-victories/engine';
import { nameOf, report, zoneName, type Told, type ZonalMatch } from '@five-victories/engine/zonal';

/** Put between the activities of a movement phase by whoever listens. */
export const ACTIVITY: Event = { event: 'activity', rule: '' };

type Of<K extends keyof Told> = Event & Told[K];
const is = <K extends keyof Told>(event: Event, kind: K): event is Of<K> => event.event === kind;

const sentences = (match: ZonalMatch, events: readonly Event[]): string[] =>
  events.flatMap((event) => report(match, event) ?? []);

/** Sentences as one story: who is the subject twice running is `it` the second time. */
const story = (match: ZonalMatch, events: readonly Event[]): string => {
  let subject = '';
  return events
    .flatMap((event) => {
      const text = report(match, event);
      if (text === undefined) return [];
      const name = 'unit' in event ? nameOf(match, String(event['unit'])) : '';
      const starts = name !== '' && text.slice(1).startsWith(name.slice(1));
      const again = starts && name === subject;
      subject = starts ? name : '';
      const told = again ? `It${text.slice(name.length)}` : text;
      return [is(event, 'routed') ? `✖ ${told}` : told];
    })
    .join(' ');
};

// ---- firing ----------------------------------------------------------------------------------------------------------

const firing = (match: ZonalMatch, events: readonly Event[]): string[] => {
  const lines: string[] = [];
  const missed: string[] = [];
  events.forEach((event, i) => {
    if (!is(event, 'throw')) return;
    const shot = events[i + 1];
    if (shot && is(shot, 'fired') && shot.hits === 0)
      missed.push(
        `${nameOf(match, shot.unit)} at ${nameOf(match, shot.target)} (${event.dice.join(' ') || 'no dice'})`,
      );
    else lines.push(...sentences(match, [event]));
  });
  if (missed.length > 0) lines.push(`Fired and hit nobody: ${missed.join('; ')}.`);
  return lines;
};

// ---- hand-to-hand combat ---------------------------------------------------------------------------------------------

const sharesOf = ({ stands }: Told['allocated']): number =>
  Object.values(stands).filter((letters) => letters !== '').length;

/** Everything from the throw of an attack to its count is one story. */
const melee = (match: ZonalMatch, events: readonly Event[]): string[] => {
  const lines: string[] = [];
  const pressed = events.filter((event) => is(event, 'hits') && event.rule === match.rules.cite.openingHit);
  if (pressed.length > 0) lines.push(`${pressed.length} units at close quarters took one hit each in the press.`);
  let fight: Event[] = [];
  for (const event of events) {
    if (event.rule === match.rules.cite.openingHit || (is(event, 'allocated') && sharesOf(event) < 2)) continue;
    fight.push(event);
    if (!is(event, 'attacked')) continue;
    lines.push(story(match, fight));
    fight = [];
  }
  return lines;
};

// ---- losses ----------------------------------------------------------------------------------------------------------

const losses = (match: ZonalMatch, events: readonly Event[]): string[] => {
  const lost = events.filter((event) => is(event, 'removed'));
  const routs = events.filter((event) => is(event, 'routed'));
  const routed = new Set(routs.map(({ unit }) => unit));
  const parts = lost.filter(({ unit }) => !routed.has(unit)).map((event) => report(match, event)!.replace(/\.$/, ''));
  return [...(parts.length > 0 ? [`${parts.join('; ')}.`] : []), ...sentences(match, routs).map((text) => `✖ ${text}`)];
};

// ---- movement --------------------------------------------------------------------------------------------------------

const QUIET: ReadonlySet<string> = new Set([
  'moves',
  'moved',
  'turned',
  'formed',
  'entered',
  'mounted',
  'dismounted',
  'leaves',
  'retired',
  'rallied',
]);

const LIST = new Intl.ListFormat('en-GB');

/** What somebody who only marched did, in a few words. */
const march = (match: ZonalMatch, events: readonly Event[]): string => {
  const steps = events.flatMap((event) => {
    if (is(event, 'moved')) return [`to ${zoneName(match, event.to)}`];
    if (is(event, 'entered')) return [`up from the reserve to ${zoneName(match, event.to)}`];
    if (is(event, 'retired')) return [`back to ${zoneName(match, event.to)}`];
    if (is(event, 'turned')) return [`turned ${event.facing}`];
    if (is(event, 'formed'))
      return [
        event.formation === 'attack'
          ? 're-formed to attack'
          : `into ${event.formation === 'open' ? 'open order' : 'a defensive formation'}`,
      ];
    if (is(event, 'mounted')) return ['mounted up'];
    if (is(event, 'dismounted')) return ['dismounted'];
    return [];
  });
  const unit = events.find((event) => 'unit' in event)?.['unit'];
  return steps.length === 0 ? '' : `${nameOf(match, String(unit))} ${LIST.format(steps)}`;
};

/** Left out where the story is clear without it. */
const isAside = (match: ZonalMatch, event: Event): boolean =>
  is(event, 'contactBroken') ||
  (is(event, 'turned') && event.rule !== match.rules.cite.turn) ||
  (is(event, 'reacts') && (event.reaction === 'fire' || event.reaction === 'support'));

const movement = (match: ZonalMatch, events: readonly Event[]): string[] => {
  const chains: Event[][] = [[]];
  for (const event of events) {
    if (event === ACTIVITY) chains.push([]);
    else chains.at(-1)!.push(event);
  }
  const marches: string[] = [];
  const stories: string[] = [];
  for (const chain of chains) {
    if (chain.every(({ event }) => QUIET.has(event))) marches.push(march(match, chain));
    else
      stories.push(
        story(
          match,
          chain.filter((event) => !isAside(match, event)),
        ),
      );
  }
  const marched = marches.filter((text) => text !== '');
  return [
    ...(marched.length > 0 ? [`On the march: ${marched.join('; ')}.`] : []),
    ...stories.filter((text) => text !== ''),
  ];
};

// ---- routs -----------------------------------------------------------------------------------------------------------

/** Who was lost, however it came about, and nothing else. */
export const routsOf = (match: ZonalMatch, events: readonly Event[]): string[] =>
  sentences(
    match,
    events.filter((event) => is(event, 'routed') || is(event, 'withdrawn')),
  ).map((text) => `✖ ${text}`);

// ---- the whole -------------------------------------------------------------------------------------------------------

/** Told by the plan, by the roster or at the very end. */
const UNTOLD: ReadonlySet<string> = new Set(['placed', 'commanderPlaced', 'throw', 'quality', 'outcome']);

/** The lines of a phase, from all it told. */
export const linesOf = (match: ZonalMatch, phase: string, events: readonly Event[]): string[] => {
  switch (phase) {
    case 'firing':
      return firing(match, events);
    case 'melee':
      return melee(match, events);
    case 'losses':
      return losses(match, events);
    case 'initiativeMovement':
    case 'otherMovement':
      return movement(match, events);
    default:
      return sentences(
        match,
        events.filter((event) => !UNTOLD.has(event.event)),
      );
  }
};
