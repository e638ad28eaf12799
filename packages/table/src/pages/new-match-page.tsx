/** A new match of a zone game: ground, armies, players, options, house rules. */
import { createDraft } from '../app/draft.js';
import { t } from '../app/settings.js';
import type { ZoneGame } from '../match/game-ids.js';
import { armyFaultText } from '../options/fault-text.js';
import { o } from '../options/words/index.js';
import { NewMatchForm } from './new-match-form.jsx';
import { GroundFields } from './new-match-ground.jsx';
import { OptionFields } from './new-match-options.jsx';
import { ArmyFields, PlayerFields } from './new-match-sides.jsx';

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
    <NewMatchForm
      game={props.game}
      faults={draft.faults()}
      textOf={(fault) => armyFaultText(t().armyFaults, o(), fault)}
      onBegin={draft.begin}
    >
      <GroundFields draft={draft} />
      <ArmyFields draft={draft} />
      <PlayerFields draft={draft} />
      <OptionFields draft={draft} />
    </NewMatchForm>
  );
};
