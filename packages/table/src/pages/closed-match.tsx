/** A match that cannot be played on here: why, what was told in it, and a file of it. Nothing of it is deleted. */
import { createResource, For, Show } from 'solid-js';
import { saveFile } from '../app/files.js';
import { t } from '../app/settings.js';
import { Button, Link } from '../controls/button.jsx';
import { Note, PartingText } from '../panel/notes.jsx';
import { ReportLine } from '../panel/report.jsx';
import { RulesPanel } from '../panel/rules-panel.jsx';
import type { KeptMatch } from '../store/kept-match.js';
import { toldBefore } from '../store/matches.js';
import type { Opening } from '../store/open-kept.js';
import { toldIn, withoutIdle, type Told } from '../store/told.js';
import { faultSaid } from '../words/faults.js';
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
      <Note data-closed words={t().parting.closed}>
        <Show when={parting()}>{(why) => <PartingText parting={why()} />}</Show>
        <Show when={props.opening.is === 'closed' && props.opening.isNewer}>
          <p>{t().newer}</p>
        </Show>
        <For each={faults()}>{(fault) => <p>{faultSaid(fault)}</p>}</For>
      </Note>
      <div class="chips">
        <Show when={parting()}>
          <Link class="button primary" text={t().parting.look} href={`#/replay/${props.kept.id}`} />
        </Show>
        <Button
          text={t().saved.export}
          onClick={() => saveFile(`${props.kept.name}.json`, JSON.stringify(props.kept))}
        />
        <Link class="button" text={t().nav.saved} href="#/saved" />
      </div>
      <section class="report">
        <h2>{t().report.title}</h2>
        <Show when={(told() ?? []).length > 0} fallback={<p class="quiet">{t().parting.nothingTold}</p>}>
          <ol>
            <For each={told()}>{(line) => <ReportLine line={line} />}</For>
          </ol>
        </Show>
      </section>
      <RulesPanel game={props.kept.game} />
    </Frame>
  );
};
