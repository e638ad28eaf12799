/** Between two players at one screen: nobody sees the other's plan. */
import type { PlayCore } from '../app/play-core.js';
import { t } from '../app/settings.js';
import { army } from '../words/names.js';

export const Curtain = (props: { readonly play: PlayCore }) => {
  const side = () => props.play.real().decision?.side ?? 'south';
  return (
    <main class="curtain">
      <div>
        <h1>{t().curtain.title(army(props.play.real(), side()))}</h1>
        <p>{t().curtain.text(t().sides[side()])}</p>
        <button
          type="button"
          class="primary"
          ref={(button) => queueMicrotask(() => button.focus())}
          onClick={() => props.play.lift()}
        >
          {t().curtain.lift}
        </button>
      </div>
    </main>
  );
};
