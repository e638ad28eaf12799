/** The army of a side of a new match or a scenario, of whichever game. */
import { Show } from 'solid-js';
import type { Side } from '@five-victories/engine/kernel';
import { t } from '../app/settings.js';
import type { GameId } from '../match/game-ids.js';
import { createReady } from '../words/ready/ready.js';
import { BROUGHT, RANDOM } from '../app/table-draft.js';
import { ArmyOptions } from './army-options.jsx';

type Choices = Parameters<typeof ArmyOptions>[0];

interface Props extends Choices {
  readonly game: GameId;
  readonly side: Side;
  /** An army that came with the scenario. */
  readonly brought: { readonly name: string } | undefined;
  /** Not to be left to chance. */
  readonly fixed?: boolean;
  readonly note?: string | undefined;
  readonly onPick: (id: string) => void;
}

/** What the army is like, in the language of the reader if it is known so. */
const Note = (props: Pick<Props, 'game' | 'chosen' | 'note'>) => {
  const ready = createReady(() => props.game);
  const told = () => ready().armies[String(props.chosen)];
  return <small lang={told() === undefined ? 'en' : undefined}>{told() ?? props.note}</small>;
};

export const ArmyPicker = (props: Props) => (
  <label class="army-picker">
    <span>{t().newMatch.army(t().sides[props.side])}</span>
    <select data-army={props.side} onChange={(event) => props.onPick(event.currentTarget.value)}>
      <Show when={props.brought}>
        {(army) => (
          <option value={BROUGHT} selected={props.chosen === BROUGHT}>
            {army().name}
          </option>
        )}
      </Show>
      <Show when={!props.fixed}>
        <option value={RANDOM} selected={props.chosen === RANDOM}>
          {t().newMatch.randomArmy}
        </option>
      </Show>
      <ArmyOptions armies={props.armies} presets={props.presets ?? []} own={props.own} chosen={props.chosen} />
    </select>
    <Show when={!props.fixed}>
      <Note game={props.game} chosen={props.chosen} note={props.note} />
    </Show>
  </label>
);
