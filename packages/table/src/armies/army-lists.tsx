/** Armies to choose from: those of the player, those of the book, the ready-made. */
import { For, Show, type JSX } from 'solid-js';
import { saveFile } from '../app/files.js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { armyFile, type KeptArmy } from '../store/armies.js';
import type { ArmyBook, ReadyArmy } from './army-book.js';
import type { OwnArmy } from './own-army.js';

interface ItemProps {
  readonly army: OwnArmy;
  readonly language?: 'en';
  readonly about: JSX.Element;
  readonly children: JSX.Element;
}

const Item = (props: ItemProps) => (
  <li>
    <span class="coats" aria-hidden="true">
      <i style={{ background: props.army.coat ?? '#777' }} />
    </span>
    <div class="what">
      <b lang={props.language}>{props.army.name}</b>
      {props.about}
    </div>
    <div class="chips">{props.children}</div>
  </li>
);

interface OwnProps {
  readonly book: ArmyBook;
  readonly armies: readonly KeptArmy[];
  readonly onEdit: (kept: KeptArmy) => void;
  readonly onPrint: (kept: KeptArmy) => void;
  readonly onRemove: (kept: KeptArmy) => void;
}

export const OwnArmies = (props: OwnProps) => (
  <Show when={props.armies.length > 0}>
    <h2>{t().newMatch.ownArmies}</h2>
    <ul class="matches">
      <For each={props.armies}>
        {(kept) => (
          <Item army={kept.army} about={<small>{props.book.sizeText(kept.army)}</small>}>
            <Button text={t().armies.edit} onClick={() => props.onEdit(kept)} />
            <Button
              text={t().saved.export}
              onClick={() => saveFile(`${kept.army.name}.json`, armyFile(kept.game, kept.army, kept.agreed))}
            />
            <Button text={t().armies.order} onClick={() => props.onPrint(kept)} />
            <Button text={t().saved.remove} onClick={() => props.onRemove(kept)} />
          </Item>
        )}
      </For>
    </ul>
  </Show>
);

interface ReadyProps {
  readonly book: ArmyBook;
  readonly title: string;
  readonly armies: readonly ReadyArmy[];
  readonly onCopy: (army: OwnArmy) => void;
  readonly onPrint: (army: OwnArmy) => void;
}

export const ReadyArmies = (props: ReadyProps) => (
  <Show when={props.armies.length > 0}>
    <h2>{props.title}</h2>
    <ul class="matches">
      <For each={props.armies}>
        {(army) => (
          <Item
            army={army}
            language="en"
            about={
              <>
                <small>
                  <Show when={army.period}>
                    <span lang="en">{army.period}</span> ·{' '}
                  </Show>
                  {props.book.sizeText(army)}
                </small>
                <small lang="en">{army.note}</small>
              </>
            }
          >
            <Button text={t().armies.copy} onClick={() => props.onCopy(army)} />
            <Button text={t().armies.order} onClick={() => props.onPrint(army)} />
          </Item>
        )}
      </For>
    </ul>
  </Show>
);
