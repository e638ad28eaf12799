/** A new match: ground, armies, players, options, house rules. */
import { For, Show } from 'solid-js';
import { createDraft } from '../app/draft.js';
import { t } from '../app/settings.js';
import type { ZoneGame } from '../match/game-ids.js';
import { RulesPanel } from '../panel/rules-panel.jsx';
import { RuleLink } from '../panel/rule-link.jsx';
import { Frame } from './frame.jsx';
import { GroundFields } from './new-match-ground.jsx';
import { OptionFields } from './new-match-options.jsx';
import { ArmyFields, PlayerFields } from './new-match-sides.jsx';

export const NewMatchPage = (props: { readonly game: ZoneGame }) => {
  const draft = createDraft(() => props.game);
  return (
    <Frame title={t().newMatch.title(t().front.games[props.game].title)} class="new-match">
      <h1>{t().newMatch.title(t().front.games[props.game].title)}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void draft.begin();
        }}
      >
        <GroundFields draft={draft} />
        <ArmyFields draft={draft} />
        <PlayerFields draft={draft} />
        <OptionFields draft={draft} />

        <Show when={draft.faults().length > 0}>
          <div class="refused" role="alert">
            <b>{t().newMatch.problems}</b>
            <ul>
              <For each={draft.faults()}>
                {({ because, rule }) => (
                  <li>
                    {because} <Show when={rule}>{(id) => <RuleLink id={id()} />}</Show>
                  </li>
                )}
              </For>
            </ul>
          </div>
        </Show>
        <p class="sticky">
          <button type="submit" class="primary large">
            {t().newMatch.begin}
          </button>
        </p>
      </form>
      <RulesPanel game={props.game} />
    </Frame>
  );
};
