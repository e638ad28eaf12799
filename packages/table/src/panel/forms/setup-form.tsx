/** The army is set up on the table; here is what is wrong with it yet, and what can be done with the unit in hand. */
import { createMemo, For, Show } from 'solid-js';
import { same } from '@five-victories/engine/kernel';
import { isOnTable, unitOf, type SetUp } from '@five-victories/engine/zonal';
import type { Play } from '../../app/play.js';
import { t } from '../../app/settings.js';
import { changed, isPlan, nextFormation, placingOf, standing } from '../../match/plan.js';
import { capital, unitName, zoneTitle } from '../../words/names.js';
import { Refused } from './refused.jsx';

export const SetupForm = (props: { readonly play: Play }) => {
  const plans = createMemo(() => (props.play.real().decision?.options ?? []).filter(isPlan));
  const side = () => props.play.real().decision!.side;
  const plan = () => props.play.plan();
  /** Where both have to agree, who changes nothing agrees to the set-ups as they stand. */
  const agreement = createMemo(() => {
    const match = props.play.real();
    const agrees = match.decision?.options.find((option) => option.do === 'confirm');
    return agrees && same(plan(), standing(match, side())) ? agrees : undefined;
  });
  let shown = 0;
  const another = (): void => {
    shown = (shown + 1) % plans().length;
    props.play.setPlan(plans()[shown]);
  };
  const inHand = () => {
    const pointer = props.play.pointer();
    return pointer.state === 'setup' ? pointer.unit : undefined;
  };
  const zones = createMemo(() => {
    const { table } = props.play.real();
    return [...table.starts[side()], ...table.reserves[side()].map(({ zone }) => zone)];
  });
  const edit = (change: (plan: SetUp) => SetUp): void => {
    const drawn = plan();
    if (drawn) props.play.setPlan(change(drawn));
  };
  const layoutsOf = (unit: string): string[] => [
    ...new Set(plans().flatMap((each) => placingOf(each, unit)?.layout ?? [])),
  ];
  const rearrange = (unit: string): void =>
    edit((drawn) => {
      const all = layoutsOf(unit);
      const next = all[(all.indexOf(placingOf(drawn, unit)?.layout ?? '') + 1) % all.length];
      return next === undefined ? drawn : changed(drawn, unit, { layout: next });
    });
  const mount = (unit: string): void =>
    edit((drawn) =>
      changed(drawn, unit, { state: placingOf(drawn, unit)?.state === 'dismounted' ? 'mounted' : 'dismounted' }),
    );
  const isUnit = (id: string): boolean => !id.startsWith('commander:');
  return (
    <div class="form">
      <p>{t().setup.lead}</p>
      <Show when={inHand()} keyed>
        {(id) => (
          <div class="in-hand">
            <b>{isUnit(id) ? unitName(props.play.real(), id) : props.play.real().state.sides[side()].leader}</b>
            <Show when={isUnit(id) && isOnTable(placingOf(plan()!, id)?.zone ?? '')}>
              <div class="chips">
                <button
                  type="button"
                  class="chip"
                  onClick={() =>
                    edit((drawn) => changed(drawn, id, { formation: nextFormation(placingOf(drawn, id)!) }))
                  }
                >
                  {t().setup.turnUnit}
                </button>
                <Show when={layoutsOf(id).length > 1}>
                  <button type="button" class="chip" onClick={() => rearrange(id)}>
                    {t().setup.rearrange}
                  </button>
                </Show>
                <Show when={unitOf(props.play.real(), id).state !== undefined}>
                  <button type="button" class="chip" onClick={() => mount(id)}>
                    {t().setup.mount}
                  </button>
                </Show>
              </div>
            </Show>
            <div class="chips">
              <For each={zones()}>
                {(zone) => (
                  <button type="button" class="chip" onClick={() => props.play.pointAtZone(zone)}>
                    {capital(zoneTitle(t(), props.play.real(), zone))}
                  </button>
                )}
              </For>
            </div>
          </div>
        )}
      </Show>
      <p aria-live="polite" class={props.play.planRefusals().length > 0 ? 'wrong' : 'right'}>
        {props.play.planRefusals().length > 0 ? t().setup.wrong(props.play.planRefusals().length) : t().setup.allRight}
      </p>
      <Refused play={props.play} refusals={props.play.planRefusals()} />
      <div class="chips">
        <Show when={plans().length > 1}>
          <button type="button" onClick={another}>
            {t().setup.suggest}
          </button>
        </Show>
        <button
          type="button"
          class="primary"
          data-ready
          disabled={props.play.planRefusals().length > 0 || !plan()}
          onClick={() => plan() && props.play.say([agreement() ?? plan()!])}
        >
          {agreement() ? t().verbs.confirm : t().setup.ready} <kbd>↵</kbd>
        </button>
      </div>
    </div>
  );
};
