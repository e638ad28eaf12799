/** Whom the unit could charge, and the charge that is planned: way, test, flank, who could stop it. */
import { createMemo, For, Show } from 'solid-js';
import { chargeWay } from '@five-victories/engine/manoeuvre';
import { Button } from '../../controls/button.jsx';
import { Chips } from '../../controls/chips.jsx';
import { chargeOddsOf, type ChargeOdds } from '../odds/charge.js';
import { Notes } from '../odds/notes.jsx';
import { chargeTexts, clashNotes } from '../odds/texts.js';
import { AngleField } from '../react/fields.jsx';
import { m } from '../words/index.js';
import { ChipAtOnce } from './at-once.jsx';
import { chargesAt, chargeTargets, nextCharge, pivotedCharge } from './charges.js';
import { choiceOf } from './choices.js';
import { withPlan } from './draft.js';
import type { PartProps } from './form.jsx';
import type { Scene } from './scene.js';
import { chanceText } from './stops-part.jsx';
import { passText } from '../text.js';
import { lengthIn, unitName } from '../words/names.js';

const testText = ({ kind }: Scene, needs: number | undefined): string => {
  if (needs !== undefined) return m().orders.charge.test(needs, passText(needs));
  return kind === 'breakThrough' ? m().orders.charge.free : m().orders.charge.noTest;
};

const Planned = (props: PartProps) => {
  const charge = () => (props.draft.plan?.is === 'charge' ? props.draft.plan.charge : undefined)!;
  const view = createMemo(() => chargeWay(props.scene.match, props.scene.unit, charge()));
  const target = () => unitName(props.scene.match, charge().target);
  const ways = createMemo(() => chargesAt(props.scene, charge().target, props.draft.leave));
  /** Every way of its dice is tried: not while it is dragged, unless the hand rests. */
  const odds = createMemo((): ChargeOdds | undefined => {
    const { scene, draft } = props;
    if ((draft.drag && !draft.sure) || view().refusal) return undefined;
    return chargeOddsOf(scene.match, choiceOf(scene, draft)!, scene.unit.id, charge().target);
  });
  const notes = (): string[] => {
    const clash = odds()?.clash;
    return clash ? clashNotes(props.scene.match, clash) : [];
  };
  const set = (next: ReturnType<typeof charge>): void =>
    props.change(withPlan(props.draft, { is: 'charge', charge: next }));
  return (
    <div class="charge">
      <b>{m().orders.charge.at(target())}</b>
      <Show when={!view().refusal && view().path}>
        {(path) => (
          <ul>
            <li>{m().orders.charge.distance(lengthIn(props.scene.match, path().depth))}</li>
            <li>{testText(props.scene, view().needs)}</li>
            <li>{view().outflanks ? m().orders.charge.outflanks(target()) : m().orders.charge.noOutflank(target())}</li>
            <Show when={charge().extend}>
              <li>{m().orders.charge.extended}</li>
            </Show>
            <For each={view().interceptors} fallback={<li>{m().orders.charge.free1}</li>}>
              {(chance) => <li>{chanceText(props.scene, chance)}</li>}
            </For>
            <Show when={odds()}>{(known) => <For each={chargeTexts(known())}>{(text) => <li>{text}</li>}</For>}</Show>
          </ul>
        )}
      </Show>
      <Notes texts={notes()} />
      <div class="chips">
        <AngleField
          text={m().orders.charge.pivot}
          name={`${m().orders.charge.pivot}, ${m().orders.degreesField}`}
          step={0.1}
          value={charge().pivot ?? 0}
          onValue={(by) => set(pivotedCharge(props.scene, charge(), by))}
        />
        <Show when={ways().length > 1}>
          <Button
            class="small"
            text={m().orders.charge.next}
            hint="C"
            onClick={() => set(nextCharge(props.scene, charge(), 1))}
          />
        </Show>
      </div>
      <p class="quiet hint">{m().orders.sureHint}</p>
    </div>
  );
};

export const ChargePart = (props: PartProps) => {
  const targets = createMemo(() => chargeTargets(props.scene));
  const current = () => (props.draft.plan?.is === 'charge' ? props.draft.plan.charge.target : undefined);
  return (
    <Show when={props.scene.verbs.includes('charge')}>
      <Chips label={m().orders.charge.title} titled values={targets()}>
        {(charge) => (
          <ChipAtOnce
            text={unitName(props.scene.match, charge.target)}
            on={current() === charge.target}
            choice={charge}
            data-charge={charge.target}
            onPlan={() => props.change(withPlan(props.draft, { is: 'charge', charge }))}
            onGive={(choice) => props.say([choice])}
          />
        )}
      </Chips>
      <Show when={current() !== undefined}>
        <Planned {...props} />
      </Show>
    </Show>
  );
};
