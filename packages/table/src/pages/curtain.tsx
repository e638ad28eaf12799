/** Between two players at one screen: nobody sees the other's plan. */
import type { PlayCore } from '../app/play-core.js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { army } from '../words/names.js';

export const Curtain = (props: { readonly play: PlayCore }) => {
  const side = () => props.play.real().decision?.side ?? 'south';
  return (
    <main class="curtain">
      <div>
        <h1>{t().curtain.title(army(props.play.real(), side()))}</h1>
        <p>{t().curtain.text(t().sides[side()])}</p>
        <Button
          class="primary"
          text={t().curtain.lift}
          ref={(button) => queueMicrotask(() => button.focus())}
          onClick={() => props.play.lift()}
        />
      </div>
    </main>
  );
};
