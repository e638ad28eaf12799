/** The order to fire in the panel: its volleys as lines, whom else it can hit, the pivot, and who cannot be hit and why. */
import { createMemo, For, Show } from 'solid-js';
import { SIDES, type Side as Face } from '@five-victories/engine/geometry';
import type { Placed } from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import { RuleLink } from '../../panel/rule-link.jsx';
import type { FormProps } from '../maker.js';
import { m } from '../words/index.js';
import { degreesIn, unitName } from '../words/names.js';
import { reasonText } from '../words/refusals.js';
import { aimed, draftFor, isAimedAt, turnedBy, type FireDraft } from './draft.js';
import { shortOdds } from './marks.js';
import { chancesOf, firerOf, mostPivot, targetsOf, type Unable } from './shots.js';
import { VolleyLine } from './volley-line.jsx';

const DEGREE = 10;

type Props = FormProps<FireDraft> & { readonly unit: Placed };

/** Enemies it can hit, to be aimed at. */
const Targets = (props: Props) => {
  const targets = createMemo(() => targetsOf(props.desk.match, props.unit, props.draft));
  const aim = (target: string, overhead: boolean): void =>
    props.change(aimed(props.draft, target, props.draft.at.length > 0 && !isAimedAt(props.draft, target), overhead));
  return (
    <Show when={targets().shots.length + targets().over.length > 0} fallback={<p>{m().fire.noTargets}</p>}>
      <div class="chips" role="group" aria-label={m().fire.aimAt}>
        <span aria-hidden="true">{m().fire.aimAt}</span>
        <For each={targets().shots.filter(({ target }) => !isAimedAt(props.draft, target))}>
          {(shot) => (
            <button type="button" class="small" data-aim={shot.target} onClick={() => aim(shot.target, false)}>
              {unitName(props.desk.match, shot.target)} <small>{shortOdds(shot.dice, chancesOf(shot))}</small>
            </button>
          )}
        </For>
        <For each={targets().over.filter((target) => !isAimedAt(props.draft, target))}>
          {(target) => (
            <button type="button" class="small" data-aim={target} onClick={() => aim(target, true)}>
              {unitName(props.desk.match, target)} <small>{m().fire.overhead}</small>
            </button>
          )}
        </For>
      </div>
    </Show>
  );
};

const Pivot = (props: Props) => {
  const most = createMemo(() => mostPivot(props.desk.match, props.unit, props.draft.face));
  const turn = (by: number): void => props.change(turnedBy(props.draft, by, most()));
  return (
    <Show when={most() > 0}>
      <div class="fields">
        <label>
          {m().fire.pivot}{' '}
          <input
            type="number"
            step="0.1"
            min={-most() / DEGREE}
            max={most() / DEGREE}
            value={props.draft.pivot / DEGREE}
            onChange={(event) => turn((event.currentTarget.valueAsNumber || 0) * DEGREE)}
          />{' '}
          <small>{m().fire.mostPivot(degreesIn(most()))}</small>
        </label>
        <Show when={props.unit.place.formation === 'defensiveBlock'}>
          <label>
            {m().fire.about}{' '}
            <select
              value={props.draft.face ?? 'front'}
              onChange={(event) => props.change({ ...props.draft, face: event.currentTarget.value as Face, pivot: 0 })}
            >
              <For each={SIDES}>{(face) => <option value={face}>{t().faces[face]}</option>}</For>
            </select>
          </label>
        </Show>
      </div>
    </Show>
  );
};

/** Enemies with the same reason are told together. */
const reasonsOf = (unable: readonly Unable[], text: (each: Unable) => string) => {
  const reasons = new Map<string, { readonly rule: string; readonly text: string }>();
  for (const each of unable) {
    const said = text(each);
    if (!reasons.has(said)) reasons.set(said, { rule: each.refusal.rule, text: said });
  }
  return [...reasons.values()];
};

const NotPossible = (props: Props) => {
  const reasons = createMemo(() =>
    reasonsOf(targetsOf(props.desk.match, props.unit, props.draft).unable, ({ refusal }) =>
      reasonText(props.desk.match, refusal),
    ),
  );
  return (
    <Show when={reasons().length > 0}>
      <details class="reasons">
        <summary>{t().panel.notPossible(reasons().length)}</summary>
        <ul>
          <For each={reasons()}>
            {({ rule, text }) => (
              <li>
                {text} <RuleLink id={rule} />
              </li>
            )}
          </For>
        </ul>
      </details>
    </Show>
  );
};

export const FireForm = (given: FormProps<FireDraft>) => {
  const unit = createMemo(() => firerOf(given.desk));
  const draft = () => draftFor(given.draft, unit()?.id);
  return (
    <Show when={unit()} fallback={<p class="form">{m().fire.chooseUnit}</p>}>
      {(firer) => {
        const props: Props = {
          get desk() {
            return given.desk;
          },
          get draft() {
            return draft();
          },
          get unit() {
            return firer();
          },
          change: (next) => given.change(next),
          say: (choices) => given.say(choices),
        };
        return (
          <div class="form fire-form">
            <Show when={draft().at.length > 0}>
              <ol class="volleys" aria-label={m().fire.order}>
                <For each={draft().at.map(({ target }) => target)}>
                  {(target, index) => (
                    <VolleyLine
                      {...props}
                      volley={draft().at.find((volley) => volley.target === target) ?? { target }}
                      index={index()}
                    />
                  )}
                </For>
              </ol>
            </Show>
            <Show when={draft().picked.length > 0}>
              <p aria-live="polite">{m().fire.picked(t().list(draft().picked.map((stand) => String(stand + 1))))}</p>
            </Show>
            <Targets {...props} />
            <Pivot {...props} />
            <NotPossible {...props} />
          </div>
        );
      }}
    </Show>
  );
};
