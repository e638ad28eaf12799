/** The rules to read: chapters in the order of play, this phase and the unit in hand first; or what a search finds. */
import { createEffect, createMemo, createResource, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { settings, t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import type { GameId } from '../match/game-ids.js';
import { SheetSection } from '../pages/sheet-view.jsx';
import type { Section } from '../sheet/book.js';
import {
  chapterAt,
  isAbout,
  isAboutOthers,
  paragraphFor,
  searched,
  searchedRules,
  type ChapterText,
  type Reading,
  type RulesBook,
} from './book.js';
import { loadBook } from './books.js';
import { loadCatalogue, type Rule } from './catalogue.js';
import { ParagraphView } from './paragraph.jsx';
import { Wording } from './wording.jsx';

/** Milliseconds in which the text of a chapter is drawn. */
const SOON = 30;
/** As many rules of the catalogue as a search shows. */
const MOST = 40;

interface Opened {
  readonly book: RulesBook;
  readonly catalogue: readonly Rule[];
}

interface ChapterProps extends Opened {
  readonly chapter: ChapterText;
  /** The rule that was asked for. */
  readonly asked: string | undefined;
  readonly now: Reading | undefined;
  onChoose(chapter: string): void;
}

/** The tables of a chapter, when its text can be read: the rules are asked for them. */
const Tables = (props: { readonly chapter: ChapterText }) => {
  const [tables, setTables] = createSignal<readonly Section[]>([]);
  createEffect(
    on(
      () => props.chapter,
      (chapter) => {
        setTables([]);
        const asking = setTimeout(() => setTables(chapter.tables()), SOON);
        onCleanup(() => clearTimeout(asking));
      },
    ),
  );
  return (
    <div class="sheet">
      <For each={tables()}>{(section) => <SheetSection section={section} level="h4" />}</For>
    </div>
  );
};

const ChapterView = (props: ChapterProps) => {
  const kinds = () => props.now?.unit?.kinds ?? [];
  const own = () => props.chapter.paragraphs.filter((each) => isAbout(each, kinds()));
  const shared = () =>
    props.chapter.paragraphs.filter((each) => !own().includes(each) && !isAboutOthers(each, kinds()));
  const others = () => props.chapter.paragraphs.filter((each) => isAboutOthers(each, kinds()));
  const found = () => (props.asked ? paragraphFor(props.book, props.catalogue, props.asked)?.paragraph.id : undefined);
  const Paragraphs = (list: { readonly of: ChapterText['paragraphs'] }) => (
    <For each={list.of}>
      {(paragraph) => (
        <ParagraphView
          paragraph={paragraph}
          catalogue={props.catalogue}
          asked={paragraph.id === found() ? props.asked : undefined}
        />
      )}
    </For>
  );
  const elsewhere = () =>
    props.book.filter(
      ({ id, paragraphs }) => id !== props.chapter.id && paragraphs.some((each) => isAbout(each, kinds())),
    );
  const Elsewhere = () => (
    <p class="elsewhere">
      {t().rules.elsewhere}{' '}
      <For each={elsewhere()}>
        {({ id, title }) => <Button class="rule" text={title} onClick={() => props.onChoose(id)} />}
      </For>
    </p>
  );
  return (
    <article class="chapter" aria-labelledby="chapter-title">
      <h3 id="chapter-title">{props.chapter.title}</h3>
      <Show when={props.now?.unit} fallback={<Paragraphs of={props.chapter.paragraphs} />}>
        {(unit) => (
          <>
            <Show when={own().length > 0}>
              <section class="concerning" aria-labelledby="concerning-title">
                <h4 id="concerning-title">{t().rules.concerning(unit().name)}</h4>
                <Paragraphs of={own()} />
                <Elsewhere />
              </section>
            </Show>
            <Show when={shared().length > 0}>
              <h4>{t().rules.everybody}</h4>
              <Paragraphs of={shared()} />
            </Show>
            <Show when={others().length > 0}>
              <h4>{t().rules.others}</h4>
              <Paragraphs of={others()} />
            </Show>
          </>
        )}
      </Show>
      <Tables chapter={props.chapter} />
    </article>
  );
};

const Results = (props: Opened & { readonly search: string }) => {
  const paragraphs = createMemo(() => searched(props.book, props.search));
  const rules = createMemo(() => searchedRules(props.catalogue, props.search));
  return (
    <div class="chapter">
      <p class="quiet" aria-live="polite">
        {t().rules.found(paragraphs().length)}
      </p>
      <For each={paragraphs()}>
        {({ chapter, paragraph }) => (
          <ParagraphView paragraph={paragraph} catalogue={props.catalogue} from={chapter.title} />
        )}
      </For>
      <details>
        <summary>{t().rules.catalogue(rules().length)}</summary>
        <Wording rules={rules().slice(0, MOST)} asked={undefined} />
      </details>
    </div>
  );
};

interface Props {
  readonly game: GameId;
  /** The rule that is asked for, if it is one. */
  readonly rule: string | undefined;
  readonly now: Reading | undefined;
}

interface ChaptersProps {
  readonly book: Opened['book'];
  /** That of the phase which is played, and the one that is open. */
  readonly present: string | undefined;
  readonly chosen: string | undefined;
  onChoose(id: string): void;
}

const Chapters = (props: ChaptersProps) => (
  <nav class="chapters" aria-label={t().rules.chapters}>
    <For each={props.book}>
      {({ id, title }) => (
        <Button
          text={title}
          hint={id === props.present ? t().rules.now : undefined}
          aria-current={id === props.chosen ? 'page' : undefined}
          ref={(button: HTMLButtonElement) => {
            if (id === props.chosen)
              queueMicrotask(() => button.scrollIntoView({ block: 'nearest', inline: 'center' }));
          }}
          onClick={() => props.onChoose(id)}
          data-chapter={id}
        />
      )}
    </For>
  </nav>
);

const Reader = (props: Props & Opened) => {
  const [search, setSearch] = createSignal('');
  const present = createMemo(() => chapterAt(props.book, props.now).id);
  const [chosen, setChosen] = createSignal(present());
  const chapter = () => props.book.find(({ id }) => id === chosen()) ?? props.book[0]!;
  createEffect(
    on(
      () => props.rule,
      (rule) => {
        const found = rule === undefined ? undefined : paragraphFor(props.book, props.catalogue, rule);
        setSearch(rule !== undefined && !found ? rule : '');
        setChosen(found?.chapter.id ?? present());
      },
    ),
  );
  const choose = (id: string): void => {
    setSearch('');
    setChosen(id);
  };
  return (
    <div class="reader">
      <div class="finding">
        <label>
          {t().rules.search}
          <input type="search" value={search()} onInput={(event) => setSearch(event.currentTarget.value)} />
        </label>
        <Chapters
          book={props.book}
          present={props.now && present()}
          chosen={search() ? undefined : chosen()}
          onChoose={choose}
        />
      </div>
      <Show
        when={search().trim()}
        fallback={
          <ChapterView
            book={props.book}
            catalogue={props.catalogue}
            chapter={chapter()}
            asked={props.rule}
            now={props.now}
            onChoose={choose}
          />
        }
      >
        {(words) => <Results book={props.book} catalogue={props.catalogue} search={words()} />}
      </Show>
    </div>
  );
};

const opening = async ([game, language]: [GameId, 'en' | 'de']): Promise<Opened> => {
  const [book, catalogue] = await Promise.all([loadBook(game, language), loadCatalogue(game)]);
  return { book, catalogue };
};

export const RulesReader = (props: Props) => {
  const [opened] = createResource((): [GameId, 'en' | 'de'] => [props.game, settings().language], opening);
  return (
    <Show when={!opened.error} fallback={<p role="alert">{t().rules.failed}</p>}>
      <Show when={opened()} fallback={<p>{t().rules.loading}</p>}>
        {(read) => <Reader {...props} book={read().book} catalogue={read().catalogue} />}
      </Show>
    </Show>
  );
};
