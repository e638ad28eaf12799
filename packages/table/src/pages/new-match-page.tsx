/** A new match of a zone game: ground, armies, players, options, house rules. */
import { For, Show } from 'solid-js';
import { SIDES } from '@five-victories/engine/kernel';
import type { Roster } from '@five-victories/engine/zonal';
import { createMatchDraft } from '../app/match-draft.js';
import { t } from '../app/settings.js';
import { chance } from '../app/table-draft.js';
import type { ZoneGame } from '../match/game-ids.js';
import { editionOf } from '../match/games.js';
import { randomTerrain } from '../match/random-terrain.js';
import { valueOf, type Options } from '../options/fields.js';
import { faultSaid } from '../words/faults.js';
import { ArmyPicker } from './army-picker.jsx';
import { GroundPicker, type ZoneGround } from './ground-picker.jsx';
import { NewMatchForm } from './new-match-form.jsx';
import { GroundFields } from './new-match-ground.jsx';
import { OptionFields } from './new-match-options.jsx';
import { PlayerFields } from './new-match-sides.jsx';

interface Props {
  readonly game: ZoneGame;
  /** One of the player's own that is wanted. */
  readonly scenario?: string | undefined;
}

type Army = Roster & { readonly coat?: string | undefined; readonly note?: string };

const others = () =>
  [
    { is: 'open', title: t().newMatch.none, text: t().newMatch.noneText },
    { is: 'random', title: t().newMatch.random, text: t().newMatch.randomText },
    { is: 'hand', title: t().newMatch.byHand, text: t().newMatch.byHandText },
  ] as const;

export const NewMatchPage = (props: Props) => {
  const edition = editionOf(props.game);
  const columnsIn = (options: Options): number => Number(valueOf(edition.options, options, 'columns'));
  const draft = createMatchDraft<Army>(
    { game: props.game, edition, groundByChance: (options) => randomTerrain(chance, columnsIn(options)) },
    () => props.scenario,
  );
  return (
    <NewMatchForm
      game={props.game}
      faults={draft.faults()}
      textOf={(fault) => faultSaid(fault, { rules: edition })}
      onBegin={draft.begin}
    >
      <GroundFields draft={draft} shelf={edition} others={others()}>
        <Show when={draft.ground().is === 'random' || draft.ground().is === 'hand'}>
          <GroundPicker
            terrain={(draft.options()['terrain'] ?? {}) as ZoneGround}
            columns={columnsIn(draft.options())}
            onChange={(terrain) => draft.change({ ...draft.options(), terrain })}
            editable={draft.ground().is === 'hand'}
            onRandom={draft.throwGround}
          />
        </Show>
      </GroundFields>
      <fieldset>
        <legend>{t().newMatch.armies}</legend>
        <div class="two">
          <For each={SIDES}>
            {(side) => (
              <ArmyPicker
                game={draft.game}
                side={side}
                armies={edition.armies}
                own={draft.own()}
                brought={draft.brought()[side]}
                chosen={draft.armies()[side]}
                note={draft.armyFor(side)?.note}
                onPick={(id) => draft.pickArmy(side, id)}
              />
            )}
          </For>
        </div>
      </fieldset>
      <PlayerFields draft={draft} />
      <OptionFields draft={draft} edition={edition} leave={[]} typeName={(type) => t().typeName(edition, type)} />
    </NewMatchForm>
  );
};
