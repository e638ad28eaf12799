/** Whom the formation could charge; of the charge that is planned how far, whom it meets and outflanks, and the odds. */
import { createMemo, For, Show } from 'solid-js';
import { isPlaced, type UnitId } from '@five-victories/engine/tabletop';
import { layingsOf, type Charge, type Laying } from '@five-victories/engine/glorious';
import { Button, Chip } from '../../../controls/button.jsx';
import { Chips } from '../../../controls/chips.jsx';
import { clashOf } from '../../odds/clash.js';
import { Notes } from '../../odds/notes.jsx';
import { clashNotes, shareText } from '../../odds/texts.js';
import { ChipAtOnce } from '../../orders/at-once.jsx';
import { m } from '../../words/index.js';
import { formationName, lengthIn, unitName, unitNames } from '../../words/names.js';
import { bestCharge, chargesAt, judgedCharge } from './charging.js';
import type { Post } from './plan.js';

const words = () => m().glorious.order.charge;

interface ListProps {
  readonly post: Post;
  readonly now: UnitId | undefined;
  onPick(charge: Charge): void;
  /** Orders it at once, with what is planned before it. */
  onGive(charge: Charge): void;
}

/** Enemies it can charge from where it stands. */
export const ChargeTargets = (props: ListProps) => {
  const charges = createMemo(() => {
    const { match, unit } = props.post;
    return match.state.units
      .filter((enemy) => enemy.side !== unit.side && isPlaced(enemy))
      .flatMap(({ id }): Charge[] => {
        const found = bestCharge(props.post, id);
        return 'order' in found ? [found.order] : [];
      });
  });
  return (
    <Chips label={words().title} titled values={charges()}>
      {(charge) => (
        <ChipAtOnce
          text={unitName(props.post.match, charge.target)}
          on={props.now === charge.target}
          choice={charge}
          data-charge={charge.target}
          onPlan={() => props.onPick(charge)}
          onGive={() => props.onGive(charge)}
        />
      )}
    </Chips>
  );
};

interface PlannedProps {
  readonly post: Post;
  readonly charge: Charge;
  onChange(charge: Charge): void;
  onOther(): void;
}

/** As it stands, or in the other formation. */
const Formations = (props: PlannedProps) => {
  const changes = createMemo(() => [undefined, ...layingsOf(props.post.match, props.post.unit)]);
  const open = createMemo(() =>
    changes().filter((change) => chargesAt(props.post, props.charge.target, change).ways.length > 0),
  );
  const pick = (change: Laying | undefined): void => {
    const [way] = chargesAt(props.post, props.charge.target, change).ways;
    if (way) props.onChange(way.order);
  };
  return (
    <Chips label={words().formation} values={open()} least={2}>
      {(change) => (
        <Chip
          text={change ? words().changing(formationName(change.formation)) : words().asItStands}
          on={(props.charge.change === undefined) === (change === undefined)}
          onClick={() => pick(change)}
        />
      )}
    </Chips>
  );
};

export const PlannedCharge = (props: PlannedProps) => {
  const way = createMemo(() => judgedCharge(props.post, props.charge));
  const ways = createMemo(() => chargesAt(props.post, props.charge.target, props.charge.change).ways);
  const clashes = createMemo(() => {
    const found = way();
    const { match, unit } = props.post;
    return (found?.met ?? []).flatMap((enemy) => {
      const clash = clashOf(match, unit.id, enemy, found!.to);
      return clash ? [{ enemy, clash }] : [];
    });
  });
  const match = () => props.post.match;
  const others = () => (way()?.met ?? []).filter((id) => id !== props.charge.target);
  return (
    <Show when={way()}>
      {(found) => (
        <div class="charge">
          <ul>
            <li>
              {words().far(lengthIn(match(), found().length))}
              <Show when={others().length > 0}>, {words().meets(unitNames(match(), others()))}</Show>
              {', '}
              {found().outflanked.length > 0
                ? words().outflanks(unitNames(match(), found().outflanked))
                : words().flanksNobody}
              .
            </li>
            <For each={clashes()}>
              {({ enemy, clash }) => (
                <li>
                  {words().against(unitName(match(), enemy), shareText(clash.own.cast), shareText(clash.theirs.cast))}{' '}
                  <Notes texts={clashNotes(match(), clash)} />
                </li>
              )}
            </For>
          </ul>
          <Formations {...props} />
          <p class="quiet hint">{m().orders.sureHint}</p>
          <Show when={ways().length > 1}>
            <Button class="small" text={words().other} hint="C" onClick={() => props.onOther()} />
          </Show>
        </div>
      )}
    </Show>
  );
};
