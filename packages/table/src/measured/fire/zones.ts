/** Zones of fire as they are drawn: those of stands side by side are one area. */
import { endsOf, type Edge } from '@five-victories/engine/geometry';
import { fireFieldOf } from '@five-victories/engine/great';
import { zonesOf, type ManoeuvreMatch, type Placed } from '@five-victories/engine/manoeuvre';
import type { Place } from '@five-victories/engine/tabletop';
import type { Mark, Spot, Tone } from '../marks.js';

interface FireZone {
  readonly edge: Edge;
  readonly range: number;
}

type ZonesOf = (match: ManoeuvreMatch, unit: Placed, place: Place) => readonly FireZone[];

const ofField: ZonesOf = (match, unit, place) => {
  const { zones, range } = fireFieldOf(match, unit, place);
  return zones.map(({ edge }) => ({ edge, range }));
};

/** Books that fire from stands; in the third one lays a template. */
const FIELDS: Readonly<Record<string, ZonesOf>> = { splendid: zonesOf, great: ofField };

/** The zones of a unit that can fire at all (`firepower` says whether it can). */
export const fireZonesOf = (match: ManoeuvreMatch, unit: Placed, place: Place = unit.place): readonly FireZone[] =>
  match.rules.firepower(match, unit, false) > 0 ? (FIELDS[match.rules.id]?.(match, unit, place) ?? []) : [];

const NEAR = 20;
const isAt = (a: Spot, b: Spot): boolean => Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR;

interface Strip {
  readonly left: Spot;
  readonly right: Spot;
  readonly edge: Edge;
  readonly range: number;
}

/** Two strips that go the same way and meet. */
const isBeside = (a: Strip, b: Strip): boolean =>
  Math.abs(a.edge.sin - b.edge.sin) + Math.abs(a.edge.cos - b.edge.cos) < 1e-6 && isAt(a.right, b.left);

const joined = (strips: readonly Strip[]): Strip[] => {
  const left = [...strips];
  for (let i = 0; i < left.length; i++) {
    const at = left.findIndex((other, j) => j !== i && isBeside(left[i]!, other));
    if (at < 0) continue;
    left[i] = { ...left[i]!, right: left[at]!.right };
    left.splice(at, 1);
    i = -1;
  }
  return left;
};

const corners = ({ left, right, edge: { sin, cos }, range }: Strip): Spot[] => {
  const ahead = ({ x, y }: Spot): Spot => ({ x: x + range * sin, y: y + range * cos });
  return [left, ahead(left), ahead(right), right];
};

/** What is drawn of them. */
export const zoneMarks = (zones: readonly FireZone[], tone: Tone, text?: string): Mark[] => {
  const strips = zones.map(({ edge, range }): Strip => {
    const [left, right] = endsOf(edge);
    return { left, right, edge, range };
  });
  return joined(strips).map((strip) => ({ is: 'area', points: corners(strip), tone, text }));
};
