/** How the match ended. */
import { Show } from 'solid-js';
import type { Both } from '@five-victories/engine/kernel';
import { openEnd } from '../app/ending.js';
import type { PlayCore } from '../app/play-core.js';
import { playAgain, playedOf } from '../app/play-on.js';
import { goTo } from '../app/route.js';
import { settings, t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { army } from '../words/names.js';
import { RuleLink } from './rule-link.jsx';

/** Zones held, where the game is played in zones. */
const zonesOf = (outcome: object): Both<number> | undefined => (outcome as { zones?: Both<number> }).zones;

export const OutcomeCard = (props: { readonly play: PlayCore }) => {
  const outcome = () => props.play.real().state.outcome;
  /** The last sentence of the report says why. */
  const reason = (): string =>
    props.play
      .last()
      .lines.flatMap(({ text }) => text ?? [])
      .at(-1)?.[settings().language] ?? '';
  const result = (text: string): string => t().outcome.results[text] ?? text;
  return (
    <Show when={outcome()}>
      {(end) => (
        <div class={`outcome ${end().winner ?? ''}`}>
          <p class="quiet">{t().asks.over}</p>
          <h2 id="ask">
            {end().winner
              ? t().outcome.wins(result(end().result), army(props.play.real(), end().winner!))
              : result(end().result)}
          </h2>
          <p>{reason()}</p>
          <p>
            <Show when={zonesOf(end())}>{(zones) => <>{t().outcome.zones(zones().south, zones().north)}</>}</Show>{' '}
            <Show when={end().points}>{(points) => <>{t().outcome.points(points().south, points().north)}</>}</Show>{' '}
            <RuleLink id={end().rule} />
          </p>
          <div class="chips">
            <Button class="primary" text={t().panel.afterBattle} onClick={openEnd} />
            <Show when={!props.play.keeping.hall}>
              <Button text={t().panel.again} onClick={() => void playAgain(playedOf(props.play))} />
            </Show>
            <Button
              text={t().panel.replay}
              disabled={props.play.keeping.deleted()}
              onClick={() => goTo({ page: 'replay', id: props.play.head().id })}
            />
          </div>
        </div>
      )}
    </Show>
  );
};
