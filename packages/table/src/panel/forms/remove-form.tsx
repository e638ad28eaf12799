/** Which stands are lost: picked on the table or here, with what follows shown before it is confirmed. */
import { createMemo } from 'solid-js';
import { refusal, type Choice } from '@five-victories/engine/kernel';
import { unitOf, type ZonalMatch } from '@five-victories/engine/zonal';
import { settings, t } from '../../app/settings.js';
import { gridOf } from '../../match/layout-text.js';
import { previewOf } from '../../match/zone-preview.js';
import { askedAs, type Cell, type ZoneDesk, type ZoneFormProps, type ZoneMaker } from '../../zone/maker.js';
import { Follows, pickedUpTo } from './combat-parts.jsx';
import { ZoneStands } from './zone-stands.jsx';

type Draft = readonly Cell[];

const losing = (desk: ZoneDesk) => askedAs(desk, 'remove').about;
const isSame = ([rank, file]: Cell, [r, f]: Cell): boolean => rank === r && file === f;

const picked = (desk: ZoneDesk, draft: Draft, cell: Cell): Draft => pickedUpTo(losing(desk).lose, draft, cell, isSame);

/** The stands as they are numbered in the grid. */
const cellsOf = (desk: ZoneDesk): Cell[] => gridOf(losing(desk).layout).stands.map(({ rank, file }) => [rank, file]);

const removalOf = (desk: ZoneDesk, cells: Draft) =>
  cells.length === losing(desk).lose ? { do: 'remove', cells } : undefined;

const told = (match: ZonalMatch, choice: Choice): string[] =>
  previewOf(match, [choice])
    .told.slice(0, 4)
    .map((text) => text[settings().language]);

const RemoveForm = (props: ZoneFormProps<Draft>) => {
  const about = () => losing(props.desk);
  const follows = createMemo(() => {
    const choice = removalOf(props.desk, props.draft);
    const isOpen = choice && !refusal(props.desk.match, choice);
    return isOpen ? told(props.desk.match, choice) : [];
  });
  return (
    <div class="form remove-form">
      <p aria-live="polite">{t().panel.chooseStands(about().lose - props.draft.length)}</p>
      <ZoneStands
        desk={props.desk}
        unit={unitOf(props.desk.match, about().unit)}
        layout={about().layout}
        losing
        isPressed={(stand) => props.draft.some((each) => isSame(each, cellsOf(props.desk)[stand]!))}
        onPress={(stand) => props.change(picked(props.desk, props.draft, cellsOf(props.desk)[stand]!))}
      />
      <Follows lines={follows()} />
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
