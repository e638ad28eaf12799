/** A match that cannot be played on here: why, what was told in it, and a file of it. Nothing of it is deleted. */
import { createResource, For, Show } from 'solid-js';
import { saveFile } from '../app/files.js';
import { settings, t } from '../app/settings.js';
import { PartingText } from '../panel/parting-note.jsx';
import { RuleLink } from '../panel/rule-link.jsx';
import { RulesPanel } from '../panel/rules-panel.jsx';
import type { KeptMatch } from '../store/kept-match.js';
import { toldBefore } from '../store/matches.js';
import type { Opening } from '../store/open-kept.js';
import { toldIn, withoutIdle, type Told } from '../store/told.js';
import { Frame } from './frame.jsx';

export type Closed = Extract<Opening, { readonly is: 'partly' | 'closed' }>;

/** What was kept of the report; of an old match, which kept none, as much as can be played. */
const historyOf = async (kept: KeptMatch, opening: Closed): Promise<Told[]> => {
  const told = await toldBefore(kept.id, Infinity);
  return withoutIdle(told.length > 0 || opening.is === 'closed' ? told : opening.session.moments.flatMap(toldIn));
};

export const ClosedMatch = (props: { readonly kept: KeptMatch; readonly opening: Closed }) => {
  const [told] = createResource(() => historyOf(props.kept, props.opening));
  const parting = () => (props.opening.is === 'partly' ? props.opening.parting : undefined);
  const faults = () => (props.opening.is === 'closed' ? props.opening.faults : []);
  return (
    <Frame title={props.kept.name}>
      <h1>{props.kept.name}</h1>
      <p>
        {[
          t().front.games[props.kept.game].title,
          t().turn(props.kept.turn),
          t().saved.played(t().date(props.kept.saved)),
        ].join(' · ')}
      </p>
      <div class="note" role="alert" data-closed>
        <p>
          <b>{t().parting.closedTitle}</b> {t().parting.closedText}
        </p>
        <Show when={parting()}>{(why) => <PartingText parting={why()} />}</Show>
        <Show when={props.opening.is === 'closed' && props.opening.isNewer}>
          <p>{t().newer}</p>
        </Show>
        <For each={faults()}>{({ because }) => <p>{because}</p>}</For>
      </div>
      <div class="chips">
        <Show when={parting()}>
          <a class="button primary" href={`#/replay/${props.kept.id}`}>
            {t().parting.look}
          </a>
        </Show>
        <button type="button" onClick={() => saveFile(`${props.kept.name}.json`, JSON.stringify(props.kept))}>
          {t().saved.export}
        </button>
        <a class="button" href="#/saved">
          {t().nav.saved}
        </a>
      </div>
      <section class="report">
        <h2>{t().report.title}</h2>
        <Show when={(told() ?? []).length > 0} fallback={<p class="quiet">{t().parting.nothingTold}</p>}>
          <ol>
            <For each={told()}>
              {(line) => (
                <li classList={{ phase: line.phase }}>
                  <span>{line.text[settings().language]}</span> <RuleLink id={line.rule} />
                </li>
              )}
            </For>
          </ol>
        </Show>
      </section>
      <RulesPanel game={props.kept.game} />
    </Frame>
  );
};
