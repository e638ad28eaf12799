/** The ground of a new match of a measured game: a scenario, one of the player's own, open ground, or by chance. */
import { Show } from 'solid-js';
import type { FeatureGiven } from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import { valueOf } from '../../options/fields.js';
import { GroundCard, ScenarioCards } from '../../pages/ground-cards.jsx';
import { m } from '../words/index.js';
import type { MeasuredDraft } from './draft.js';
import { TerrainMap } from './terrain-map.jsx';

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
        <ScenarioCards
          scenarios={props.draft.edition.scenarios}
          kept={props.draft.kept()}
          isOn={is}
          onScenario={props.draft.pickScenario}
          onKept={props.draft.pickKept}
        />
        <GroundCard
          title={m().setup.newMatch.open}
          text={m().setup.newMatch.openText}
          on={is('open')}
          onPick={() => props.draft.pickGround('open')}
        />
        <GroundCard
          title={t().newMatch.random}
          text={t().newMatch.randomText}
          on={is('random')}
          onPick={() => props.draft.pickGround('random')}
        />
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
