/** What a choice leads to: what is certain, the throw, and what comes of it. */
import { createMemo, For, Show } from 'solid-js';
import { refusal, type Choice } from '@five-victories/engine/kernel';
import type { ManoeuvreMatch } from '@five-victories/engine/manoeuvre';
import { t } from '../../app/settings.js';
import { castLine } from '../../panel/odds.jsx';
import { army } from '../../words/names.js';
import { m } from '../words/index.js';
import { capital } from '../words/names.js';
import { branchesOf, type Branch, type Branches } from './branches.js';
import { outlookOf } from './outlook.js';
import { sentenceOf } from './sentences.js';

const words = () => m().react.branches;

const titleOf = ({ isTest, cast }: Branches, { from, to, chance }: Branch): string => {
  const percent = t().percent(chance);
  if (isTest) return from === 1 ? words().passed(percent) : words().failed(percent);
  return words().hits(from, to === cast.count && to > from ? undefined : to, percent);
};

const textOf = (match: ManoeuvreMatch, { told, next, more }: Branch): string => {
  const kind = next && words().kinds[next.kind];
  const parts = [
    ...told,
    ...(more ? [words().more] : []),
    // Whose turn it is anyway goes without saying.
    ...(next && kind && next.kind !== 'activity' ? [t().effects.next(army(match, next.side), kind)] : []),
  ];
  return parts.length > 0 ? parts.map((part) => capital(part)).join(' ') : words().nothing;
};

export const BranchList = (props: { readonly match: ManoeuvreMatch; readonly choice: Choice }) => {
  const isLegal = createMemo(() => refusal(props.match, props.choice) === undefined);
  const certain = createMemo(() => {
    if (!isLegal()) return [];
    const { match, events } = outlookOf(props.match, props.choice);
    const end = events.findIndex(({ event }) => event === 'phase');
    return events.slice(0, end < 0 ? undefined : end).flatMap((event) => sentenceOf(match, event) ?? []);
  });
  const branches = createMemo(() => (isLegal() ? branchesOf(props.match, props.choice) : undefined));
  return (
    <Show when={isLegal()}>
      <div class="follows">
        <ul>
          <For each={certain()}>{(line) => <li>{line}</li>}</For>
          <Show when={branches()}>{(all) => <li>{castLine(all().cast)}</li>}</Show>
        </ul>
        <Show when={branches()}>
          {(all) => (
            <dl class="branches" aria-label={words().title}>
              <For each={all().branches}>
                {(branch) => (
                  <>
                    <dt>{titleOf(all(), branch)}</dt>
                    <dd>{textOf(props.match, branch)}</dd>
                  </>
                )}
              </For>
            </dl>
          )}
        </Show>
      </div>
    </Show>
  );
};
