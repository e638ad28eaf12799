/** A new match: ground, armies, players, options, house rules. */
import { createDraft } from '../app/draft.js';
import { t } from '../app/settings.js';
import type { ZoneGame } from '../match/game-ids.js';
import { RulesPanel } from '../panel/rules-panel.jsx';
import { Frame } from './frame.jsx';
import { GroundFields } from './new-match-ground.jsx';
import { OptionFields } from './new-match-options.jsx';
import { ArmyFields, PlayerFields } from './new-match-sides.jsx';
import { Problems } from './problems.jsx';

interface Props {
  readonly game: ZoneGame;
  /** One of the player's own that is wanted. */
  readonly scenario?: string | undefined;
}

export const NewMatchPage = (props: Props) => {
  const draft = createDraft(
    () => props.game,
    () => props.scenario,
  );
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

        <Problems faults={draft.faults()} />
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
