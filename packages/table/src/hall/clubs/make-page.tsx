/** A tournament is made: what it is called, how it is paired, what is played, when. */
import { createResource, createSignal, For, Show } from 'solid-js';
import { SIDES, type Side } from '@five-victories/engine/kernel';
import {
  MOST_GROUNDS,
  MOST_ROUNDS,
  MOST_TOURNAMENT_WORDS,
  TOURNAMENT_KINDS,
  type Ground,
  type NewTournament,
  type TournamentAnswer,
  type TournamentKind,
} from '@five-victories/server/protocol';
import { goTo } from '../../app/route.js';
import { settings, t } from '../../app/settings.js';
import { Button, Link } from '../../controls/button.jsx';
import { Field, NumberField, Picker, Tick } from '../../controls/fields.jsx';
import { GAME_IDS, type GameId } from '../../match/game-ids.js';
import { Frame } from '../../pages/frame.jsx';
import { createMe } from '../me.js';
import { gameTitle } from '../pages/game-title.js';
import { Named, Why } from '../pages/name-form.jsx';
import { createTold } from '../people/form.js';
import { drawnUp } from '../propose.js';
import { newMatchId } from '../seal.js';
import { controlOf, TIMES, type Time } from '../times.js';
import { c, h, p } from '../words/index.js';
import { TOURNAMENTS } from './address.js';
import { makeTournament } from './api.js';
import { timeIn } from './dates.js';
import { scenarioGround, scenarioNames } from './grounds.js';

/** What is being filled in. */
interface Draft {
  readonly name: string;
  readonly words: string;
  readonly game: GameId;
  readonly kind: TournamentKind;
  readonly rounds: number;
  readonly grounds: readonly Ground[];
  readonly time: Time;
  readonly rated: boolean;
  readonly isPublic: boolean;
  readonly starts: string;
  readonly days: string;
  readonly flows: boolean;
}

interface Props {
  readonly draft: Draft;
  change(next: Partial<Draft>): void;
}

/** With a match that was drawn up, if there is one. */
const firstDraft = (): Draft => {
  const begun = drawnUp();
  return {
    name: '',
    words: '',
    game: begun?.game ?? 'fine',
    kind: 'swiss',
    rounds: 3,
    grounds: begun ? [{ name: begun.name, begin: begun.begin, coats: begun.coats }] : [],
    time: 'turns',
    rated: false,
    isPublic: true,
    starts: '',
    days: '',
    flows: false,
  };
};

const askedFor = (draft: Draft): NewTournament => {
  const { name, words, game, kind, rounds, grounds, time, rated, isPublic, flows } = draft;
  const control = controlOf(time);
  const starts = timeIn(draft.starts);
  const days = Number(draft.days);
  return {
    id: newMatchId(),
    name,
    ...(words.trim() !== '' && { words }),
    game,
    kind,
    rounds,
    grounds,
    terms: { friendly: !rated && settings().friendly, ...(rated && { rated }), ...(control && { time: control }) },
    isPublic,
    flows,
    ...(starts !== undefined && { starts }),
    ...(Number.isInteger(days) && days > 0 && { days }),
  };
};

const SIDES_OR_NONE = ['even', ...SIDES] as const;

const GroundRow = (props: Props & { readonly ground: Ground; readonly at: number }) => {
  const others = () => props.draft.grounds.filter((_, i) => i !== props.at);
  const favour = (better: Side | 'even'): void => {
    const { better: _before, ...rest } = props.ground;
    const next = better === 'even' ? rest : { ...rest, better };
    props.change({ grounds: props.draft.grounds.map((each, i) => (i === props.at ? next : each)) });
  };
  return (
    <li data-ground>
      <span class="what">
        <b>{props.ground.name}</b>
        <Picker
          text={c().form.better}
          values={SIDES_OR_NONE}
          chosen={props.ground.better ?? 'even'}
          nameOf={(side) => (side === 'even' ? c().form.even : t().sides[side])}
          onPick={favour}
        />
      </span>
      <Button
        class="small"
        text={c().form.drop}
        aria-label={`${c().form.drop}: ${props.ground.name}`}
        onClick={() => props.change({ grounds: others() })}
      />
    </li>
  );
};

const Grounds = (props: Props) => {
  const [names] = createResource(() => props.draft.game, scenarioNames);
  const [chosen, setChosen] = createSignal(0);
  const add = async (): Promise<void> => {
    const ground = await scenarioGround(props.draft.game, chosen());
    props.change({ grounds: [...props.draft.grounds, ground] });
  };
  return (
    <fieldset>
      <legend>{c().form.ground}</legend>
      <p class="quiet">{c().form.groundsText}</p>
      <ul class="matches">
        <For each={props.draft.grounds}>{(ground, i) => <GroundRow {...props} ground={ground} at={i()} />}</For>
      </ul>
      <Show when={props.draft.grounds.length < MOST_GROUNDS && names.latest}>
        {(all) => (
          <div class="adding">
            <Picker
              text={c().form.scenario}
              values={all().map((_, i) => i)}
              chosen={chosen()}
              nameOf={(i) => all()[i] ?? ''}
              onPick={(i) => setChosen(i)}
            />
            <Button text={c().form.add} data-add-ground onClick={() => void add()} />
          </div>
        )}
      </Show>
      <p class="quiet">
        {c().form.other} <a href={`#/new/${props.draft.game}`}>{h().newMatch}</a>
      </p>
    </fieldset>
  );
};

const Pairing = (props: Props) => (
  <>
    <Picker
      text={c().form.kind}
      values={TOURNAMENT_KINDS}
      chosen={props.draft.kind}
      nameOf={(kind) => c().kinds[kind]}
      onPick={(kind) => props.change({ kind })}
    />
    <p class="quiet">{c().kindTexts[props.draft.kind]}</p>
    <Show when={props.draft.kind === 'swiss'}>
      <NumberField
        text={c().form.rounds}
        value={props.draft.rounds}
        least={1}
        most={MOST_ROUNDS}
        step={1}
        strict
        onValue={(rounds) => props.change({ rounds })}
      />
    </Show>
  </>
);

const When = (props: Props) => (
  <>
    <Picker
      text={h().time}
      values={TIMES}
      chosen={props.draft.time}
      nameOf={(time) => h().times[time]}
      onPick={(time) => props.change({ time })}
    />
    <Field
      text={c().form.starts}
      type="datetime-local"
      name="starts"
      value={props.draft.starts}
      onInput={({ currentTarget: { value: starts } }) => props.change({ starts })}
    />
    <Field
      text={c().form.days}
      type="number"
      name="days"
      min={1}
      max={180}
      value={props.draft.days}
      onInput={({ currentTarget: { value: days } }) => props.change({ days })}
    />
    <Tick text={c().form.flows} on={props.draft.flows} onTick={(flows) => props.change({ flows })} />
    <Tick text={p().rated} on={props.draft.rated} onTick={(rated) => props.change({ rated })} />
    <Tick text={c().form.isPublic} on={props.draft.isPublic} onTick={(isPublic) => props.change({ isPublic })} />
  </>
);

const What = (props: Props) => (
  <>
    <Field
      text={c().form.name}
      type="text"
      name="tournament"
      required
      maxlength={60}
      value={props.draft.name}
      onInput={({ currentTarget: { value: name } }) => props.change({ name })}
    />
    <label>
      <span>{c().form.words}</span>{' '}
      <textarea
        name="words"
        rows={3}
        maxlength={MOST_TOURNAMENT_WORDS}
        placeholder={c().form.wordsHint}
        onInput={({ currentTarget: { value: words } }) => props.change({ words })}
      >
        {props.draft.words}
      </textarea>
    </label>
    <Picker
      text={h().game}
      values={GAME_IDS}
      chosen={props.draft.game}
      nameOf={(game) => gameTitle(game)}
      onPick={(game) => props.change({ game, grounds: [] })}
    />
  </>
);

export const MakePage = () => {
  const me = createMe();
  const [draft, setDraft] = createSignal(firstDraft());
  const change = (next: Partial<Draft>): void => void setDraft({ ...draft(), ...next });
  const { failed, isUnderWay, told } = createTold<TournamentAnswer>(({ id }) =>
    goTo({ page: 'hall', id: 'tournaments', which: id }),
  );
  return (
    <Frame title={c().make} class="hall tournament">
      <p>
        <Link class="quiet" text={c().all} href={TOURNAMENTS} />
      </p>
      <h1>{c().make}</h1>
      <Show when={!me.isLoading()}>
        <Named me={me} />
        <Show when={me.kind() === 'person'} fallback={<p class="note">{c().form.claim}</p>}>
          <form
            class="making"
            onSubmit={(event) => {
              event.preventDefault();
              void told(makeTournament(askedFor(draft())));
            }}
          >
            <What draft={draft()} change={change} />
            <Pairing draft={draft()} change={change} />
            <Grounds draft={draft()} change={change} />
            <When draft={draft()} change={change} />
            <Why failed={failed()} />
            <button
              type="submit"
              class="primary"
              disabled={isUnderWay() || draft().grounds.length === 0}
              data-make-tournament
            >
              {c().form.make}
            </button>
          </form>
        </Show>
      </Show>
    </Frame>
  );
};
