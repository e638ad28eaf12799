/** The ground of a new match of a measured game: a scenario, one of the player's own, open ground, or by chance. */
import { For, Show, type JSX } from 'solid-js';
import type { FeatureGiven } from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import { valueOf } from '../../options/fields.js';
import { m } from '../words/index.js';
import type { MeasuredDraft } from './draft.js';
import { TerrainMap } from './terrain-map.jsx';

const Card = (props: { readonly on: boolean; readonly onPick: () => void; readonly children: JSX.Element }) => (
  <label class="scenario" classList={{ on: props.on }}>
    <input type="radio" name="ground" checked={props.on} onChange={() => props.onPick()} />
    {props.children}
  </label>
);

export const GroundFields = (props: { readonly draft: MeasuredDraft }) => {
  const is = (kind: string, id?: string): boolean => {
    const now = props.draft.ground();
    return now.is === kind && (id === undefined || ('id' in now && now.id === id));
  };
  const option = (name: string): unknown => valueOf(props.draft.edition.options, props.draft.options(), name);
  return (
    <fieldset>
      <legend>{t().newMatch.terrain}</legend>
      <div class="scenarios">
        <For each={props.draft.edition.scenarios}>
          {({ id, name, story }) => (
            <Card on={is('scenario', id)} onPick={() => props.draft.pickScenario(id)}>
              <b lang="en">{name}</b>
              <small lang="en">{story}</small>
            </Card>
          )}
        </For>
        <For each={props.draft.kept() ?? []}>
          {({ id, scenario }) => (
            <Card on={is('kept', id)} onPick={() => props.draft.pickKept(id)}>
              <b>{scenario.name}</b>
              <small>{scenario.story || t().newMatch.ownScenario}</small>
            </Card>
          )}
        </For>
        <Card on={is('open')} onPick={() => props.draft.pickGround('open')}>
          <b>{m().setup.newMatch.open}</b>
          <small>{m().setup.newMatch.openText}</small>
        </Card>
        <Card on={is('random')} onPick={() => props.draft.pickGround('random')}>
          <b>{t().newMatch.random}</b>
          <small>{t().newMatch.randomText}</small>
        </Card>
      </div>
      <div class="chips">
        <Show when={is('random')}>
          <button type="button" onClick={() => props.draft.throwGround()}>
            {m().setup.newMatch.again}
          </button>
        </Show>
        <a class="button" href={`#/editor/${props.draft.game}`}>
          {t().newMatch.makeScenario}
        </a>
      </div>
      <TerrainMap
        game={props.draft.game}
        width={Number(option('tableWidth'))}
        depth={Number(option('tableDepth'))}
        hillLevel={Number(option('hillLevel'))}
        terrain={(props.draft.options()['terrain'] ?? []) as readonly FeatureGiven[]}
      />
    </fieldset>
  );
};
