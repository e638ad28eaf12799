/** A new match of a measured game: ground, armies, players, options, house rules. */
import type { MeasuredGame } from '../../match/game-ids.js';
import { NewMatchForm } from '../../pages/new-match-form.jsx';
import { OptionFields } from '../../pages/new-match-options.jsx';
import { PlayerFields } from '../../pages/new-match-sides.jsx';
import { faultSaid } from '../../words/faults.js';
import { typeName } from '../words/names.js';
import { ArmyFields, THROWS } from './army-fields.jsx';
import { createMeasuredDraft } from './draft.js';
import { GroundFields } from './ground-fields.jsx';

/** Chosen with the armies. */
const ELSEWHERE = ['armySource', 'armyPreset', THROWS];

interface Props {
  readonly game: MeasuredGame;
  /** One of the player's own that is wanted. */
  readonly scenario?: string | undefined;
}

export const MeasuredNewMatch = (props: Props) => {
  const draft = createMeasuredDraft(props.game, () => props.scenario);
  return (
    <NewMatchForm
      game={props.game}
      faults={draft.faults()}
      textOf={(fault) => faultSaid(fault, { rules: draft.edition, atTable: true })}
      onBegin={draft.begin}
    >
      <GroundFields draft={draft} />
      <ArmyFields draft={draft} />
      <PlayerFields draft={draft} />
      <OptionFields
        draft={draft}
        edition={draft.edition}
        leave={ELSEWHERE}
        typeName={(type) => typeName({ rules: draft.edition }, type)}
      />
    </NewMatchForm>
  );
};
