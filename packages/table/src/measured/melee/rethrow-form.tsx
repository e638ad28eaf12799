/** An attack thrown again or kept: what lies on the felt, and what a second throw would bring. */
import { createMemo } from 'solid-js';
import { t } from '../../app/settings.js';
import { previewBy } from '../../match/preview.js';
import { Chart } from '../../panel/cast.jsx';
import { isHit } from '../../panel/dice-tray.jsx';
import { ThrownDice } from '../../panel/forms/combat-parts.jsx';
import { askedAs, type ManoeuvreDesk as Desk, type ManoeuvreFormProps as FormProps } from '../maker.js';
import { m } from '../words/index.js';
import { foretellingOf } from '../words/report.js';
import { againOdds } from './again.js';

const told = (desk: Desk) => askedAs(desk, 'rethrow').about;

export const RethrowForm = (props: FormProps<unknown>) => {
  const about = () => told(props.desk);
  const hits = () => about().dice.filter((die, i) => isHit(die, about().needs[i])).length;
  const cast = createMemo(() => previewBy(foretellingOf, props.desk.match, [{ do: 'rethrow' }]).cast);
  const chances = () => cast()?.chances ?? [1];
  const odds = () => againOdds(hits(), chances());
  return (
    <div class="form fire-form">
      <ThrownDice
        dice={about().dice}
        needs={about().needs}
        sides={cast()?.sides}
        label={m().fire.thrown(t().list(about().dice.map(String)))}
      />
      <p>{m().fire.hitsNow(hits())}</p>
      <div class="odds-line">
        <span class="words">
          {m().fire.again(t().percent(odds().better), t().percent(odds().same), t().percent(odds().worse))}
        </span>
        <Chart chances={chances()} />
      </div>
    </div>
  );
};
