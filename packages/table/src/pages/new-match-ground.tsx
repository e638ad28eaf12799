/** The ground of a new match: a scenario, none, by chance, by hand. */
import { For, Show } from 'solid-js';
import type { Draft } from '../app/draft.js';
import { t } from '../app/settings.js';
import { GroundPicker } from './ground-picker.jsx';

export const GroundFields = (props: { readonly draft: Draft }) => (
  <fieldset>
    <legend>{t().newMatch.terrain}</legend>
    <div class="scenarios">
      <For each={props.draft.edition().scenarios}>
        {(each) => (
          <label
            class="scenario"
            classList={{ on: props.draft.ground() === 'scenario' && props.draft.scenario() === each.id }}
          >
            <input
              type="radio"
              name="ground"
              checked={props.draft.ground() === 'scenario' && props.draft.scenario() === each.id}
              onChange={() => props.draft.pickScenario(each.id)}
            />
            <b lang="en">{each.name}</b>
            <small lang="en">{each.story}</small>
          </label>
        )}
      </For>
      <For each={props.draft.kept() ?? []}>
        {({ id, scenario }) => (
          <label class="scenario" classList={{ on: props.draft.ground() === 'kept' && props.draft.scenario() === id }}>
            <input
              type="radio"
              name="ground"
              checked={props.draft.ground() === 'kept' && props.draft.scenario() === id}
              onChange={() => props.draft.pickKept(id)}
            />
            <b>{scenario.name}</b>
            <small>{scenario.story || t().newMatch.ownScenario}</small>
          </label>
        )}
      </For>
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
          <label class="scenario plain" classList={{ on: props.draft.ground() === which }}>
            <input
              type="radio"
              name="ground"
              checked={props.draft.ground() === which}
              onChange={() => props.draft.pickGround(which)}
            />
            <b>{title}</b>
            <small>{text}</small>
          </label>
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
