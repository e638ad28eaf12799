/** Which dice are thrown again. */
import { createMemo, For, Show } from 'solid-js';
import { refusal } from '@five-victories/engine/kernel';
import { t } from '../../app/settings.js';
import { previewOf } from '../../match/zone-preview.js';
import { askedAs, type ZoneFormProps, type ZoneMaker } from '../../zone/maker.js';
import { Die } from '../die.jsx';
import { isHit } from '../dice-tray.jsx';
import { castLine } from '../odds.jsx';

/** The places of the dice. */
type Draft = readonly number[];

const rethrowOf = (dice: Draft) => ({ do: 'rethrow', dice });

const RethrowForm = (props: ZoneFormProps<Draft>) => {
  const about = () => askedAs(props.desk, 'rethrow').about;
  const isChosen = (i: number): boolean => props.draft.includes(i);
  const state = (i: number) => {
    if (isChosen(i)) return 'chosen';
    return isHit(about().dice[i]!, about().needs[i]) ? 'hit' : 'miss';
  };
  const needText = (i: number): string => {
    const need = about().needs[i];
    return need === undefined ? '' : t().odds.upTo(need);
  };
  const toggle = (i: number): void =>
    props.change(isChosen(i) ? props.draft.filter((each) => each !== i) : [...props.draft, i].sort((a, b) => a - b));
  const odds = createMemo(() => {
    const choice = rethrowOf(props.draft);
    const isOpen = props.draft.length > 0 && !refusal(props.desk.match, choice);
    const cast = isOpen ? previewOf(props.desk.match, [choice]).cast : undefined;
    return cast && castLine(cast);
  });
  return (
    <div class="form">
      <p>{t().panel.chooseDice(about().most)}</p>
      <div class="dice felt">
        <For each={about().dice}>
          {(die, i) => (
            <button
              type="button"
              class="bare"
              aria-pressed={isChosen(i())}
              aria-label={[die, needText(i())].filter(Boolean).join(', ')}
              onClick={() => toggle(i())}
            >
              <Die value={die} state={state(i())} />
              <small aria-hidden="true">{needText(i())}</small>
            </button>
          )}
        </For>
      </div>
      <Show when={odds()}>{(line) => <p aria-live="polite">{line()}</p>}</Show>
    </div>
  );
};

export const rethrowMaker: ZoneMaker<Draft> = {
  begin: () => [],
  choices: (_desk, dice) => (dice.length === 0 ? undefined : [rethrowOf(dice)]),
  Form: RethrowForm,
};
