/** The throws that changed the chances most, and what all dice together gave. */
import { createMemo, For, Show } from 'solid-js';
import type { Side } from '@five-victories/engine/kernel';
import type { Analysis, Fall } from '../analysis/analysis.js';
import { a } from '../analysis/words/index.js';
import type { Cast } from '../story/luck.js';
import { SeeIt } from './see-it.jsx';
import { SideSign } from './side-sign.jsx';
import type { Told } from './told.js';

const MOST = 3;
/** Less changed nothing. */
const LEAST = 0.03;

const helpedBy = ({ gave }: Fall): Side => (gave > 0 ? 'south' : 'north');

const mostTelling = (falls: readonly Fall[]): readonly Fall[] =>
  falls
    .filter(({ gave }) => Math.abs(gave) >= LEAST)
    .toSorted((one, other) => Math.abs(other.gave) - Math.abs(one.gave))
    .slice(0, MOST)
    .toSorted((one, other) => one.at - other.at);

/** What was thrown to hit there, in words. */
const hitsText = ({ to, story }: Told, at: number): string =>
  story.luck.casts
    .filter((cast) => cast.at === at)
    .map(({ side, hits, dice, expected }: Cast) => a().dice.hits(to.armies[side], hits, dice, expected.toFixed(1)))
    .join('; ');

export const Throws = (props: { readonly told: Told; readonly analysis: Analysis }) => {
  const telling = createMemo(() => mostTelling(props.analysis.falls));
  const sum = (): Fall => ({ at: 0, gave: props.analysis.falls.reduce((all, { gave }) => all + gave, 0) });
  const { to } = props.told;
  const shown = (fall: Fall): string => to.percent(Math.abs(fall.gave));
  return (
    <section>
      <h3>{a().dice.title}</h3>
      <Show when={telling().length > 0}>
        <ul class="turnings">
          <For each={telling()}>
            {(fall) => (
              <li data-throw={fall.at}>
                <SideSign side={helpedBy(fall)} tone={props.told.tones[helpedBy(fall)]} />
                <div>
                  {a().dice.throw(
                    props.told.session.moments[fall.at - 1]!.match.state.turn,
                    shown(fall),
                    to.armies[helpedBy(fall)],
                  )}
                  {'. '}
                  <span class="quiet">{hitsText(props.told, fall.at)}</span>
                  <SeeIt told={props.told} at={fall.at} />
                </div>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <p class="quiet">{a().dice.sum(shown(sum()), to.armies[helpedBy(sum())])}</p>
    </section>
  );
};
