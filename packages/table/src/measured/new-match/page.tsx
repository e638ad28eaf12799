/** A new match of a measured game: ground, armies, players, options, house rules. */
import '../../style/options.css';
import { t } from '../../app/settings.js';
import type { MeasuredGame } from '../../match/game-ids.js';
import { OptionForm } from '../../options/option-form.jsx';
import { switchesIn, withSwitches } from '../../options/switches.js';
import { HouseRules } from '../../pages/house-rules.jsx';
import { NewMatchForm } from '../../pages/new-match-form.jsx';
import { PlayerFields } from '../../pages/new-match-sides.jsx';
import { DiceField, FriendlyField } from '../../pages/table-fields.jsx';
import { armyFaultText } from '../armies/fault-text.js';
import { ArmyFields, THROWS } from './army-fields.jsx';
import { typeName } from '../words/names.js';
import { createMeasuredDraft, type MeasuredDraft } from './draft.js';
import { GroundFields } from './ground-fields.jsx';

/** Chosen with the armies. */
const ELSEWHERE = ['armySource', 'armyPreset', THROWS];

const OptionFields = (props: { readonly draft: MeasuredDraft }) => (
  <fieldset>
    <legend>{t().newMatch.options}</legend>
    <div class="two">
      <DiceField draft={props.draft} />
    </div>
    <FriendlyField draft={props.draft} />
    <OptionForm
      edition={props.draft.edition}
      options={props.draft.options()}
      leave={ELSEWHERE}
      typeName={(type) => typeName({ rules: props.draft.edition }, type)}
      onChange={(options) => props.draft.change(options)}
    />
    <HouseRules
      switches={props.draft.edition.switches}
      chosen={switchesIn(props.draft.options())}
      onChange={(chosen) => props.draft.change(withSwitches(props.draft.options(), chosen))}
    />
  </fieldset>
);

interface Props {
  readonly game: MeasuredGame;
  /** One of the player's own that is wanted. */
  readonly scenario?: string | undefined;
}

export const MeasuredNewMatch = (props: Props) => {
  const draft = createMeasuredDraft(props.game, () => props.scenario);
  return (
    <NewMatchForm game={props.game} faults={draft.faults()} textOf={armyFaultText} onBegin={draft.begin}>
      <GroundFields draft={draft} />
      <ArmyFields draft={draft} />
      <PlayerFields draft={draft} />
      <OptionFields draft={draft} />
    </NewMatchForm>
  );
};
