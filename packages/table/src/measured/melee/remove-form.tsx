/** Which stands are lost: picked here, with what follows shown before it is confirmed. */
import { createMemo, Show } from 'solid-js';
import { refusal } from '@five-victories/engine/kernel';
import { placedOf } from '@five-victories/engine/tabletop';
import { settings, t } from '../../app/settings.js';
import { Tick } from '../../controls/fields.jsx';
import { previewBy } from '../../match/preview.js';
import { Follows } from '../../panel/forms/combat-parts.jsx';
import { StandPicker } from '../fire/stand-picker.jsx';
import type { ManoeuvreFormProps as FormProps } from '../maker.js';
import { placeWhen } from '../odds/heard.js';
import { m } from '../words/index.js';
import { formationName } from '../words/names.js';
import { foretellingOf } from '../words/report.js';
import { mayGo, pickedStand, removalOf, waysOf, type RemoveDraft } from './removal.js';

const MOST_LINES = 4;

export const RemoveForm = (props: FormProps<RemoveDraft>) => {
  const match = () => props.desk.match;
  const unit = createMemo(() => placedOf(match(), props.draft.unit));
  const may = createMemo(() => mayGo(match(), props.draft));
  const choice = createMemo(() => {
    const said = removalOf(match(), props.draft);
    return said && !refusal(match(), said) ? said : undefined;
  });
  const follows = createMemo((): string[] => {
    const said = choice();
    if (!said) return [];
    const left = placeWhen(match(), said, 'removed', props.draft.unit);
    const told = previewBy(foretellingOf, match(), [said]).told.slice(0, MOST_LINES);
    return [
      ...(left ? [m().fire.leaves(formationName(left.formation), left.layout)] : []),
      ...told.map((text) => text[settings().language]),
    ];
  });
  return (
    <div class="form fire-form">
      <p aria-live="polite">{t().panel.chooseStands(props.draft.lose - props.draft.stands.length)}</p>
      <StandPicker
        desk={props.desk}
        unit={unit()}
        isPressed={(stand) => props.draft.stands.includes(stand)}
        note={(stand) => (may().includes(stand) ? undefined : { text: m().fire.stays, sign: '–' })}
        onPress={(stand) => props.change(pickedStand(props.draft, stand))}
        losing
      />
      <Show when={waysOf(match(), props.draft).length > 1}>
        <Tick
          text={m().fire.turned}
          on={props.draft.turned}
          onTick={(on) => props.change({ ...props.draft, turned: on })}
        />
      </Show>
      <Follows lines={follows()} />
    </div>
  );
};
