/** One volley: at whom, with how many elements of each kind, where its template lies, and what is to be expected. */
import { createMemo, Show } from 'solid-js';
import { isArtillery, shootersOf, type Volley, type Placed } from '@five-victories/engine/glorious';
import { Button } from '../../../controls/button.jsx';
import type { GloriousFormProps as FormProps } from '../../maker.js';
import { standingIn } from '../../spots.js';
import { OddsLine } from '../../odds/odds-line.jsx';
import { PoseFields } from '../../pose-fields.jsx';
import { m } from '../../words/index.js';
import { unitName } from '../../words/names.js';
import { Counters } from '../counter.jsx';
import { counted, laid, type FireDraft } from './draft.js';
import { drop } from './fire.js';
import { targetsOf, throwsOf } from './targets.js';
import { templateFor, type Placement } from './template.js';

interface VolleyProps extends FormProps<FireDraft> {
  readonly firer: Placed;
  readonly volley: Volley;
}

const words = () => m().glorious.fire;

/** Elements of each kind that could fire at the target, and how many do. */
const Elements = (props: VolleyProps) => {
  const match = () => props.desk.match;
  const shooters = createMemo(() => shootersOf(props.firer));
  const letters = createMemo(() => {
    const found = targetsOf(match(), props.firer.id, props.draft.pivot);
    return Object.keys(found.find(({ target }) => target === props.volley.target)?.elements ?? {});
  });
  const now = (letter: string): number => {
    const { elements } = props.volley;
    return (typeof elements === 'object' ? elements[letter] : elements) ?? shooters()[letter] ?? 0;
  };
  const target = () => unitName(match(), props.volley.target);
  return (
    <Counters
      match={match()}
      most={Object.fromEntries(letters().map((letter) => [letter, shooters()[letter] ?? 0]))}
      labelOf={(stand) => words().elements(stand, target())}
      valueOf={now}
      onCount={(letter, n) => props.change(counted(props.draft, shooters(), props.volley.target, letter, n))}
    />
  );
};

const TemplateLine = (props: VolleyProps) => {
  const template = createMemo(() => {
    const target = standingIn(props.desk.match, props.volley.target);
    return target && templateFor(props.desk.match, props.firer, target, props.volley.placement);
  });
  const isByHand = () => props.volley.placement !== undefined;
  const lay = (placement: Placement | undefined): void =>
    props.change(laid(props.draft, props.volley.target, placement));
  const state = (): string => {
    const now = template();
    if (!now) return words().template.touch;
    if (isByHand()) return words().template.hand;
    return now.refusal ? words().template.none : words().template.found;
  };
  return (
    <div class="template">
      <span>
        {words().template.title}: {state()}.
      </span>{' '}
      <Show when={template()}>
        {(now) => (
          <>
            <Button
              class="chip"
              text={isByHand() ? words().template.leave : words().template.take}
              data-template
              onClick={() => lay(isByHand() ? undefined : now().placement)}
            />
            <Show when={isByHand()}>
              <PoseFields
                match={props.desk.match}
                pose={now().placement}
                words={words().template}
                onPose={(change) => lay({ ...now().placement, ...change })}
              />
            </Show>
          </>
        )}
      </Show>
    </div>
  );
};

export const VolleyLine = (props: VolleyProps) => {
  const name = () => unitName(props.desk.match, props.volley.target);
  const cast = createMemo(() => throwsOf(props.desk.match, props.draft).get(props.volley.target)?.cast);
  return (
    <li data-volley={props.volley.target}>
      <div class="head">
        <b>{name()}</b>
        <Button
          class="small bare"
          text="×"
          aria-label={words().notAt(name())}
          onClick={() => props.change(drop(props.desk, props.draft, props.volley.target))}
        />
      </div>
      <Show when={cast()}>{(thrown) => <OddsLine match={props.desk.match} cast={thrown()} />}</Show>
      <Show when={!isArtillery(props.firer)}>
        <Elements {...props} />
        <TemplateLine {...props} />
      </Show>
    </li>
  );
};
