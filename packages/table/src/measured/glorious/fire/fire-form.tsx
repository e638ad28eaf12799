/** The order to fire in the panel: its volleys, other targets, the pivot of a gun, and who cannot be hit and why. */
import { createMemo, For, Show } from 'solid-js';
import { firerRefusal, isArtillery, reachOf, shootersOf, type Placed } from '@five-victories/engine/glorious';
import { t } from '../../../app/settings.js';
import { Chip } from '../../../controls/button.jsx';
import { Chips } from '../../../controls/chips.jsx';
import { FoldedReasons } from '../../../panel/reasons.jsx';
import type { GloriousFormProps as FormProps } from '../../maker.js';
import { KeysHint } from '../keys-hint.jsx';
import { reasonOf, Why } from '../../why.jsx';
import { AngleField } from '../../react/fields.jsx';
import { m } from '../../words/index.js';
import { angleText } from '../../text.js';
import { lengthIn, unitName } from '../../words/names.js';
import { volleyAt, type FireDraft } from './draft.js';
import { aim, pivotTo } from './fire.js';
import { firerIn, hopeOf, mayHit, mostPivot, targetsOf } from './targets.js';
import { VolleyLine } from './volley-line.jsx';

type Props = FormProps<FireDraft> & { readonly firer: Placed };

const words = () => m().glorious.fire;

/** Enemies it can hit and is not aimed at yet; a click aims at one more. */
const Targets = (props: Props) => {
  const targets = createMemo(() => targetsOf(props.desk.match, props.firer.id, props.draft.pivot).filter(mayHit));
  const others = () => targets().filter(({ target }) => !volleyAt(props.draft, target));
  return (
    <Show when={targets().length > 0} fallback={<p>{words().noTargets}</p>}>
      <Chips label={words().targets} titled values={others()}>
        {(target) => (
          <Chip
            text={
              <>
                {unitName(props.desk.match, target.target)}{' '}
                <small>{words().hope(t().odds.dice(target.dice ?? 0), t().number(hopeOf(target)))}</small>
              </>
            }
            data-aim={target.target}
            onClick={() => props.change(aim(props.desk, props.draft, target.target, true))}
          />
        )}
      </Chips>
    </Show>
  );
};

/** How many elements nobody has told to fire. */
const Idle = (props: Props) => {
  const idle = () => {
    const all = Object.values(shootersOf(props.firer)).reduce((sum, n) => sum + n, 0);
    if (props.draft.at.some(({ elements }) => elements === undefined)) return 0;
    const used = props.draft.at.flatMap(({ elements }) =>
      typeof elements === 'object' ? Object.values(elements) : [elements ?? 0],
    );
    return all - used.reduce((sum, n) => sum + n, 0);
  };
  return (
    <Show when={props.draft.at.length > 0 && idle() > 0}>
      <p class="quiet">{words().idle(idle())}</p>
    </Show>
  );
};

const Pivot = (props: Props) => {
  const most = createMemo(() => mostPivot(props.desk.match, props.firer));
  return (
    <Show when={isArtillery(props.firer) && most() > 0}>
      <div class="fields">
        <AngleField
          text={words().pivot}
          value={props.draft.pivot?.by ?? 0}
          least={-most()}
          most={most()}
          onValue={(value) => props.change(pivotTo(props.desk, props.draft, value))}
        />{' '}
        <small>{words().mostPivot(angleText(most()))}</small>
      </div>
    </Show>
  );
};

const Unable = (props: Props) => {
  const unable = createMemo(() =>
    targetsOf(props.desk.match, props.firer.id, props.draft.pivot)
      .filter((target) => !mayHit(target))
      .map(({ refusal }) => reasonOf(props.desk.match, refusal!)),
  );
  return <FoldedReasons summary={words().cannot(unable().length)} reasons={unable()} />;
};

const Order = (props: Props) => (
  <div class="form order-form">
    <p class="reach">{words().reach(lengthIn(props.desk.match, reachOf(props.desk.match, props.firer)))}</p>
    <Show when={props.draft.at.length > 0}>
      <ol class="functions" aria-label={words().volleys}>
        <For each={props.draft.at.map(({ target }) => target)}>
          {(target) => <VolleyLine {...props} volley={volleyAt(props.draft, target) ?? { target }} />}
        </For>
      </ol>
    </Show>
    <Idle {...props} />
    <Targets {...props} />
    <Pivot {...props} />
    <Unable {...props} />
    <KeysHint text={words().keys} />
  </div>
);

export const FireForm = (props: FormProps<FireDraft>) => {
  const firer = createMemo(() => firerIn(props.desk.match, props.draft));
  return (
    <Show when={firer()} fallback={<p class="form">{words().choose}</p>}>
      {(unit) => (
        <Show when={firerRefusal(props.desk.match, unit())} fallback={<Order {...props} firer={unit()} />}>
          {(refusal) => (
            <p class="form">
              <Why match={props.desk.match} refusal={refusal()} /> {words().choose}
            </p>
          )}
        </Show>
      )}
    </Show>
  );
};
