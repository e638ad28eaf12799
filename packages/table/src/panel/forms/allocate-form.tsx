/** How a unit divides its stands among the enemies it fights. */
import { createMemo, For, Show } from 'solid-js';
import { refusal } from '@five-victories/engine/kernel';
import { unitOf, type UnitId } from '@five-victories/engine/zonal';
import { t } from '../../app/settings.js';
import { tried } from '../../match/preview.js';
import { previewOf } from '../../match/zone-preview.js';
import { unitName } from '../../words/names.js';
import { askedAs, type ZoneDesk, type ZoneFormProps, type ZoneMaker } from '../../zone/maker.js';
import { castLine } from '../odds.jsx';
import { ZoneStand } from './zone-stands.jsx';

/** For each stand the number of the enemy it fights. */
type Draft = readonly number[];

const dividing = (desk: ZoneDesk) => unitOf(desk.match, askedAs(desk, 'allocate').about.unit);
const lettersOf = (desk: ZoneDesk): string[] => [...dividing(desk).layout.replace(/[^A-Z]/g, '')].sort();
const enemiesOf = (desk: ZoneDesk): UnitId[] => dividing(desk).contacts.map((contact) => contact.with);

const allocationOf = (desk: ZoneDesk, draft: Draft) => {
  const letters = lettersOf(desk);
  const against = (e: number): string => letters.filter((_, i) => draft[i] === e).join('');
  return { do: 'allocate', stands: Object.fromEntries(enemiesOf(desk).map((enemy, e) => [enemy, against(e)])) };
};

/** The throw against one enemy, as the stands are divided now. */
const oddsOn = ({ match }: ZoneDesk, choice: ReturnType<typeof allocationOf>, enemy: UnitId): string => {
  if (choice.stands[enemy] === '' || refusal(match, choice)) return t().odds.noDice;
  const asked = tried(match, [choice]).decision;
  const isAsked = asked?.kind === 'attack' && asked.options.some(({ target }) => target === enemy);
  const attack = { do: 'attack', target: enemy };
  const { cast } = previewOf(match, isAsked ? [choice, attack] : [choice]);
  return cast ? castLine(cast) : t().odds.noDice;
};

const AllocateForm = (props: ZoneFormProps<Draft>) => {
  const choice = createMemo(() => allocationOf(props.desk, props.draft));
  const turn = (i: number): void =>
    props.change(props.draft.map((enemy, at) => (at === i ? (enemy + 1) % enemiesOf(props.desk).length : enemy)));
  return (
    <div class="form">
      <p>{t().panel.divideStands}</p>
      <For each={enemiesOf(props.desk)}>
        {(enemy, e) => (
          <div class="share">
            <b>{unitName(props.desk.match, enemy)}</b>
            <div class="chips">
              <For each={lettersOf(props.desk)}>
                {(letter, i) => (
                  <Show when={props.draft[i()] === e()}>
                    <ZoneStand
                      desk={props.desk}
                      unit={dividing(props.desk)}
                      letter={letter}
                      index={i()}
                      onPress={() => turn(i())}
                    />
                  </Show>
                )}
              </For>
            </div>
            <small>{oddsOn(props.desk, choice(), enemy)}</small>
          </div>
        )}
      </For>
    </div>
  );
};

export const allocateMaker: ZoneMaker<Draft> = {
  begin: (desk) => lettersOf(desk).map(() => 0),
  choices: (desk, draft) => [allocationOf(desk, draft)],
  Form: AllocateForm,
};
