/** The elements of a formation divided among the enemies it touches, with the throw against each. */
import { createMemo, For, Show } from 'solid-js';
import { Button } from '../../../controls/button.jsx';
import type { GloriousFormProps as FormProps } from '../../maker.js';
import { earlierIn } from '../../lists.js';
import { OddsLine } from '../../odds/odds-line.jsx';
import { m } from '../../words/index.js';
import { unitName } from '../../words/names.js';
import { Counters } from '../counter.jsx';
import { allAgainst, askedOf, countedAgainst, throwsOf, unassigned, type AssignDraft, type Share } from './assign.js';

type Props = FormProps<AssignDraft>;

const words = () => m().glorious.fire.assign;

const Attack = (props: Props & { readonly share: Share; readonly at: number }) => {
  const asked = () => askedOf(props.desk);
  const match = () => props.desk.match;
  const name = () => unitName(match(), props.share.target);
  const cast = createMemo(() => throwsOf(match(), props.draft).get(props.share.target)?.cast);
  return (
    <li data-attack={props.share.target}>
      <div class="head">
        <b>{name()}</b>
        <Button
          class="chip"
          text={words().all}
          onClick={() => props.change(allAgainst(asked(), props.draft, props.share.target))}
        />
        <Show when={props.at > 0}>
          <Button
            class="chip"
            text="↑"
            aria-label={words().earlier(name())}
            onClick={() => props.change(earlierIn(props.draft, props.at))}
          />
        </Show>
      </div>
      <Show when={cast()} fallback={<small>{words().nobody}</small>}>
        {(thrown) => <OddsLine match={match()} cast={thrown()} />}
      </Show>
      <Counters
        match={match()}
        most={asked().elements}
        labelOf={(stand) => words().count(stand, name())}
        valueOf={(letter) => props.share.counts[letter] ?? 0}
        onCount={(letter, n) => props.change(countedAgainst(asked(), props.draft, props.share.target, letter, n))}
      />
    </li>
  );
};

export const AssignForm = (props: Props) => {
  const left = () => unassigned(askedOf(props.desk), props.draft);
  return (
    <div class="form order-form">
      <p>{words().lead}</p>
      <ol class="functions" aria-label={words().attacks}>
        <For each={props.draft.map(({ target }) => target)}>
          {(target, at) => (
            <Attack {...props} share={props.draft.find((share) => share.target === target)!} at={at()} />
          )}
        </For>
      </ol>
      <Show when={left() > 0}>
        <p class="wrong">{words().left(left())}</p>
      </Show>
    </div>
  );
};
