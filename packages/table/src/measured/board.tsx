/** The table in the page: what is drawn on it, and what is done on it. */
import { createComputed, createMemo, createSignal } from 'solid-js';
import { findUnit, type TabletopMatch, type UnitId } from '@five-victories/engine/tabletop';
import { coatsOf } from '../match/unit-coats.js';
import { actingIn } from '../table/follow.js';
import { decisionIn, type MeasuredChoice } from './decisions.js';
import { lookIn, targetsOf } from './looks.js';
import type { Instruments } from './instruments.js';
import type { MeasuredPlay } from './play.js';
import { lookMarks } from './react/trail.js';
import { LayersBar } from './view/layers-bar.jsx';
import { MeasuredTable } from './view/measured-table.jsx';

interface Props {
  readonly play: MeasuredPlay;
  readonly instruments: Instruments;
  /** Units a line of the report speaks of. */
  readonly spoken: readonly string[];
  /** The option somebody looks at. */
  readonly looked: MeasuredChoice | undefined;
}

/** Whether every unit of the side may be taken hold of. */
const isOpenHanded = (match: TabletopMatch): boolean => {
  const kind = decisionIn(match)?.kind;
  return kind === 'setup' || kind === 'place' || kind === 'leave';
};

/** Enter on the unit in hand gives its order, as it does beside the table. */
const givesFrom = ({ desk, work, wrong, give }: MeasuredPlay, event: KeyboardEvent): boolean => {
  const unit = (event.target as Element).closest<SVGElement>('[data-unit]')?.dataset['unit'];
  return unit !== undefined && unit === desk()?.unit && !work()?.maker.keeps && !wrong() && give();
};

export const Board = (props: Props) => {
  /** What was news; and what an option would do while it is looked at, else the order in the making. */
  const work = createMemo(() => {
    const desk = props.play.desk();
    const looked = props.looked && desk ? lookMarks(desk.match, props.looked) : [];
    const news = props.play.held() === undefined ? props.play.news().marks : [];
    return [...news, ...(looked.length > 0 ? looked : props.play.marks())];
  });
  const marks = createMemo(() => [...props.instruments.marks(), ...work()]);
  // A drag changes the answer with every move, but seldom whom it is directed at: all units wait for this.
  const [aimed, setAimed] = createSignal<readonly UnitId[]>([], { equals: (a, b) => a.join() === b.join() });
  createComputed(() => setAimed(targetsOf(props.play.choices()?.at(-1))));
  /** The unit whose reaction is put together. */
  const reacting = createMemo(() => {
    const work = props.play.work();
    return work?.maker.subject?.(work.desk());
  });
  const attention = createMemo(() => {
    // While others act, the one who does.
    const unit = reacting() ?? actingIn(props.play).at(-1);
    return findUnit(props.play.real(), unit)?.place;
  });
  const isAble = (id: UnitId): boolean =>
    props.play.able().has(id) ||
    id === props.play.desk()?.unit ||
    (id === reacting() && props.play.isOwn(id)) ||
    (isOpenHanded(props.play.real()) && props.play.isOwn(id));
  return (
    <>
      <LayersBar instruments={props.instruments} />
      <MeasuredTable
        match={props.play.match()}
        near={props.play.near()}
        coats={coatsOf(props.play.session(), props.play.head().coats)}
        marks={marks()}
        lookOf={(id) => lookIn(props.play, id, { spoken: props.spoken, looked: props.looked, aimed: aimed() })}
        isGrabbable={(id) => props.play.desk() !== undefined && isAble(id)}
        attention={attention()}
        measuring={props.instruments.tape() !== undefined}
        onGesture={(gesture) => {
          if (!props.instruments.gesture(gesture)) props.play.gesture(gesture);
        }}
        onGrain={(grain) => props.play.setGrain(grain)}
        onKey={(event) => {
          const { key, shiftKey: shift, altKey: alt, ctrlKey: ctrl } = event;
          if (props.instruments.tape()) return false;
          if (key === 'Enter') return props.play.group.give() || givesFrom(props.play, event);
          return props.play.key({ key, shift, alt, ctrl });
        }}
      />
    </>
  );
};
