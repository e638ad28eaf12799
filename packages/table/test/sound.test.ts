/** What is heard of what happens: every kind of event of the five games is decided, and the sounds follow from it. */
import { GLORIOUS_EVENTS } from '@five-victories/engine/glorious';
import { GREAT_EVENTS } from '@five-victories/engine/great';
import { MANOEUVRE_EVENTS } from '@five-victories/engine/manoeuvre';
import { SPLENDID_EVENTS } from '@five-victories/engine/splendid';
import { TABLETOP_EVENTS } from '@five-victories/engine/tabletop';
import { EVENTS } from '@five-victories/engine/zonal';
import { describe, expect, test } from 'vitest';
import { cuesOf, soundOf } from '../src/sound/cues.js';
import { EVENT_SOUNDS } from '../src/sound/event-sounds.js';
import { lengthOf, RECIPES } from '../src/sound/recipes.js';
import { SOUNDS, type Sound } from '../src/sound/sounds.js';
import { RECORDED, recordedSession } from './story-kit.js';

const CATALOGUES = [EVENTS, TABLETOP_EVENTS, MANOEUVRE_EVENTS, SPLENDID_EVENTS, GREAT_EVENTS, GLORIOUS_EVENTS] as const;

/** The sounds of a recorded match, each with the events it was heard for. */
const heardIn = (game: (typeof RECORDED)[number][0], name: string): Map<Sound, Set<string>> => {
  const heard = new Map<Sound, Set<string>>();
  for (const { match, lines } of recordedSession(game, name).moments)
    for (const { event } of lines) {
      expect(EVENT_SOUNDS).toHaveProperty(event.event);
      const sound = soundOf(match, event);
      if (sound) heard.set(sound, (heard.get(sound) ?? new Set()).add(event.event));
    }
  return heard;
};

test('what is heard is said of every kind of event there is, and of no other', () => {
  const kinds = new Set(CATALOGUES.flatMap((catalogue) => Object.keys(catalogue)));
  expect(new Set(Object.keys(EVENT_SOUNDS))).toEqual(kinds);
});

describe.each(RECORDED)('a match of %s (%s)', (game, name) => {
  const heard = heardIn(game, name);
  test('phases are drummed, dice fall, and blows ring', () => {
    expect([...heard.keys()]).toEqual(expect.arrayContaining(['drum', 'dice', 'knock']));
    // Real dice were entered for one turn only: nobody had come to blows.
    if (name !== 'by-hand') expect(heard.get('steel')).toContain('attacked');
    expect(heard.get('drum')).toContain('phase');
  });
  test('missiles sound as their age has them', () => {
    const powder = heard.has('guns') || heard.has('cannon');
    if (game === 'great') expect(powder).toBe(false);
    if (game === 'fine' || game === 'splendid') {
      expect(powder).toBe(true);
      expect(heard.has('bows')).toBe(false);
    }
  });
  test('a moment is a few sounds, one after the other', () => {
    for (const { match, lines } of recordedSession(game, name).moments) {
      const cues = cuesOf(
        match,
        lines.map(({ event }) => event),
      );
      expect(cues.length).toBeLessThanOrEqual(6);
      expect(cues.map(({ at }) => at)).toEqual([...new Set(cues.map(({ at }) => at))].sort((a, b) => a - b));
    }
  });
});

test('horse come on with hoofs, foot on their feet', () => {
  const { match } = recordedSession('splendid', 'hidden').moments.at(-1)!;
  const armOf = (unit: (typeof match.state.units)[number]): string =>
    (match.rules.types as Readonly<Record<string, { readonly arm: string }>>)[unit.type]!.arm;
  const onsets = match.state.units.map((unit) => [
    armOf(unit),
    soundOf(match, { event: 'charges', rule: '', unit: unit.id }),
  ]);
  expect(onsets).toContainEqual(['foot', 'tramp']);
  expect(onsets).not.toContainEqual(['foot', 'hoofs']);
  expect(onsets.filter(([arm]) => arm === 'mounted').every(([, sound]) => sound !== undefined)).toBe(true);
});

test('every sound has a recipe that ends soon; an event of a later version is silent', () => {
  for (const sound of SOUNDS) {
    expect(RECIPES[sound].length).toBeGreaterThan(0);
    expect(lengthOf(sound)).toBeLessThan(2);
  }
  const { match } = recordedSession('fine', 'hidden').moments[0]!;
  expect(cuesOf(match, [{ event: 'somethingNew', rule: '' }])).toEqual([]);
});
