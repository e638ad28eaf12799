/** Five games, and the shortest ways into a match. */
import { createResource, For, Show } from 'solid-js';
import type { Begun } from '../app/begin.js';
import { createHallHere } from '../app/hall-here.js';
import { playNow } from '../app/play-now.js';
import { levelText } from '../app/opponents.js';
import { change, settings, t } from '../app/settings.js';
import { Button, Link } from '../controls/button.jsx';
import { Picker } from '../controls/fields.jsx';
import { GAME_IDS, type GameId } from '../match/game-ids.js';
import { LEVELS, type Level } from '../match/seats.js';
import { Frame } from './frame.jsx';
import { GameSign } from './game-sign.jsx';

/** The lesson of each game is a match of its own. */
const LESSONS: Readonly<Record<GameId, () => Promise<(name: string) => Begun>>> = {
  fine: async () => (await import('../guide/first-match.js')).firstMatch,
  major: async () => (await import('../guide/major-match.js')).firstMajorMatch,
  splendid: async () => (await import('../measured/guide/first-match.js')).firstMeasuredMatch,
  great: async () => (await import('../measured/guide/great-match.js')).firstGreatMatch,
  glorious: async () => (await import('../measured/guide/glorious-match.js')).firstGloriousMatch,
};

const learn = async (game: GameId): Promise<void> => {
  const [lesson, { playNew }] = await Promise.all([LESSONS[game](), import('../app/begin.js')]);
  await playNew(lesson(t().guide.names[game]));
};

const lastMatch = async () => {
  const { list } = await import('../store/matches.js');
  return (await list()).find((match) => match.outcome === undefined);
};

export const FrontPage = () => {
  const [last] = createResource(lastMatch);
  const hasHall = createHallHere();
  return (
    <Frame title={t().title} class="front">
      <div class="banner">
        <h1>{t().title}</h1>
        <p>{t().front.lead}</p>
        <Show when={!last.error && last()}>
          {(match) => (
            <Link class="button go-on" text={t().front.goOnWith(match().name)} href={`#/match/${match().id}`} />
          )}
        </Show>
        <Show when={hasHall()}>
          <Link class="button go-on" text={t().front.withOthers} href="#/hall" data-hall />
        </Show>
      </div>
      <Picker<Level>
        class="opponent"
        text={t().front.playNowAgainst}
        values={LEVELS}
        chosen={settings().opponent}
        nameOf={levelText}
        onPick={(opponent) => change({ opponent })}
      />
      <ul class="cards">
        <For each={GAME_IDS}>
          {(game) => (
            <li class={`card ${game}`}>
              <GameSign game={game} />
              <h2>{t().front.games[game].title}</h2>
              <p class="period">{t().front.games[game].period}</p>
              <p>{t().front.games[game].text}</p>
              <div class="chips">
                <Button class="primary" text={t().front.playNow} data-play={game} onClick={() => void playNow(game)} />
                <Link class="button" text={t().front.newMatch} href={`#/new/${game}`} />
                <Button text={t().guide.button} data-learn={game} onClick={() => void learn(game)} />
                <Link class="button" text={t().nav.armies} href={`#/armies/${game}`} />
                <Link class="button" text={t().nav.scenarios} href={`#/editor/${game}`} />
                <Link class="button" text={t().sheet.link} href={`#/sheet/${game}`} />
              </div>
            </li>
          )}
        </For>
      </ul>
      <p class="credit">{t().front.credit}</p>
    </Frame>
  );
};
