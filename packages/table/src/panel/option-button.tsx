/** One option: key, words, what it does, the throw with its odds, the rule. */
import { createMemo, For, Show, type JSX } from 'solid-js';
import { closes, declines, expected } from '@five-victories/engine/kernel';
import { findUnit, wantedFace, type ZonalChoice, type ZonalMatch } from '@five-victories/engine/zonal';
import { settings, t } from '../app/settings.js';
import { clashOf } from '../match/melee-preview.js';
import type { Offer } from '../match/offers.js';
import { type Cast, type Preview } from '../match/preview.js';
import { previewOf } from '../match/zone-preview.js';
import { army } from '../words/names.js';
import { Chart, castLine, Summands } from './odds.jsx';
import { RuleLink } from './rule-link.jsx';

interface Props {
  readonly match: ZonalMatch;
  readonly offer: Offer;
  readonly title: string;
  readonly number: number | undefined;
  readonly onTake: () => void;
  readonly onLook: (offer: Offer | undefined) => void;
  readonly picture?: JSX.Element;
  readonly strong?: boolean;
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

/** What is certain, and who decides next. */
const effectOf = (match: ZonalMatch, { choice, unit, target }: Offer, preview: Preview): string[] => {
  const parts: string[] = [];
  const [own, enemy] = [findUnit(match, unit ?? ''), findUnit(match, target ?? '')];
  if (choice.do === 'engage' && own?.facing && enemy?.facing)
    parts.push(t().effects.face(t().faces[wantedFace(own, enemy)]));
  parts.push(...certainOf(match, choice));
  const kind = preview.next && t().nextKinds[preview.next.kind];
  if (preview.next && kind && preview.next.side !== match.decision?.side)
    parts.push(t().effects.next(army(match, preview.next.side), kind));
  if (preview.over) parts.push(t().effects.ends);
  return parts;
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

const told = ({ choice }: Offer, preview: Preview): readonly string[] =>
  sentences(choice.do, preview).map((text) => text[settings().language]);
const sentences = (verb: ZonalChoice['do'], preview: Preview): Preview['told'] =>
  TOLD.has(verb) ? preview.told.slice(0, 3) : [];

const ruleOf = ({ cast, events }: Preview): string | undefined => cast?.rule ?? events.at(0)?.rule;

export const OptionButton = (props: Props) => {
  const preview = createMemo(() => previewOf(props.match, props.offer.choices));
  const cast = () => preview().cast;
  /** The dice of the next phase are no odds of this choice. */
  const isOwn = (): boolean => {
    const { decision } = props.match;
    const { choice } = props.offer;
    return cast()?.needs !== undefined && !!decision && !declines(decision, choice) && !closes(decision, choice);
  };
  /** If it comes to hand-to-hand: dice and hits of both. */
  const clash = createMemo(() => {
    const { choice, choices, unit, target } = props.offer;
    if (choice.do !== 'engage' || !unit || !target) return [];
    const found = clashOf(props.match, choices, unit, target);
    if (!found) return [];
    const part = ({ count, chances }: Cast): string =>
      t().odds.share(t().odds.dice(count), t().number(expected(chances ?? [1])));
    return [t().odds.clash(part(found.own), part(found.theirs))];
  });
  const lines = (): string[] => [
    ...effectOf(props.match, props.offer, preview()),
    ...told(props.offer, preview()),
    ...(isOwn() ? [castLine(cast()!)] : []),
    ...clash(),
  ];
  return (
    <li class="option" classList={{ strong: props.strong ?? false }}>
      <button
        type="button"
        class="take"
        onClick={() => props.onTake()}
        onPointerEnter={() => props.onLook(props.offer)}
        onPointerLeave={() => props.onLook(undefined)}
        onFocus={() => props.onLook(props.offer)}
        onBlur={() => props.onLook(undefined)}
        aria-keyshortcuts={props.number === undefined ? undefined : String(props.number)}
      >
        <Show when={props.number !== undefined} fallback={<span class="key none" />}>
          <kbd class="key">{props.number}</kbd>
        </Show>
        {props.picture}
        <span class="words">
          <b>{props.title}</b>
          <Show when={lines().length > 0}>
            <small>
              <For each={lines()}>{(line) => <span>{line} </span>}</For>
            </small>
          </Show>
        </span>
        <Show when={isOwn() && (cast()!.chances?.length ?? 0) > 2}>
          <Chart chances={cast()!.chances!} />
        </Show>
      </button>
      <div class="aside">
        <Show when={isOwn()}>
          <Summands cast={cast()!} match={props.match} />
        </Show>
        <Show when={ruleOf(preview())}>{(rule) => <RuleLink id={rule()} />}</Show>
      </div>
    </li>
  );
};
