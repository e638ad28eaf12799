/** Over the table while bots play: on to the next decision of a player, or stop and look. */
import { createMemo, Show } from 'solid-js';
import { isBots } from '../app/bots.js';
import type { PlayCore } from '../app/play-core.js';
import { settings, t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';

/** At once is at once: there is nothing to skip. */
export const BotBar = (props: { readonly play: PlayCore }) => {
  const isAtWork = createMemo(() => {
    const { keeping, concessions, real, head } = props.play;
    return keeping.plays() && !concessions.offered() && isBots(real(), head().seats);
  });
  const paused = () => props.play.bots.paused();
  return (
    <Show when={isAtWork()}>
      <div class="bot-bar" classList={{ waits: !paused() }}>
        <Show when={!paused() && settings().pace !== 'instant'}>
          <Button
            class="small"
            text={t().life.skip}
            hint="␣"
            aria-label={t().life.skipLabel}
            aria-keyshortcuts="Space"
            data-skip
            onClick={() => props.play.bots.skip()}
          />
        </Show>
        <Button
          class="small"
          text={paused() ? t().panel.go : t().panel.pause}
          data-pause
          onClick={() => props.play.bots.setPaused(!paused())}
        />
      </div>
    </Show>
  );
};
