/** Which stands are lost: picked on the table or here, with what follows shown before it is confirmed. */
import { createMemo, For, Show } from 'solid-js';
import { refusal } from '@five-victories/engine/kernel';
import { unitOf } from '@five-victories/engine/zonal';
import { settings, t } from '../../app/settings.js';
import { previewOf } from '../../match/zone-preview.js';
import { askedAs, type Cell, type ZoneDesk, type ZoneFormProps, type ZoneMaker } from '../../zone/maker.js';
import { StandGrid } from './stand-grid.jsx';

type Draft = readonly Cell[];

const losing = (desk: ZoneDesk) => askedAs(desk, 'remove').about;
const isSame = ([rank, file]: Cell, [r, f]: Cell): boolean => rank === r && file === f;

/** A picked stand is put back; past the number the first one is. */
const picked = (desk: ZoneDesk, draft: Draft, cell: Cell): Draft => {
  const without = draft.filter((each) => !isSame(each, cell));
  return without.length < draft.length ? without : [...draft, cell].slice(-losing(desk).lose);
};

const removalOf = (desk: ZoneDesk, cells: Draft) =>
  cells.length === losing(desk).lose ? { do: 'remove', cells } : undefined;

const RemoveForm = (props: ZoneFormProps<Draft>) => {
  const about = () => losing(props.desk);
  const follows = createMemo(() => {
    const choice = removalOf(props.desk, props.draft);
    const isOpen = choice && !refusal(props.desk.match, choice);
    return isOpen ? previewOf(props.desk.match, [choice]).told.slice(0, 4) : [];
  });
  return (
    <div class="form remove-form">
      <p aria-live="polite">{t().panel.chooseStands(about().lose - props.draft.length)}</p>
      <StandGrid
        desk={props.desk}
        unit={unitOf(props.desk.match, about().unit)}
        layout={about().layout}
        losing
        isPressed={(cell) => props.draft.some((each) => isSame(each, cell))}
        onPress={(cell) => props.change(picked(props.desk, props.draft, cell))}
      />
      <Show when={follows().length > 0}>
        <div class="follows">
          <b>{t().panel.consequences}</b>
          <ul>
            <For each={follows()}>{(text) => <li>{text[settings().language]}</li>}</For>
          </ul>
        </div>
      </Show>
    </div>
  );
};

export const removeMaker: ZoneMaker<Draft> = {
  begin: () => [],
  gesture: (desk, draft, pointed) =>
    pointed.at === 'stand' && pointed.unit === losing(desk).unit ? { draft: picked(desk, draft, pointed.cell) } : {},
  key: (_desk, draft, { key }) => (key === 'Escape' && draft.length > 0 ? { draft: [] } : undefined),
  picked: (desk, cells) => ({ unit: losing(desk).unit, cells }),
  choices: (desk, draft) => {
    const choice = removalOf(desk, draft);
    return choice && [choice];
  },
  Form: RemoveForm,
};
