/** A phase told so that it can be read: shots without effect together, each fight as one story, marches in a line. */
import type { Event } from '@five-victories/engine';

/** Put between the activities of a movement phase by whoever listens. */
export const ACTIVITY: Event = { event: 'activity', rule: '' };

/** What a family of games says, and what of it can be drawn together. */
export interface Voice<M> {
  report(match: M, event: Event): string | undefined;
  nameOf(match: M, id: string): string;
  /** The hit that everybody in contact takes. */
  isOpeningHit(match: M, event: Event): boolean;
  /** Events that tell of a unit lost for good. */
  readonly lost: ReadonlySet<string>;
  /** Events that are no part of the fight they come before. */
  readonly beforeFights: ReadonlySet<string>;
  /** Events of somebody who only marches. */
  readonly quiet: ReadonlySet<string>;
  /** One of these in a few words: `turned N`. */
  step(match: M, event: Event): string | undefined;
  /** Left out where the story is clear without it. */
  isAside(match: M, event: Event): boolean;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const sentences = <M>(voice: Voice<M>, match: M, events: readonly Event[]): string[] =>
  events.flatMap((event) => voice.report(match, event) ?? []);

/** Sentences as one story: who is the subject twice running is `it` the second time. */
const story = <M>(voice: Voice<M>, match: M, events: readonly Event[]): string => {
  let subject = '';
  return events
    .flatMap((event) => {
      const text = voice.report(match, event);
      if (text === undefined) return [];
      const name = 'unit' in event ? voice.nameOf(match, textOf(event['unit'])) : '';
      const starts = name !== '' && text.slice(1).startsWith(name.slice(1));
      const again = starts && name === subject;
      subject = starts ? name : '';
      const told = again ? `It${text.slice(name.length)}` : text;
      return [voice.lost.has(event.event) ? `✖ ${told}` : told];
    })
    .join(' ');
};

// ---- firing ----------------------------------------------------------------------------------------------------------

const isMiss = (event: Event | undefined): event is Event =>
  event !== undefined && (event.event === 'fired' || event.event === 'bounced') && event['hits'] === 0;

const firing = <M>(voice: Voice<M>, match: M, events: readonly Event[]): string[] => {
  const lines: string[] = [];
  const missed: string[] = [];
  const name = (id: unknown): string => voice.nameOf(match, textOf(id));
  events.forEach((event, i) => {
    if (event.event !== 'throw') return;
    const shot = events[i + 1];
    const dice = (event['dice'] as number[]).join(' ') || 'no dice';
    if (isMiss(shot)) missed.push(`${name(shot['unit'])} at ${name(shot['target'])} (${dice})`);
    else lines.push(...sentences(voice, match, [event]));
  });
  if (missed.length > 0) lines.push(`Fired and hit nobody: ${missed.join('; ')}.`);
  return [...lines, ...losses(voice, match, events)];
};

// ---- hand-to-hand combat ---------------------------------------------------------------------------------------------

/** Everything from the throw of an attack to its count is one story; losses before the first and after the last are told by themselves. */
const melee = <M>(voice: Voice<M>, match: M, events: readonly Event[]): string[] => {
  const isOpening = (event: Event): boolean => voice.isOpeningHit(match, event);
  const pressed = events.filter((event) => event.event === 'hits' && isOpening(event)).length;
  const begins = events.findIndex(({ event }) => event === 'throw');
  const lines = begins < 0 ? [] : losses(voice, match, events.slice(0, begins));
  let fight: Event[] = [];
  for (const [i, event] of events.entries()) {
    if (isOpening(event) || voice.isAside(match, event) || (i < begins && isLoss(voice, event))) continue;
    fight.push(event);
    if (event.event !== 'attacked' && !voice.beforeFights.has(event.event)) continue;
    lines.push(story(voice, match, fight));
    fight = [];
  }
  lines.push(...losses(voice, match, fight));
  return pressed > 0 ? [`${pressed} units at close quarters took one hit each in the press.`, ...lines] : lines;
};

// ---- losses ----------------------------------------------------------------------------------------------------------

const isLoss = <M>(voice: Voice<M>, { event }: Event): boolean => event === 'removed' || voice.lost.has(event);

/** Elements that went one after the other went together: `lost three light cavalry elements`. */
const together = (events: readonly Event[]): Event[] => {
  const all = new Map<unknown, Event>();
  for (const event of events) {
    const before = all.get(event['unit']);
    all.set(
      event['unit'],
      before ? { ...before, stands: `${textOf(before['stands'])}${textOf(event['stands'])}` } : event,
    );
  }
  return [...all.values()];
};

const losses = <M>(voice: Voice<M>, match: M, events: readonly Event[]): string[] => {
  const routs = events.filter(({ event }) => voice.lost.has(event));
  const routed = new Set(routs.map((event) => event['unit']));
  const lost = events.filter((event) => event.event === 'removed' && !routed.has(event['unit']));
  const parts = sentences(voice, match, together(lost)).map((text) => text.replace(/\.$/, ''));
  return [...(parts.length > 0 ? [`${parts.join('; ')}.`] : []), ...routsOf(voice, match, routs)];
};

/** Who was lost, however it came about, and nothing else. */
export const routsOf = <M>(voice: Voice<M>, match: M, events: readonly Event[]): string[] =>
  sentences(
    voice,
    match,
    events.filter(({ event }) => voice.lost.has(event)),
  ).map((text) => `✖ ${text}`);

// ---- movement --------------------------------------------------------------------------------------------------------

const LIST = new Intl.ListFormat('en-GB');

/** Those who marched, all who did the same together: `Skippon's and Montagu's 4"`. */
const marches = <M>(voice: Voice<M>, match: M, chains: readonly (readonly Event[])[]): string[] => {
  const alike = new Map<string, string[]>();
  for (const chain of chains) {
    const steps = chain.flatMap((event) => voice.step(match, event) ?? []);
    const unit = chain.find((event) => 'unit' in event)?.['unit'];
    if (steps.length === 0) continue;
    const what = LIST.format(steps);
    alike.set(what, [...(alike.get(what) ?? []), voice.nameOf(match, textOf(unit))]);
  }
  return [...alike].map(([what, names]) => `${LIST.format(names)} ${what}`);
};

const movement = <M>(voice: Voice<M>, match: M, events: readonly Event[]): string[] => {
  const chains: Event[][] = [[]];
  for (const event of events) {
    if (event === ACTIVITY) chains.push([]);
    else chains.at(-1)!.push(event);
  }
  const isQuiet = (chain: readonly Event[]): boolean => chain.every(({ event }) => voice.quiet.has(event));
  const marched = marches(voice, match, chains.filter(isQuiet));
  const stories = chains
    .filter((chain) => !isQuiet(chain))
    .map((chain) =>
      story(
        voice,
        match,
        chain.filter((event) => !voice.isAside(match, event)),
      ),
    );
  return [
    ...(marched.length > 0 ? [`On the march: ${marched.join('; ')}.`] : []),
    ...stories.filter((text) => text !== ''),
  ];
};

// ---- the whole -------------------------------------------------------------------------------------------------------

/** Told by the plan, by the roster or at the very end. */
const UNTOLD: ReadonlySet<string> = new Set([
  'placed',
  'commanderPlaced',
  'throw',
  'quality',
  'commandQuality',
  'outcome',
]);

/** The lines of a phase, from all it told. */
export const linesOf = <M>(voice: Voice<M>, match: M, phase: string, events: readonly Event[]): string[] => {
  switch (phase) {
    case 'firing':
      return firing(voice, match, events);
    case 'melee':
      return melee(voice, match, events);
    case 'losses':
      return losses(voice, match, events);
    case 'initiativeMovement':
    case 'otherMovement':
      return movement(voice, match, events);
    default:
      return sentences(
        voice,
        match,
        events.filter((event) => !UNTOLD.has(event.event)),
      );
  }
};
