/** The army is set up on the table; here is what is wrong with it yet, and what can be done with the unit in hand. */
import { createMemo, For, Show } from 'solid-js';
import { same } from '@five-victories/engine/kernel';
import { findUnit, isOnTable, unitOf, type SetUp, type UnitId } from '@five-victories/engine/zonal';
import { t } from '../../app/settings.js';
import { Button } from '../../controls/button.jsx';
import { changed, isPlan, nextFormation, placingOf, shown, standing } from '../../match/plan.js';
import { capital, unitName, zoneTitle } from '../../words/names.js';
import { askedAs, type ZoneDesk, type ZoneFormProps, type ZoneMaker } from '../../zone/maker.js';
import { faultsOf, isCommander, plansIn, putIn } from '../../zone/setting-up.js';

type Draft = SetUp | undefined;
type Props = ZoneFormProps<Draft>;

/** Where both have to agree, who changes nothing agrees to the set-ups as they stand. */
const agreementIn = ({ match, asked }: ZoneDesk, draft: Draft) => {
  const agrees = asked.options.find((option) => option.do === 'confirm');
  return agrees && same(draft, standing(match, asked.side)) ? agrees : undefined;
};

const layoutsOf = (desk: ZoneDesk, unit: UnitId): string[] => [
  ...new Set(plansIn(desk).flatMap((each) => placingOf(each, unit)?.layout ?? [])),
];
const rearranged = (desk: ZoneDesk, plan: SetUp, unit: UnitId): SetUp => {
  const all = layoutsOf(desk, unit);
  const next = all[(all.indexOf(placingOf(plan, unit)?.layout ?? '') + 1) % all.length];
  return next === undefined ? plan : changed(plan, unit, { layout: next });
};
const mounted = (plan: SetUp, unit: UnitId): SetUp =>
  changed(plan, unit, { state: placingOf(plan, unit)?.state === 'dismounted' ? 'mounted' : 'dismounted' });

const Chip = (props: { readonly text: string; onPress(): void }) => (
  <Button class="chip" text={props.text} onClick={() => props.onPress()} />
);

const InHand = (props: Props & { readonly id: UnitId; readonly plan: SetUp }) => {
  const match = () => props.desk.match;
  const side = () => props.desk.asked.side;
  const zones = createMemo(() => {
    const { starts, reserves } = match().table;
    return [...starts[side()], ...reserves[side()].map(({ zone }) => zone)];
  });
  const isUnit = () => !isCommander(props.id);
  return (
    <div class="in-hand">
      <b>{isUnit() ? unitName(match(), props.id) : match().state.sides[side()].leader}</b>
      <Show when={isUnit() && isOnTable(placingOf(props.plan, props.id)?.zone ?? '')}>
        <div class="chips">
          <Chip
            text={t().verbs.changeFormation}
            onPress={() =>
              props.change(
                changed(props.plan, props.id, { formation: nextFormation(placingOf(props.plan, props.id)!) }),
              )
            }
          />
          <Show when={layoutsOf(props.desk, props.id).length > 1}>
            <Chip
              text={t().setup.rearrange}
              onPress={() => props.change(rearranged(props.desk, props.plan, props.id))}
            />
          </Show>
          <Show when={unitOf(match(), props.id).state !== undefined}>
            <Chip text={t().setup.mount} onPress={() => props.change(mounted(props.plan, props.id))} />
          </Show>
        </div>
      </Show>
      <div class="chips">
        <For each={zones()}>
          {(zone) => (
            <Chip
              text={capital(zoneTitle(t(), match(), zone))}
              onPress={() => props.change(putIn(props.desk, props.plan, props.id, zone))}
            />
          )}
        </For>
      </div>
    </div>
  );
};

const SetupForm = (props: Props) => {
  const faults = createMemo(() => (props.draft ? faultsOf(props.desk, props.draft) : 0));
  let proposed = 0;
  const another = (): void => {
    proposed = (proposed + 1) % plansIn(props.desk).length;
    props.change(plansIn(props.desk)[proposed]);
  };
  return (
    <div class="form">
      <p>{t().setup.lead}</p>
      <Show when={props.desk.unit} keyed>
        {(id) => <Show when={props.draft}>{(plan) => <InHand {...props} id={id} plan={plan()} />}</Show>}
      </Show>
      <p aria-live="polite" class={faults() > 0 ? 'wrong' : 'right'}>
        {faults() > 0 ? t().setup.wrong(faults()) : t().setup.allRight}
      </p>
      <Show when={plansIn(props.desk).length > 1}>
        <div class="chips">
          <Button text={t().setup.suggest} onClick={another} />
        </div>
      </Show>
    </div>
  );
};

export const setupMaker: ZoneMaker<Draft> = {
  begin: (desk) => {
    const { about, side } = askedAs(desk, 'setup');
    return about.placed ? standing(desk.match, side) : plansIn(desk)[0];
  },
  again: (_desk, had) => (isPlan(had) ? had : undefined),
  /** A unit is taken in hand, and put where the pointer says. */
  gesture: (desk, draft, pointed) => {
    if (pointed.at !== 'zone') {
      const isOwn = isCommander(pointed.unit) || findUnit(desk.match, pointed.unit)?.side === desk.asked.side;
      return { hold: isOwn && pointed.unit !== desk.unit ? pointed.unit : null };
    }
    if (desk.unit === undefined || !draft) return {};
    return { draft: putIn(desk, draft, desk.unit, pointed.zone), hold: null };
  },
  shown: (desk, draft) => (draft ? shown(desk.match, desk.asked.side, draft) : desk.match),
  choices: (desk, draft) => draft && [agreementIn(desk, draft) ?? draft],
  giving: (desk, draft) => (agreementIn(desk, draft) ? t().verbs.confirm : t().setup.ready),
  Form: SetupForm,
  listed: false,
};
