/** Scenarios that are kept in this browser. */
import { For, Show } from 'solid-js';
import { t } from '../app/settings.js';
import { b } from '../briefing/words/index.js';
import { Button, Link } from '../controls/button.jsx';
import { KeptRow } from '../pages/kept-row.jsx';
import type { KeptScenario } from '../store/scenarios.js';
import { w } from './words/index.js';

interface Props {
  readonly kept: readonly KeptScenario[];
  isFaulty(kept: KeptScenario): boolean;
  onRename(kept: KeptScenario, name: string): void;
  onRemove(kept: KeptScenario): void;
  onDuplicate(kept: KeptScenario): void;
  onExport(kept: KeptScenario): void;
  /** At once, against the bot. */
  onPlay(kept: KeptScenario): void;
}

const LONGEST = 120;

export const KeptList = (props: Props) => (
  <Show when={props.kept.length > 0} fallback={<p>{w().kept.none}</p>}>
    <ul class="matches">
      <For each={props.kept}>
        {(each) => (
          <li data-scenario={each.id}>
            <KeptRow
              name={each.scenario.name}
              longest={LONGEST}
              onRename={(name) => props.onRename(each, name)}
              below={
                <>
                  {w().kept.changed(t().date(each.saved))}
                  <Show when={props.isFaulty(each)}>
                    <b class="wrong"> · {w().kept.faulty}</b>
                  </Show>
                </>
              }
              first={
                <>
                  <Link class="button" text={w().kept.open} href={`#/editor/${each.game}/${each.id}`} />
                  <Show when={!props.isFaulty(each)}>
                    <Button
                      class="primary"
                      text={b().card.play}
                      aria-label={b().card.playOf(each.scenario.name)}
                      data-play-own={each.id}
                      onClick={() => props.onPlay(each)}
                    />
                    <Link class="button" text={t().front.newMatch} href={`#/new/${each.game}/${each.id}`} data-new />
                  </Show>
                </>
              }
              then={
                <>
                  <Button text={w().fields.duplicate} onClick={() => props.onDuplicate(each)} />
                  <Button text={t().saved.export} onClick={() => props.onExport(each)} />
                  <Button text={t().saved.remove} onClick={() => props.onRemove(each)} />
                </>
              }
            />
          </li>
        )}
      </For>
    </ul>
  </Show>
);
