/** The timeline of a replay: a slider with its turns, steps, playing at any speed. */
import { createEffect, createSignal, For, onCleanup } from 'solid-js';
import { isStill, t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import type { TurnMark } from '../story/story.js';

const PACE = 900;
const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** Where in the match one is, and how one gets elsewhere: step by step, at once, or playing. */
export const createTimeline = (last: () => number, first = 0) => {
  const [at, setAt] = createSignal(Math.min(last(), first));
  const [playing, setPlaying] = createSignal(false);
  const [speed, setSpeed] = createSignal<number>(1);
  const go = (to: number): void => {
    setAt(Math.max(0, Math.min(last(), to)));
  };
  /** Who is at the end and wants to see it plays it from the beginning. */
  const play = (on: boolean): void => {
    if (on && at() >= last()) go(0);
    setPlaying(on);
  };
  createEffect(() => {
    if (!playing()) return;
    const pace = (isStill() ? PACE / 2 : PACE) / speed();
    const timer = setInterval(() => (at() < last() ? go(at() + 1) : setPlaying(false)), pace);
    onCleanup(() => clearInterval(timer));
  });
  const faster = (by: 1 | -1): void => {
    const now = SPEEDS.findIndex((each) => each === speed());
    setSpeed(SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, now + by))]!);
  };
  /** Whether the key meant something. */
  const key = (name: string): boolean => {
    if (name === 'ArrowRight') go(at() + 1);
    else if (name === 'ArrowLeft') go(at() - 1);
    else if (name === 'Home') go(0);
    else if (name === 'End') go(last());
    else if (name === ' ') play(!playing());
    else if (name === '>') faster(1);
    else if (name === '<') faster(-1);
    else return false;
    return true;
  };
  return { at, last, go, playing, play, speed, setSpeed, key };
};

interface Props {
  readonly line: ReturnType<typeof createTimeline>;
  readonly turns: readonly TurnMark[];
  /** Which moment it is, in words. */
  readonly moment: string;
  onPlayOn(): void;
}

/** Marks that lie closer than this part of the slider are not all named. */
const NEAR = 0.035;

/** Turns above the slider, each a way to its beginning. */
const TurnMarks = (props: Pick<Props, 'line' | 'turns'>) => {
  const share = (at: number): number => at / Math.max(1, props.line.last());
  const named = (): TurnMark[] => {
    let before = -1;
    return props.turns.filter(({ at }) => {
      const isFree = share(at) - before >= NEAR;
      if (isFree) before = share(at);
      return isFree;
    });
  };
  const isNow = ({ turn }: TurnMark): boolean => props.turns.findLast(({ at }) => at <= props.line.at())?.turn === turn;
  return (
    <div class="turn-marks" role="group" aria-label={t().replay.turns}>
      <For each={named()}>
        {(mark) => (
          <Button
            text={mark.turn}
            aria-label={t().turn(mark.turn)}
            aria-current={isNow(mark) ? 'true' : undefined}
            style={{ '--at': share(mark.at) }}
            onClick={() => props.line.go(mark.at)}
          />
        )}
      </For>
    </div>
  );
};

export const Timeline = (props: Props) => {
  const { at, last, go, playing, play, speed, setSpeed } = props.line;
  const To = (to: { readonly sign: string; readonly name: string; readonly at: number }) => (
    <Button text={to.sign} aria-label={to.name} title={to.name} onClick={() => go(to.at)} />
  );
  return (
    <div class="timeline">
      <TurnMarks line={props.line} turns={props.turns} />
      <input
        type="range"
        min="0"
        max={last()}
        value={at()}
        aria-label={t().replay.timeline}
        aria-valuetext={props.moment}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <div class="row">
        <To sign="|◀" name={t().replay.first} at={0} />
        <To sign="◀" name={t().replay.back} at={at() - 1} />
        <Button
          class="primary"
          text={playing() ? t().replay.pause : t().replay.play}
          onClick={() => play(!playing())}
        />
        <To sign="▶" name={t().replay.forward} at={at() + 1} />
        <To sign="▶|" name={t().replay.last} at={last()} />
        <label class="speed">
          {t().replay.speed}
          <select onChange={(event) => setSpeed(Number(event.currentTarget.value))}>
            <For each={SPEEDS}>
              {(each) => (
                <option value={each} selected={each === speed()}>
                  ×{each}
                </option>
              )}
            </For>
          </select>
        </label>
        <span class="moment">{props.moment}</span>
        <Button text={t().replay.playOn} title={t().replay.playOnText} onClick={() => props.onPlayOn()} />
      </div>
    </div>
  );
};
