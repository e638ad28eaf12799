/** What lies ready at the table besides orders: overlays, the tape measure, and a voice that tells where a unit stands. */
import { createMemo, createSignal, untrack, type Accessor } from 'solid-js';
import { enemyOf, type Side } from '@five-victories/engine/kernel';
import { findUnit, isPlaced, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { change, settings } from '../app/settings.js';
import type { Gesture } from './gesture.js';
import type { Mark } from './marks.js';
import { layersOf, pinned, switched, type Layer, type Pin } from './view/layers.js';
import { beginTape, tapeGesture, tapeMarks, tapeText, type Tape } from './view/tape.js';
import { describe } from './view/where.js';
import { army } from '../words/names.js';
import { m } from './words/index.js';

interface Table {
  readonly match: Accessor<TabletopMatch>;
  /** Whose units are one's own. */
  readonly side: Accessor<Side>;
  /** The unit in hand. */
  readonly unit: Accessor<UnitId | undefined>;
  /** Nobody plays here: neither army is one's own. */
  readonly watches?: boolean;
}

export type Instruments = ReturnType<typeof createInstruments>;

export const createInstruments = ({ match, side, unit, watches = false }: Table) => {
  const [pins, setPins] = createSignal<readonly Pin[]>([]);
  const [tape, setTape] = createSignal<Tape>();
  const [described, setDescribed] = createSignal<UnitId>();
  const [lost, setLost] = createSignal(false);

  const chosen = () => ({ on: settings().overlays, pins: pins() });
  const isOn = (layer: Layer): boolean => settings().overlays.includes(layer);
  const overlays = createMemo(() => {
    const layers = chosen();
    return layers.on.length + layers.pins.length === 0
      ? []
      : layersOf(match(), { ...layers, side: side(), watches }, unit());
  });
  const laid = createMemo(() => {
    const now = tape();
    return now ? tapeMarks(match(), now) : [];
  });

  /** From the unit that has the focus or is in hand, if one is. */
  const takeTape = (from: UnitId | undefined): void => {
    const found = findUnit(untrack(match), from);
    setTape(found && isPlaced(found) ? beginTape({ at: found.place, unit: found.id }) : beginTape());
  };
  const tell = (of: UnitId | undefined): void => {
    setLost(of === undefined);
    setDescribed(of === untrack(described) ? undefined : of);
  };
  /** One of them takes the gesture, or none does. */
  const gesture = (made: Gesture): boolean => {
    const now = untrack(tape);
    if (!now) return false;
    setTape(tapeGesture(now, made));
    return true;
  };
  /** `on`: the unit that has the focus. */
  const key = (name: string, on: UnitId | undefined): boolean => {
    switch (name) {
      case 'm':
        if (untrack(tape)) setTape(undefined);
        else takeTape(on ?? untrack(unit));
        return true;
      case 'd':
        tell(on ?? untrack(unit));
        return true;
      case 'Escape':
        if (untrack(tape)) setTape(undefined);
        else if (untrack(described) !== undefined) setDescribed(undefined);
        else return false;
        return true;
      default:
        return false;
    }
  };

  const noUnit = (): string => (watches ? m().view.layers.watched.noUnit : m().view.layers.noUnit);
  /** For a screen reader: not every length that a moving pointer passes. */
  const said = createMemo((): string => {
    const now = tape();
    if (now) return tapeText(match(), now.laid ? now : { ...now, to: undefined });
    const found = findUnit(match(), described());
    return found ? describe(match(), found) : lost() ? noUnit() : '';
  });

  return {
    match,
    unit,
    noUnit,
    ofUnit: (): string => (watches ? m().view.layers.watched.ofUnit : m().view.layers.ofUnit),
    nameOf: (layer: Layer): string => {
      const { names, watched } = m().view.layers;
      if (!watches || (layer !== 'ownFire' && layer !== 'enemyFire')) return names[layer];
      return watched.fire(army(match(), layer === 'ownFire' ? side() : enemyOf(side())));
    },
    pins,
    isOn,
    count: (): number => settings().overlays.length + pins().length,
    change: (layer: Layer): void => change({ overlays: switched(chosen(), layer).on }),
    pin: (to: UnitId): void => void setPins(pinned(chosen(), to).pins),
    none: (): void => {
      setPins([]);
      change({ overlays: [] });
    },
    tape,
    /** What is on the tape now, for the eye. */
    length: createMemo(() => {
      const now = tape();
      return now && tapeText(match(), now);
    }),
    described,
    key,
    gesture,
    /** Below the marks of an order. */
    marks: createMemo((): readonly Mark[] => [...overlays(), ...laid()]),
    said,
  };
};
