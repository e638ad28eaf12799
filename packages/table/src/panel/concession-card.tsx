/** Over the table: a bot gives up what it thinks is lost, and the player takes the field or fights on. */
import { Show } from 'solid-js';
import type { PlayCore } from '../app/play-core.js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { army } from '../words/names.js';

export const ConcessionCard = (props: { readonly play: PlayCore }) => (
  <div aria-live="assertive">
    <Show when={props.play.concessions.offered()}>
      {(offered) => (
        <section class="concession" aria-labelledby="concession" data-concession={offered().by}>
          <h2 id="concession">{t().life.givesUp(army(props.play.real(), offered().by))}</h2>
          <p>{t().life.hoped(offered().hopes.map(t().percent).join(', '))}</p>
          <div class="chips">
            <Button
              class="primary"
              text={t().life.takeField}
              data-take-field
              onClick={() => props.play.concessions.take()}
            />
            <Button text={t().life.fightOn} data-fight-on onClick={() => props.play.concessions.fightOn()} />
          </div>
        </section>
      )}
    </Show>
  </div>
);
