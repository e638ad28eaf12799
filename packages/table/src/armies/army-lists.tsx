/** Armies to choose from: those of the player, those of the book, the ready-made. */
import { For, Show, type JSX } from 'solid-js';
import { addressOf } from '../app/address.js';
import { saveFile } from '../app/files.js';
import { t } from '../app/settings.js';
import { Button, Link } from '../controls/button.jsx';
import { armyFile, type KeptArmy } from '../store/armies.js';
import { createReady } from '../words/ready/ready.js';
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

/** To a new match, with this army in hand. */
const PlayWith = (props: { readonly book: ArmyBook; readonly id: string; readonly name: string }) => (
  <Link
    class="button"
    text={t().armies.play}
    aria-label={t().armies.playWith(props.name)}
    href={addressOf({ page: 'new', game: props.book.game, id: props.id })}
  />
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
            <PlayWith book={props.book} id={kept.id} name={kept.army.name} />
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
  /** How a new match knows them, where not by their ids. */
  readonly idOf?: ((id: string) => string) | undefined;
  readonly onCopy: (army: OwnArmy) => void;
  readonly onPrint: (army: OwnArmy) => void;
}

/** What an army is like, in the language of the reader if it is known so. */
const Note = (props: { readonly told: string | undefined; readonly note: string | undefined }) => (
  <small lang={props.told === undefined ? 'en' : undefined}>{props.told ?? props.note}</small>
);

export const ReadyArmies = (props: ReadyProps) => {
  const ready = createReady(() => props.book.game);
  return (
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
                  <Note told={army.note === undefined ? undefined : ready().armies[army.id]} note={army.note} />
                </>
              }
            >
              <PlayWith book={props.book} id={props.idOf?.(army.id) ?? army.id} name={army.name} />
              <Button text={t().armies.copy} onClick={() => props.onCopy(army)} />
              <Button text={t().armies.order} onClick={() => props.onPrint(army)} />
            </Item>
          )}
        </For>
      </ul>
    </Show>
  );
};
