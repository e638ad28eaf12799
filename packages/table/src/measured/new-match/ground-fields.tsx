/** The ground of a new match of a measured game, with a map of it. */
import { Show } from 'solid-js';
import type { FeatureGiven } from '@five-victories/engine/tabletop';
import { t } from '../../app/settings.js';
import { Button } from '../../controls/button.jsx';
import { valueOf } from '../../options/fields.js';
import { GroundFields as Fields } from '../../pages/new-match-ground.jsx';
import { m } from '../words/index.js';
import type { MeasuredDraft } from './draft.js';
import { TerrainMap } from './terrain-map.jsx';

const others = () =>
  [
    { is: 'open', title: m().setup.newMatch.open, text: m().setup.newMatch.openText },
    { is: 'random', title: t().newMatch.random, text: t().newMatch.randomText },
  ] as const;

export const GroundFields = (props: { readonly draft: MeasuredDraft }) => {
  const option = (name: string): number => Number(valueOf(props.draft.edition.options, props.draft.options(), name));
  return (
    <Fields draft={props.draft} shelf={props.draft.edition} others={others()}>
      <Show when={props.draft.ground().is === 'random'}>
        <div class="chips">
          <Button text={m().setup.newMatch.again} onClick={props.draft.throwGround} />
        </div>
      </Show>
      <TerrainMap
        game={props.draft.game}
        width={option('tableWidth')}
        depth={option('tableDepth')}
        hillLevel={option('hillLevel')}
        terrain={(props.draft.options()['terrain'] ?? []) as readonly FeatureGiven[]}
      />
    </Fields>
  );
};
