/** A zone in words. */
import { SIDES } from '@five-victories/engine/kernel';
import { t } from '../app/settings.js';
import type { Options } from '../options/fields.js';
import { w } from './words/index.js';
import { placeOfZone, pointsAt, terrainAt } from './zones.js';

export const zonePlace = (zone: string): string => {
  const [column, row] = placeOfZone(zone);
  return w().zones.place(column + 1, w().zones.rows[row] ?? '');
};

export const zoneWords = (options: Options, zone: string): string => {
  const types = terrainAt(options, zone).map((type) => t().terrain[type]);
  const goals = SIDES.flatMap((side) => {
    const points = pointsAt(options, side, zone);
    return points > 0 ? [w().zones.goal(t().sides[side], points)] : [];
  });
  return [zonePlace(zone), types.length > 0 ? t().list(types) : w().zones.clear, ...goals].join(', ');
};
