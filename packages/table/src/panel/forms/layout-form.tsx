/** Own arrangement of the stands of a unit that forms up: two stands are clicked to exchange them. */
import { createMemo, For } from 'solid-js';
import { unitOf, type Form, type Formation } from '@five-victories/engine/zonal';
import { t } from '../../app/settings.js';
import { Chip } from '../../controls/button.jsx';
import { exchanged } from '../../match/layout-text.js';
import { capital } from '../../words/names.js';
import { askedAs, type ZoneDesk, type ZoneFormProps, type ZoneMaker } from '../../zone/maker.js';
import { ZoneStands } from './zone-stands.jsx';

interface Draft {
  readonly layout: string;
  readonly formation: Formation | undefined;
  /** The stand that waits for another to change places with. */
  readonly held?: number | undefined;
  /** Whether the player has made it his own: before that the offers stand for themselves. */
  readonly isOwn: boolean;
}

const forming = (desk: ZoneDesk) => askedAs(desk, 'formation', 'enter', 'hastyDefence');
const layoutIn = (desk: ZoneDesk, { layout }: Draft): string =>
  layout || unitOf(desk.match, forming(desk).about.unit).layout;

const pressed = (desk: ZoneDesk, draft: Draft, stand: number): Draft => {
  const { held } = draft;
  if (held === undefined) return { ...draft, held: stand, isOwn: true };
  const layout = layoutIn(desk, draft);
  return { ...draft, layout: held === stand ? layout : exchanged(layout, held, stand), held: undefined };
};

const Chips = <Value extends string>(props: {
  readonly values: readonly Value[];
  readonly chosen: Value | undefined;
  name(value: Value): string;
  onChoose(value: Value): void;
}) => (
  <div class="chips">
    <For each={props.values}>
      {(value) => <Chip text={props.name(value)} on={props.chosen === value} onClick={() => props.onChoose(value)} />}
    </For>
  </div>
);

const LayoutForm = (props: ZoneFormProps<Draft>) => {
  const options = createMemo((): readonly Form[] => forming(props.desk).options);
  const own = (changes: Partial<Draft>): void => props.change({ ...props.draft, ...changes, isOwn: true });
  return (
    <details class="form">
      <summary>{t().panel.ownLayout}</summary>
      <p>{t().panel.ownLayoutText}</p>
      <Chips
        values={[...new Set(options().flatMap(({ formation }) => formation ?? []))]}
        chosen={props.draft.formation}
        name={(formation) => capital(t().formations[formation])}
        onChoose={(formation) => own({ formation })}
      />
      <Chips
        values={[...new Set(options().flatMap(({ layout }) => layout ?? []))]}
        chosen={props.draft.layout}
        name={(layout) => layout}
        onChoose={(layout) => own({ layout })}
      />
      <ZoneStands
        desk={props.desk}
        unit={unitOf(props.desk.match, forming(props.desk).about.unit)}
        layout={layoutIn(props.desk, props.draft)}
        isPressed={(stand) => props.draft.held === stand}
        onPress={(stand) => props.change(pressed(props.desk, props.draft, stand))}
      />
    </details>
  );
};

export const layoutMaker: ZoneMaker<Draft> = {
  begin: (desk) => {
    const first: Form | undefined = forming(desk).options[0];
    return { layout: first?.layout ?? '', formation: first?.formation, isOwn: false };
  },
  choices: (_desk, { layout, formation, isOwn }) => (isOwn ? [{ do: 'form', layout, formation } as Form] : undefined),
  Form: LayoutForm,
};
