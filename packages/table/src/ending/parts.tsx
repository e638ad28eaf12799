/** Parts of the page at the end: the score, turning points, luck, the best and the worst. */
import { createMemo, For, Show } from 'solid-js';
import { SIDES, type Side } from '@five-victories/engine/kernel';
import type { UnitStory } from '../story/story.js';
import { luckText, meritText, swingText, turningText } from '../story/tell.js';
import { bestOf, worstOf } from '../story/merit.js';
import { chartsOf } from './share.js';
import { SeeIt } from './see-it.jsx';
import { SideSign } from './side-sign.jsx';
import type { Told } from './told.js';

interface Props {
  readonly told: Told;
}

export const Score = (props: Props) => {
  const words = () => props.told.to.words;
  const count = () => props.told.end.outcome.points ?? props.told.end.outcome.zones;
  const lost = (side: Side) => props.told.story.sides[side].losses;
  const luck = (side: Side): number => {
    const { hits, expected } = props.told.story.luck.sides[side];
    return hits - expected;
  };
  return (
    <table class="score">
      <caption class="visually-hidden">{words().score.title}</caption>
      <thead>
        <tr>
          <td />
          <Show when={count()}>
            <th scope="col">{props.told.end.outcome.points ? words().score.goals : words().score.zones}</th>
          </Show>
          <th scope="col">{words().counted[lost('south').counted]}</th>
          <th scope="col">{words().score.luck}</th>
        </tr>
      </thead>
      <tbody>
        <For each={SIDES}>
          {(side) => (
            <tr>
              <th scope="row">
                <SideSign side={side} tone={props.told.tones[side]} /> {props.told.to.armies[side]}
              </th>
              <Show when={count()}>{(both) => <td>{both()[side]}</td>}</Show>
              <td>{words().score.of(lost(side).lost, lost(side).of)}</td>
              <td>{words().signed(luck(side))}</td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
};

export const Turnings = (props: Props) => {
  const words = () => props.told.to.words.turnings;
  const { told } = props;
  return (
    <section>
      <h3>{words().title}</h3>
      <Show when={props.told.story.turnings.length > 0} fallback={<p class="quiet">{words().none}</p>}>
        <ol class="turnings">
          <For each={props.told.story.turnings}>
            {(turning, i) => (
              <li>
                <span class="number" aria-hidden="true">
                  {i() + 1}
                </span>
                <div>
                  <b>{words().turn(turning.turn)}:</b> {turningText(props.told.to, turning)}{' '}
                  <span class="quiet">{swingText(props.told.to, turning)}</span>
                  <SeeIt told={told} at={turning.at} />
                </div>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
};

export const Luck = (props: Props) => {
  const words = () => props.told.to.words.luck;
  const chart = createMemo(() => chartsOf(props.told.to, props.told.story, props.told.tones).luck);
  const dice = (side: Side): string => {
    const { hits, dice: thrown, expected } = props.told.story.luck.sides[side];
    return words().dice(hits, thrown, expected);
  };
  return (
    <section>
      <h3>{words().title}</h3>
      <Show when={props.told.story.luck.casts.length > 0} fallback={<p class="quiet">{words().none}</p>}>
        {/* Our own drawing: names in it are escaped where it is made. */}
        <div innerHTML={chart()} />
        <ul class="plain">
          <For each={SIDES}>
            {(side) => (
              <li>
                <SideSign side={side} tone={props.told.tones[side]} /> {luckText(props.told.to, props.told.story, side)}{' '}
                <span class="quiet">({dice(side)})</span>
              </li>
            )}
          </For>
        </ul>
        <p class="quiet">{words().lopsided(props.told.story.luck.lopsided)}</p>
      </Show>
    </section>
  );
};

interface MeritProps extends Props {
  readonly title: string;
  readonly unit: UnitStory | undefined;
  /** The reader's own, where it is another. */
  readonly yours: UnitStory | undefined;
}

const Merit = (props: MeritProps) => (
  <Show when={props.unit}>
    {(unit) => (
      <section class="merit">
        <p class="kicker">{props.title}</p>
        <h3>
          <SideSign side={unit().side} tone={props.told.tones[unit().side]} /> {props.told.to.unitName(unit().id)}
        </h3>
        <p>{meritText(props.told.to, unit())}.</p>
        <Show when={props.yours && props.yours.id !== unit().id ? props.yours : undefined}>
          {(own) => (
            <p class="quiet">
              {props.told.to.words.merit.yours(props.told.to.unitName(own().id), meritText(props.told.to, own()))}
            </p>
          )}
        </Show>
      </section>
    )}
  </Show>
);

export const Merits = (props: Props) => {
  const words = () => props.told.to.words.merit;
  const unitNamed = (id: string | undefined): UnitStory | undefined =>
    props.told.story.units.find((unit) => unit.id === id);
  const own = (ids: Readonly<Record<Side, string | undefined>>): UnitStory | undefined =>
    props.told.to.you && unitNamed(ids[props.told.to.you]);
  return (
    <div class="merits">
      <Merit
        told={props.told}
        title={words().best}
        unit={bestOf(props.told.story.units)}
        yours={own(props.told.story.best)}
      />
      <Merit
        told={props.told}
        title={words().worst}
        unit={worstOf(props.told.story.units)}
        yours={own(props.told.story.worst)}
      />
      <p class="quiet">{words().measure}</p>
    </div>
  );
};
