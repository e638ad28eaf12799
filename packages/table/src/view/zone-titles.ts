/** The name of a zone with its ground and what that does, as long as it fits. */
import { ADVANTAGE, COVER, sideOfReserve, type ZonalMatch, type Zone } from '@five-victories/engine/zonal';
import type { Messages } from '../words/en.js';
import { capital, zoneTitle } from '../words/names.js';
import { lengthOf } from './letters.js';

/** What the ground of a zone does in this match, the weightiest first. */
export const effectsAt = (t: Messages, { table }: ZonalMatch, zone: Zone): string[] => {
  const place = table.places[zone];
  if (!place) return [];
  const { effects } = t.table;
  if (place.prohibited.includes('all')) return [effects.closed];
  return [
    ...(place.cover.length > 0 ? [effects.cover(-COVER * place.cover.length)] : []),
    ...(place.advantage.length > 0 ? [effects.advantage(ADVANTAGE * place.advantage.length)] : []),
    ...(place.restricted ? [effects.restricted] : []),
  ];
};

/** The longest first; the last is nothing. */
export const titlesOf = (t: Messages, match: ZonalMatch, zone: Zone, isEmpty: boolean): string[] => {
  const name = capital(zoneTitle(t, match, zone));
  if (sideOfReserve(zone)) return [...(isEmpty ? [t.table.emptyReserve(name)] : []), name, ''];
  const ground = t.list((match.table.places[zone]?.terrain ?? []).map((type) => t.terrain[type]));
  if (ground === '') return [name, ''];
  const effects = effectsAt(t, match, zone);
  const told = effects.map((_, i) => `${name} · ${ground}, ${effects.slice(0, effects.length - i).join(', ')}`);
  return [...told, `${name} · ${ground}`, capital(ground), ''];
};

export const titleWithin = (titles: readonly string[], letters: number, room: number): string =>
  titles.find((title) => lengthOf(title) * letters <= room) ?? '';
