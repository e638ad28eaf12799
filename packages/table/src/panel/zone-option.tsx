/** An option of a zone game: what is certain of it, the throw, and the hand-to-hand it may come to. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { closes, declines, expected } from '@five-victories/engine/kernel';
import { facesFor, findUnit, type Face, type ZonalChoice, type ZonalMatch } from '@five-victories/engine/zonal';
import { createIdle } from '../app/idle.js';
import { settings, t } from '../app/settings.js';
import { clashOf } from '../match/melee-preview.js';
import { moreOf, type Offer } from '../match/offers.js';
import { choiceTitle } from '../words/offers.js';
import { MiniLayout } from './mini-layout.jsx';
import { triedQuietly, type Cast, type Preview } from '../match/preview.js';
import { previewOf } from '../match/zone-preview.js';
import { castLine, Summands } from './odds.jsx';
import { nextLines, Option, type Listed } from './option.jsx';

interface Props extends Listed {
  readonly match: ZonalMatch;
  readonly offer: Offer;
  readonly title: string;
  readonly picture: JSX.Element;
  onLook(offer: Offer | undefined): void;
  /** Something is said in one breath with it. */
  onMore(offer: Offer): void;
}

/** What the words themselves do not say. */
const certainOf = ({ decision }: ZonalMatch, choice: ZonalChoice): string[] => {
  switch (choice.do) {
    case 'end':
    case 'moveCommander':
    case 'withdraw':
    case 'nothing':
    case 'stop':
    case 'changeFormation':
      return [t().effects[choice.do]];
    case 'done':
      return decision?.kind === 'fire' ? [t().effects.done] : [];
    default:
      return [];
  }
};

/** Where it would strike; of two free flanks the player picks one on contact. */
export const facesText = (faces: readonly Face[]): string =>
  faces.length > 1 ? t().effects.eitherFlank : t().effects.face(t().faces[faces[0]!]);

/** What is certain, and who decides next. */
const effectOf = (match: ZonalMatch, { choice, unit, target }: Offer, preview?: Preview): string[] => {
  const [own, enemy] = [findUnit(match, unit ?? ''), findUnit(match, target ?? '')];
  const faces = choice.do === 'engage' && own?.facing && enemy?.facing;
  return [
    ...(faces ? [facesText(facesFor(own, enemy))] : []),
    ...certainOf(match, choice),
    ...(preview ? nextLines(match, preview, preview.next && t().nextKinds[preview.next.kind]) : []),
  ];
};

/** What these do is certain and worth a line. */
const TOLD: ReadonlySet<ZonalChoice['do']> = new Set([
  'remove',
  'recoil',
  'disengage',
  'counterCharge',
  'evade',
  'flee',
  'intercept',
  'hastyDefence',
  'flank',
]);

const told = ({ choice }: Offer, preview?: Preview): readonly string[] =>
  preview && TOLD.has(choice.do) ? preview.told.slice(0, 3).map((text) => text[settings().language]) : [];

/** If it comes to hand-to-hand: dice and hits of both. */
const clashLines = (match: ZonalMatch, { choice, choices, unit, target }: Offer): string[] => {
  const found = choice.do === 'engage' && unit && target ? clashOf(match, choices, unit, target) : undefined;
  const part = ({ count, chances }: Cast): string =>
    t().odds.share(t().odds.dice(count), t().number(expected(chances ?? [1])));
  if (!found) return [];
  const again = found.again > 0 ? [t().odds.clashAgain(found.again)] : [];
  return [t().odds.clash(part(found.own), part(found.theirs)), ...again];
};

/** The dice of the next phase are no odds of this choice. */
const ownCast = ({ decision }: ZonalMatch, { choice }: Offer, cast?: Cast): Cast | undefined =>
  cast?.needs && decision && !declines(decision, choice) && !closes(decision, choice) ? cast : undefined;

/** What can be said in one breath with an offer, as small buttons below it. */
const More = (props: Pick<Props, 'match' | 'offer' | 'onMore' | 'onLook'>) => {
  const more = createMemo(() => moreOf(props.match, props.offer));
  const after = createMemo(() => triedQuietly(props.match, props.offer.choices) ?? props.match);
  const titleOf = (offer: Offer): string =>
    offer.face ? t().effects.face(t().faces[offer.face]) : choiceTitle(t(), after(), offer);
  /** Where the front is to look says enough of a turn. */
  const wordsOf = ({ choice, ...offer }: Offer): string =>
    choice.do === 'turn' ? t().compass[choice.to] : titleOf({ choice, ...offer });
  const isSecond = (): boolean => more().some(({ choice, face }) => choice.do !== 'form' && !face);
  return (
    <Show when={more().length > 0}>
      <div class="chips more" role="group" aria-label={t().asking.more}>
        <Show when={isSecond()}>
          <span>{t().asking.second}</span>
        </Show>
        <For each={more()}>
          {(offer) => (
            <button
              type="button"
              class="chip"
              data-then={offer.face ?? offer.choice.do}
              title={titleOf(offer)}
              onClick={() => props.onMore(offer)}
              onPointerEnter={() => props.onLook(offer)}
              onPointerLeave={() => props.onLook(undefined)}
            >
              <Show when={offer.choice.do === 'form' && offer.choice} fallback={wordsOf(offer)}>
                {(form) => (
                  <>
                    <MiniLayout layout={form().layout} formation={form().formation} />
                    <small>{titleOf(offer)}</small>
                  </>
                )}
              </Show>
            </button>
          )}
        </For>
      </div>
    </Show>
  );
};

export const ZoneOption = (props: Props) => {
  const isIdle = createIdle();
  const preview = createMemo(() => (isIdle() ? previewOf(props.match, props.offer.choices) : undefined));
  const cast = () => ownCast(props.match, props.offer, preview()?.cast);
  const clash = createMemo(() => (isIdle() ? clashLines(props.match, props.offer) : []));
  const lines = (): string[] => [
    ...effectOf(props.match, props.offer, preview()),
    ...told(props.offer, preview()),
    ...(cast() ? [castLine(cast()!)] : []),
    ...clash(),
  ];
  return (
    <Option
      {...props}
      act={props.offer.choice.do}
      lines={lines()}
      cast={cast()}
      rule={preview()?.cast?.rule ?? preview()?.events.at(0)?.rule}
      summands={<Show when={cast()}>{(own) => <Summands cast={own()} match={props.match} />}</Show>}
      more={
        <Show when={isIdle()}>
          <More {...props} />
        </Show>
      }
      onLook={(isLooked) => props.onLook(isLooked ? props.offer : undefined)}
    />
  );
};
