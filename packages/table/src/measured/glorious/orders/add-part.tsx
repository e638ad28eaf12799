/** What could be added to a plan: functions, reinforcements; and what a drag is to mean. */
import { createMemo, Show } from 'solid-js';
import { refusal } from '@five-victories/engine/kernel';
import {
  isBattle,
  isMountedFoot,
  shiftRefusal,
  verbsOf,
  type DragVerb,
  type Order,
} from '@five-victories/engine/glorious';
import { Picker, Tick } from '../../../controls/fields.jsx';
import { Chip } from '../../../controls/button.jsx';
import { Chips } from '../../../controls/chips.jsx';
import type { GloriousFormProps as FormProps } from '../../maker.js';
import { AtOnce } from '../../orders/at-once.jsx';
import { m } from '../../words/index.js';
import { unitName } from '../../words/names.js';
import { add, withOrders, type OrderDraft } from './draft.js';
import { newOrder } from './edits.js';
import { isAim, joinAim, mayBeJoined } from './joining.js';
import type { Post } from './plan.js';
import { verbText } from './verb-text.js';

/** Functions that need no aim. */
const WHOLE: readonly string[] = ['changeFormation', 'aboutFace', 'limber'];

const words = () => m().glorious.order;

type Props = FormProps<OrderDraft> & { readonly post: Post };

/** Functions that could be added at the end of the plan. */
export const Adding = (props: Props) => {
  const verbs = createMemo(() => {
    const { match, unit } = props.post;
    const open = verbsOf(match, unit).filter((verb) => verb !== 'charge');
    return shiftRefusal(match, unit) ? open : [...open, 'shift'];
  });
  const put = (verb: string): void => {
    const order = newOrder(props.post, verb, props.draft.pins);
    if (order) props.change(add(props.draft, order));
  };
  /** What needs no aim can be ordered at once, with what is planned before it. */
  const whole = (verb: string): Order | undefined => {
    const order = WHOLE.includes(verb) ? newOrder(props.post, verb, props.draft.pins) : undefined;
    return order && !refusal(props.post.match, order) ? order : undefined;
  };
  return (
    <Chips label={words().add} values={verbs()}>
      {(verb) => (
        <span class="at-once">
          <Chip
            text={`+ ${verbText(props.post, verb)}`}
            data-add={verb}
            aria-label={words().addVerb(verbText(props.post, verb))}
            onClick={() => put(verb)}
          />
          <Show when={whole(verb)}>
            {(order) => (
              <AtOnce
                text={verbText(props.post, verb)}
                of={verb}
                onGive={() => props.say([...props.draft.orders, order()])}
              />
            )}
          </Show>
        </span>
      )}
    </Chips>
  );
};

/** Battles it could join, or units a Battle could take on. */
export const Joining = (props: Props) => {
  const open = createMemo(() =>
    props.post.match.state.units.flatMap(({ id }) => {
      const aim = mayBeJoined(props.post, id) ? joinAim(props.post, id) : undefined;
      return aim && isAim(aim) ? [{ id, orders: aim.orders }] : [];
    }),
  );
  const title = () => (isBattle(props.post.unit) ? words().join.takes : words().join.title);
  return (
    <Chips label={title()} titled values={open()}>
      {({ id, orders }) => (
        <Chip
          text={unitName(props.post.match, id)}
          data-join={id}
          onClick={() => props.change(withOrders(props.draft, [...props.draft.orders, ...orders]))}
        />
      )}
    </Chips>
  );
};

const DRAGS: readonly DragVerb[] = ['turn', 'move', 'stepBack', 'prolong'];

/** What a drag is to mean, for those who want it exactly. */
export const Pinning = (props: Props) => {
  const verbs = createMemo(() => {
    const open = verbsOf(props.post.match, props.post.unit);
    return DRAGS.filter((verb) => open.includes(verb));
  });
  const pins = () => props.draft.pins;
  return (
    <div class="fields">
      <Picker
        text={words().dragAs}
        values={[undefined, ...verbs()]}
        chosen={pins().verb}
        nameOf={(verb) => (verb ? words().pinned[verb] : words().asPulled)}
        onPick={(verb) => props.change({ ...props.draft, pins: { ...pins(), verb } })}
      />
      <Show when={isMountedFoot(props.post.unit) && !props.post.unit.byHorse}>
        <Tick
          text={words().byHorse}
          on={pins().byHorse}
          onTick={(on) => props.change({ ...props.draft, pins: { ...pins(), byHorse: on } })}
        />
      </Show>
    </div>
  );
};
