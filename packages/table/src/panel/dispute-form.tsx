/** A disputed rule: either side may ask for the other reading; the opponent agrees, or both throw. */
import { createSignal } from 'solid-js';
import { interruptRefusal, type Side } from '@five-victories/engine/kernel';
import type { PlayCore } from '../app/play-core.js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { Picker } from '../controls/fields.jsx';
import { Refused } from './forms/refused.jsx';

export const DisputeForm = (props: { readonly play: PlayCore; readonly side: Side }) => {
  const names = () => Object.keys(props.play.session().book.game.switches);
  const [name, setName] = createSignal(names()[0]!);
  const choice = () => ({
    do: 'dispute',
    switch: name(),
    value: props.play.real().state.options.houseRules[name()] !== true,
  });
  const wrong = () => interruptRefusal(props.play.real(), props.side, choice());
  return (
    <details class="dispute">
      <summary>{t().dispute.title(t().sides[props.side])}</summary>
      <p>{t().dispute.text}</p>
      <Picker
        text={<span class="visually-hidden">{t().newMatch.houseRules}</span>}
        values={names()}
        chosen={name()}
        nameOf={(each) => t().house[each]?.title ?? each}
        onPick={(each) => setName(each)}
      />
      <p>{choice().value ? t().dispute.on : t().dispute.off}</p>
      <Refused play={props.play} refusals={wrong() ? [wrong()!] : []} />
      <Button
        text={t().dispute.ask}
        disabled={wrong() !== undefined}
        onClick={() => props.play.interrupt(props.side, choice())}
      />
    </details>
  );
};
