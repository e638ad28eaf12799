/** The analysis on the page at the end: how far it is, and where a better order was to be had. */
import { createMemo, For, Show } from 'solid-js';
import type { Better as Found } from '../analysis/analysis.js';
import type { Analysing } from '../analysis/analysing.js';
import { a } from '../analysis/words/index.js';
import { Button } from '../controls/button.jsx';
import { actorIn } from '../match/actor.js';
import { SeeIt } from './see-it.jsx';
import { SideSign } from './side-sign.jsx';
import type { Told } from './told.js';

interface Mistake extends Found {
  readonly turn: number;
  readonly unit: string | undefined;
  readonly played: string;
  readonly could: string;
}

const mistakeIn = ({ session, to }: Told, found: Found): Mistake => {
  const { match } = session.moments[found.at - 1]!;
  const { choice } = session.moments[found.at]!.said!;
  const unit = actorIn(match, choice) ?? actorIn(match, found.instead);
  return {
    ...found,
    turn: match.state.turn,
    unit: unit === undefined ? undefined : to.unitName(unit),
    played: session.book.titleOf(match, choice),
    could: session.book.titleOf(match, found.instead),
  };
};

const Item = (props: { readonly told: Told; readonly mistake: Mistake }) => {
  const { to } = props.told;
  const tried = (): string => {
    const { had, hoped, better, worse, tries } = props.mistake;
    return a().tried(to.percent(had), to.percent(hoped), better, worse, tries);
  };
  return (
    <li data-better={props.mistake.at}>
      <SideSign side={props.mistake.by} tone={props.told.tones[props.mistake.by]} />
      <div>
        <b>{a().when(props.mistake.turn, to.armies[props.mistake.by])}:</b>{' '}
        {a().played(props.mistake.unit, props.mistake.played)} <b>{a().instead(props.mistake.could)}</b>{' '}
        <span class="quiet">{tried()}</span>
        <SeeIt told={props.told} at={props.mistake.at - 1} />
      </div>
    </li>
  );
};

interface Props {
  readonly told: Told;
  readonly analysing: Analysing;
}

/** While it runs: how far it is, and a way to stop it. */
const Running = (props: Props & { readonly done: number }) => (
  <div class="analysing" role="status">
    <label>
      <span>{a().running}</span> <progress max="1" value={props.done} />
    </label>
    <Button class="small" text={a().stop} data-stop-analysis onClick={() => props.analysing.stop()} />
  </div>
);

const Asking = (props: Props) => (
  <div class="analysing">
    <Button class="small" text={a().ask} data-analyse onClick={() => props.analysing.deepen()} />
    <span class="quiet">{a().askText}</span>
  </div>
);

/** Who lost most by it first. */
const byCost = (one: Found, other: Found): number => other.hoped - other.had - (one.hoped - one.had);

export const Better = (props: Props) => {
  const mistakes = createMemo(() =>
    props.analysing
      .found()
      ?.better?.toSorted(byCost)
      .map((found) => mistakeIn(props.told, found)),
  );
  return (
    <section class="better">
      <h3>{a().better}</h3>
      <Show when={props.analysing.failed()}>{(why) => <p role="alert">{a().failed(why())}</p>}</Show>
      <Show when={mistakes()}>
        {(all) => (
          <Show when={all().length > 0} fallback={<p class="quiet">{a().none}</p>}>
            <ol class="turnings">
              <For each={all()}>{(mistake) => <Item told={props.told} mistake={mistake} />}</For>
            </ol>
            <p class="quiet">{a().hope}</p>
          </Show>
        )}
      </Show>
      <Show
        when={props.analysing.done() !== undefined}
        fallback={
          <Show when={!mistakes()}>
            <Asking {...props} />
          </Show>
        }
      >
        <Running {...props} done={props.analysing.done() ?? 0} />
      </Show>
    </section>
  );
};
