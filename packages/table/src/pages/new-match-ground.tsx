/** The ground of a new match: a scenario, none, by chance, by hand. */
import { For, Show } from 'solid-js';
import type { Draft } from '../app/draft.js';
import { t } from '../app/settings.js';
import { GroundCard, ScenarioCards } from './ground-cards.jsx';
import { GroundPicker } from './ground-picker.jsx';

export const GroundFields = (props: { readonly draft: Draft }) => (
  <fieldset>
    <legend>{t().newMatch.terrain}</legend>
    <div class="scenarios">
      <ScenarioCards
        scenarios={props.draft.edition().scenarios}
        kept={props.draft.kept()}
        isOn={(kind, id) => props.draft.ground() === kind && props.draft.scenario() === id}
        onScenario={props.draft.pickScenario}
        onKept={props.draft.pickKept}
      />
      <For
        each={
          [
            ['none', t().newMatch.none, t().newMatch.noneText],
            ['random', t().newMatch.random, t().newMatch.randomText],
            ['hand', t().newMatch.byHand, t().newMatch.byHandText],
          ] as const
        }
      >
        {([which, title, text]) => (
          <GroundCard
            title={title}
            text={text}
            on={props.draft.ground() === which}
            onPick={() => props.draft.pickGround(which)}
          />
        )}
      </For>
    </div>
    <Show when={props.draft.ground() === 'random' || props.draft.ground() === 'hand'}>
      <GroundPicker
        terrain={props.draft.terrain()}
        onChange={props.draft.setTerrain}
        editable={props.draft.ground() === 'hand'}
        onRandom={() => props.draft.throwTerrain()}
      />
    </Show>
    <div class="chips">
      <a class="button" href={`#/editor/${props.draft.edition().id}`}>
        {t().newMatch.makeScenario}
      </a>
    </div>
  </fieldset>
);
