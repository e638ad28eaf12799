/** Overlays that a player can switch on, and pin to a unit so that they stay when another is in hand. */
import { enemyOf, SIDES, type Side } from '@five-victories/engine/kernel';
import { isGlorious, reachOf, shootersOf, type GloriousMatch } from '@five-victories/engine/glorious';
import { isManoeuvre } from '@five-victories/engine/manoeuvre';
import {
  distanceBetween,
  figureOf,
  isCommand,
  isGun,
  placedOf,
  placedOfSide,
  placedUnits,
  query,
  type Placed,
  type TabletopMatch,
  type UnitId,
} from '@five-victories/engine/tabletop';
import type { Overlay } from '../../store/settings.js';
import { laneMarks } from '../glorious/fire/targets.js';
import { standingIn } from '../spots.js';
import { fireZonesOf, zoneMarks } from '../fire/zones.js';
import { toggledIn } from '../lists.js';
import { linkTo, textAt, type Mark, type Tone } from '../marks.js';
import { m } from '../words/index.js';
import { lengthIn } from '../words/names.js';
import { canStop, stopMarks } from './stops.js';

/** Of the unit in hand, then of a whole side. */
export const OF_UNIT = ['fire', 'reach', 'stops', 'distances'] as const satisfies readonly Overlay[];
export const OF_SIDE = ['ownFire', 'enemyFire', 'enemyStops', 'command'] as const satisfies readonly Overlay[];
export type Layer = Overlay;
type UnitLayer = (typeof OF_UNIT)[number];

export interface Pin {
  readonly layer: UnitLayer;
  readonly unit: UnitId;
}

interface LayerChoices {
  readonly on: readonly Layer[];
  readonly pins: readonly Pin[];
  /** Whose own units are meant. */
  readonly side: Side;
  /** Neither army is one's own. */
  readonly watches?: boolean;
}

// ---- fire ------------------------------------------------------------------------------------------------------------

/** Missiles of A Glorious Victory fly in any direction, guns straight ahead (GL-FIRE-08, -14). */
const gloriousFire = (match: GloriousMatch, { id }: Placed, tone: Tone): Mark[] => {
  const unit = placedOf(match, id);
  if (isGun(match, unit)) return unit.limbered ? [] : laneMarks(match, unit, tone);
  return Object.keys(shootersOf(unit)).length === 0
    ? []
    : [{ is: 'range', unit: unit.id, far: reachOf(match, unit), tone }];
};

const fireOf = (match: TabletopMatch, unit: Placed, tone: Tone): Mark[] => {
  if (isManoeuvre(match)) return zoneMarks(fireZonesOf(match, placedOf(match, unit.id)), tone);
  return isGlorious(match) ? gloriousFire(match, unit, tone) : [];
};

// ---- command, reach, distances ---------------------------------------------------------------------------------------

const commandOf = (match: TabletopMatch, side: Side): Mark[] => {
  const [any] = placedOfSide(match, side);
  if (!any) return [];
  const { commanders } = query(match, any, 'command');
  return commanders.map(({ unit, range }): Mark => ({
    is: 'range',
    unit,
    far: range,
    tone: 'command',
    text: m().view.layers.commands(lengthIn(match, range)),
  }));
};

/** How far a commander would command from where he is carried to. */
export const commandCarried = (match: TabletopMatch, marks: readonly Mark[]): Mark[] =>
  marks.flatMap((mark): Mark[] => {
    const unit = mark.is === 'ghost' && mark.tone !== 'quiet' ? standingIn(match, mark.unit) : undefined;
    if (!unit || mark.is !== 'ghost' || !isCommand(match, unit)) return [];
    const range = query(match, unit, 'command').commanders.find((each) => each.unit === unit.id)?.range;
    return range === undefined ? [] : [{ is: 'range', unit: unit.id, place: mark.place, far: range, tone: 'command' }];
  });

const reachArea = (match: TabletopMatch, unit: Placed): Mark[] => [
  { is: 'area', points: query(match, unit, 'area'), tone: 'move' },
];

/** With lines to so many of the nearest enemies; other enemies, and some friends, have their number only. */
const LINES = 6;
const FRIENDS = 3;

const distancesFrom = (match: TabletopMatch, unit: Placed): Mark[] => {
  const others = placedUnits(match)
    .filter(({ id }) => id !== unit.id)
    .map((other) => ({ other, away: distanceBetween(match, unit, other) }))
    .sort((a, b) => a.away - b.away);
  const enemies = others.filter(({ other }) => other.side !== unit.side);
  const friends = others.filter(({ other }) => other.side === unit.side);
  const near = new Set(enemies.slice(0, LINES));
  return [...enemies, ...friends.slice(0, FRIENDS)].map((each): Mark => {
    const text = lengthIn(match, each.away);
    return near.has(each)
      ? linkTo(unit.id, each.other.id, 'quiet', text)
      : textAt(figureOf(match, each.other), text, 'quiet');
  });
};

// ---- all of them -----------------------------------------------------------------------------------------------------

const ofUnit = (match: TabletopMatch, layer: UnitLayer, unit: Placed): Mark[] => {
  switch (layer) {
    case 'fire':
      return fireOf(match, unit, 'fire');
    case 'reach':
      return reachArea(match, unit);
    case 'stops':
      return stopMarks(match, unit, 'react', true);
    case 'distances':
      return distancesFrom(match, unit);
    default:
      return layer satisfies never;
  }
};

type SideLayer = (typeof OF_SIDE)[number];

const ofSide = (match: TabletopMatch, layer: SideLayer, { side, watches }: LayerChoices): Mark[] => {
  const enemy = enemyOf(side);
  switch (layer) {
    case 'ownFire':
      return placedOfSide(match, side).flatMap((unit) => fireOf(match, unit, 'fire'));
    case 'enemyFire':
      return placedOfSide(match, enemy).flatMap((unit) => fireOf(match, unit, 'charge'));
    case 'enemyStops':
      return placedOfSide(match, enemy).flatMap((unit) => stopMarks(match, unit, 'react', false));
    case 'command':
      return (watches ? SIDES : [side]).flatMap((each) => commandOf(match, each));
    default:
      return layer satisfies never;
  }
};

/** Those that a game knows. */
export const knownIn = (match: TabletopMatch, layers: readonly Layer[]): readonly Layer[] =>
  canStop(match) ? layers : layers.filter((layer) => layer !== 'stops' && layer !== 'enemyStops');

const isUnitLayer = (layer: Layer): layer is UnitLayer => (OF_UNIT as readonly Layer[]).includes(layer);

/** What is drawn for the unit in hand, for the units that layers are pinned to, and for the sides. */
export const layersOf = (match: TabletopMatch, choices: LayerChoices, unit: UnitId | undefined): Mark[] => {
  const { on, pins } = choices;
  const held = on.filter(isUnitLayer).map((layer): { layer: UnitLayer; unit: UnitId | undefined } => ({ layer, unit }));
  const pinned = pins.filter((pin) => pin.unit !== unit || !on.includes(pin.layer));
  return [
    ...on.flatMap((layer) => (isUnitLayer(layer) ? [] : ofSide(match, layer, choices))),
    ...[...pinned, ...held].flatMap(({ layer, unit: id }) => {
      const found = standingIn(match, id);
      return found ? ofUnit(match, layer, found) : [];
    }),
  ];
};

// ---- switching -------------------------------------------------------------------------------------------------------

type Chosen = Pick<LayerChoices, 'on' | 'pins'>;

export const switched = ({ on, pins }: Chosen, layer: Layer): Chosen => ({
  on: toggledIn(on, layer),
  pins,
});

/** Pins all layers that are on to the unit in hand; a unit that has pins loses them. */
export const pinned = ({ on, pins }: Chosen, unit: UnitId): Chosen => {
  const others = pins.filter((pin) => pin.unit !== unit);
  if (others.length < pins.length) return { on, pins: others };
  return { on, pins: [...pins, ...on.filter(isUnitLayer).map((layer): Pin => ({ layer, unit }))] };
};
