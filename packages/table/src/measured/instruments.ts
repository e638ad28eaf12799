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

/** The tape measure: laid from a unit or from anywhere, and what is on it. */
const createTape = (match: Accessor<TabletopMatch>) => {
  const [tape, setTape] = createSignal<Tape>();
  return {
    tape,
    /** What is on the tape now, for the eye. */
    length: createMemo(() => {
      const now = tape();
      return now && tapeText(match(), now);
    }),
    laid: createMemo(() => {
      const now = tape();
      return now ? tapeMarks(match(), now) : [];
    }),
    /** From a unit, if one is given. */
    takeTape: (from: UnitId | undefined): void => {
      const found = findUnit(untrack(match), from);
      setTape(found && isPlaced(found) ? beginTape({ at: found.place, unit: found.id }) : beginTape());
    },
    /** Whether there was one. */
    putAway: (): boolean => {
      const was = untrack(tape) !== undefined;
      setTape(undefined);
      return was;
    },
    /** The tape takes the gesture, or there is none. */
    gesture: (made: Gesture): boolean => {
      const now = untrack(tape);
      if (now) setTape(tapeGesture(now, made));
      return now !== undefined;
    },
  };
};

/** Overlays: switched on for all, or pinned to a unit. */
const createOverlays = ({ match, side, unit, watches = false }: Table) => {
  const [pins, setPins] = createSignal<readonly Pin[]>([]);
  const chosen = () => ({ on: settings().overlays, pins: pins() });
  const count = (): number => settings().overlays.length + pins().length;
  return {
    pins,
    count,
    isOn: (layer: Layer): boolean => settings().overlays.includes(layer),
    overlays: createMemo(() =>
      count() === 0 ? [] : layersOf(match(), { ...chosen(), side: side(), watches }, unit()),
    ),
    change: (layer: Layer): void => change({ overlays: switched(chosen(), layer).on }),
    pin: (to: UnitId): void => void setPins(pinned(chosen(), to).pins),
    none: (): void => {
      setPins([]);
      change({ overlays: [] });
    },
  };
};

export const createInstruments = (table: Table) => {
  const { match, side, unit, watches = false } = table;
  const { laid, takeTape, putAway, ...tape } = createTape(match);
  const { overlays, ...layers } = createOverlays(table);
  const [described, setDescribed] = createSignal<UnitId>();
  const [lost, setLost] = createSignal(false);
  const tell = (of: UnitId | undefined): void => {
    setLost(of === undefined && !untrack(lost));
    setDescribed(of === untrack(described) ? undefined : of);
  };
  /** `on`: the unit that has the focus. */
  const key = (name: string, on: UnitId | undefined): boolean => {
    switch (name) {
      case 'm':
        if (!putAway()) takeTape(on ?? untrack(unit));
        return true;
      case 'd':
        tell(on ?? untrack(unit));
        return true;
      case 'Escape':
        if (putAway()) return true;
        if (untrack(described) === undefined) return false;
        setDescribed(undefined);
        return true;
      default:
        return false;
    }
  };
  const words = () => m().view.layers;
  const noUnit = (): string => (watches ? words().watched.noUnit : words().noUnit);
  return {
    ...tape,
    ...layers,
    match,
    unit,
    noUnit,
    ofUnit: (): string => (watches ? words().watched.ofUnit : words().ofUnit),
    nameOf: (layer: Layer): string => {
      const { names, watched } = words();
      if (!watches || (layer !== 'ownFire' && layer !== 'enemyFire')) return names[layer];
      return watched.fire(army(match(), layer === 'ownFire' ? side() : enemyOf(side())));
    },
    described,
    /** Asked about nobody. */
    lost,
    key,
    /** Below the marks of an order. */
    marks: createMemo((): readonly Mark[] => [...overlays(), ...laid()]),
    /** For a screen reader: not every length that a moving pointer passes. */
    said: createMemo((): string => {
      const now = tape.tape();
      if (now) return tapeText(match(), now.laid ? now : { ...now, to: undefined });
      const found = findUnit(match(), described());
      if (found) return describe(match(), found);
      return lost() ? noUnit() : '';
    }),
  };
};
