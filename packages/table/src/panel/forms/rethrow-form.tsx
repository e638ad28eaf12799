/** Which dice are thrown again. */
import { createMemo, Show } from 'solid-js';
import { refusal } from '@five-victories/engine/kernel';
import { t } from '../../app/settings.js';
import { previewOf } from '../../match/zone-preview.js';
import { askedAs, type ZoneFormProps, type ZoneMaker } from '../../zone/maker.js';
import { castLine } from '../odds.jsx';
import { pickedUpTo, ThrownDice } from './combat-parts.jsx';

/** The places of the dice. */
type Draft = readonly number[];

const rethrowOf = (dice: Draft) => ({ do: 'rethrow', dice });

const RethrowForm = (props: ZoneFormProps<Draft>) => {
  const about = () => askedAs(props.desk, 'rethrow').about;
  const toggle = (i: number): void =>
    props.change(pickedUpTo(about().dice.length, props.draft, i).sort((a, b) => a - b));
  const odds = createMemo(() => {
    const choice = rethrowOf(props.draft);
    const isOpen = props.draft.length > 0 && !refusal(props.desk.match, choice);
    const cast = isOpen ? previewOf(props.desk.match, [choice]).cast : undefined;
    return cast && castLine(cast);
  });
  return (
    <div class="form">
      <p>{t().panel.chooseDice(about().most)}</p>
      <ThrownDice dice={about().dice} needs={about().needs} chosen={props.draft} onPress={toggle} />
      <Show when={odds()}>{(line) => <p aria-live="polite">{line()}</p>}</Show>
    </div>
  );
};

export const rethrowMaker: ZoneMaker<Draft> = {
  begin: () => [],
  choices: (_desk, dice) => (dice.length === 0 ? undefined : [rethrowOf(dice)]),
  Form: RethrowForm,
};
