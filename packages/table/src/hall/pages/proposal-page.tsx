/** A match that was drawn up on the page for new ones is proposed. */
import { Show } from 'solid-js';
import type { HallAnswer } from '@five-victories/server/protocol';
import { t } from '../../app/settings.js';
import { Link } from '../../controls/button.jsx';
import { Frame } from '../../pages/frame.jsx';
import { createMe } from '../me.js';
import { drawnUp } from '../propose.js';
import { MAKE } from '../clubs/address.js';
import { c, h } from '../words/index.js';
import { Named } from './name-form.jsx';
import { ProposalForm } from './proposal-form.jsx';

export const ProposalPage = (props: { readonly hall: HallAnswer }) => {
  const me = createMe();
  return (
    <Frame title={h().propose} class="hall">
      <h1>{h().propose}</h1>
      <Show when={drawnUp()} fallback={<Link class="button" text={h().toHall} href="#/hall" />} keyed>
        {(begun) => (
          <section class="hall-slip">
            <p>
              <b>{begun.name}</b> · {t().front.games[begun.game].title}
            </p>
            <Named me={me} />
            <p>
              <a href={MAKE} data-as-tournament>
                {c().form.asTournament}
              </a>
            </p>
            <ProposalForm hall={props.hall} me={me} begun={() => begun} first={begun} />
          </section>
        )}
      </Show>
    </Frame>
  );
};
