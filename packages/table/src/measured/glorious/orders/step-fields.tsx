/** The exact values of one order of a plan. */
import { createMemo, Match, Show, Switch } from 'solid-js';
import { heading as asHeading } from '@five-victories/engine/geometry';
import {
  hasOddElement,
  isBattle,
  isMountedFoot,
  largestPivot,
  moveOf,
  tariffOf,
  type Corner,
  type Order,
} from '@five-victories/engine/glorious';
import { Picker, Tick } from '../../../controls/fields.jsx';
import { AngleField, LengthField } from '../../react/fields.jsx';
import { m } from '../../words/index.js';
import { ChangeFields } from './change-fields.jsx';
import { farIn, goneFar, riding, turnedBy, wheelIn } from './edits.js';
import type { Post } from './plan.js';

interface Props {
  readonly post: Post;
  readonly order: Order;
  onChange(order: Order): void;
}

const words = () => m().glorious.order;
const CORNERS: readonly Corner[] = ['left', 'right'];
const FILES = ['any', 'left', 'right'] as const;

/** By how much, and about which corner. */
const Wheels = (props: Props & { readonly label: string; readonly most: number }) => {
  const by = () => wheelIn(props.order)?.by ?? 0;
  const corner = () => wheelIn(props.order)?.corner;
  return (
    <>
      <AngleField
        text={props.label}
        value={by()}
        least={-props.most}
        most={props.most}
        onValue={(value) => props.onChange(turnedBy(props.post, props.order, value, undefined))}
      />
      <Show when={!isBattle(props.post.unit) && by() !== 0}>
        <Picker
          text={words().fields.corner}
          values={CORNERS}
          chosen={corner()}
          nameOf={(each) => words().corners[each]}
          onPick={(each) => props.onChange(turnedBy(props.post, props.order, by(), each))}
        />
      </Show>
    </>
  );
};

const Straight = (props: Props) => {
  const far = () => farIn(props.order);
  const rides = () => props.order.do === 'move' && props.order.byHorse === true;
  const most = () => moveOf(props.post.unit, rides() || props.post.unit.byHorse, props.order.do === 'stepBack');
  const pivot = createMemo(() => largestPivot(props.post.match, props.post.unit, props.post.unit.place));
  return (
    <>
      <Show when={far() !== undefined}>
        <LengthField
          match={props.post.match}
          text={props.order.do === 'stepBack' ? words().fields.back : words().fields.ahead}
          value={far()!}
          least={0}
          most={most()}
          onValue={(value) => props.onChange(goneFar(props.order, value))}
        />
      </Show>
      <Show when={!isBattle(props.post.unit)}>
        <Wheels {...props} label={words().fields.pivot} most={pivot()} />
      </Show>
      <Show when={props.order.do === 'move' && isMountedFoot(props.post.unit) && !props.post.unit.byHorse}>
        <Tick
          text={words().byHorse}
          on={rides()}
          onTick={(on) => props.onChange(riding(props.post, props.order, on))}
        />
      </Show>
    </>
  );
};

const AboutFace = (props: Props & { readonly order: Extract<Order, { do: 'aboutFace' }> }) => (
  <Show when={hasOddElement(props.post.unit)}>
    <Picker
      text={words().fields.file}
      values={FILES}
      chosen={props.order.file ?? 'any'}
      nameOf={(file) => words().files[file]}
      onPick={(file) => props.onChange(file === 'any' ? { do: 'aboutFace' } : { do: 'aboutFace', file })}
    />
  </Show>
);

/** By the kind of order; what has no values has no fields. */
export const StepFields = (props: Props) => {
  const is = <K extends Order['do']>(...verbs: K[]) =>
    verbs.includes(props.order.do as K) ? (props.order as Extract<Order, { do: K }>) : undefined;
  return (
    <Switch>
      <Match when={is('turn')}>
        <Wheels {...props} label={words().fields.by} most={tariffOf(props.post.unit).turn} />
      </Match>
      <Match when={is('move', 'stepBack', 'prolong')}>
        <Straight {...props} />
      </Match>
      <Match when={is('charge')}>
        <Show when={!isBattle(props.post.unit)}>
          <Wheels
            {...props}
            label={words().fields.pivot}
            most={largestPivot(props.post.match, props.post.unit, props.post.unit.place)}
          />
        </Show>
      </Match>
      <Match when={is('aboutFace')}>
        {(order) => <AboutFace post={props.post} order={order()} onChange={(next) => props.onChange(next)} />}
      </Match>
      <Match when={is('changeFormation')}>
        {(order) => (
          <ChangeFields
            post={props.post}
            laying={order()}
            onChange={(next) => props.onChange({ ...next, do: 'changeFormation' })}
          />
        )}
      </Match>
      <Match when={is('unlimber')}>
        {(order) => (
          <AngleField
            text={words().fields.heading}
            value={order().heading ?? props.post.unit.place.heading}
            least={0}
            most={3599}
            onValue={(value) => props.onChange({ do: 'unlimber', heading: asHeading(value) })}
          />
        )}
      </Match>
    </Switch>
  );
};
