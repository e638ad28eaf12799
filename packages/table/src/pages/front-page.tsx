/** Five games, and the shortest ways into a match. */
import { createResource, For, Show } from 'solid-js';
import type { Begun } from '../app/begin.js';
import { settings, t } from '../app/settings.js';
import { Button, Link } from '../controls/button.jsx';
import { GAME_IDS, type GameId } from '../match/game-ids.js';
import { Frame } from './frame.jsx';
import { GameSign } from './game-sign.jsx';

/** The rules and the store are fetched only when they are needed. */
const playNow = async (game: GameId): Promise<void> => {
  const [{ readyMatch }, { playNew }] = await Promise.all([import('../app/ready.js'), import('../app/begin.js')]);
  await playNew(await readyMatch(game, settings().friendly));
};

/** The games with a lesson, each as a match of its own. */
const LESSONS: Readonly<Partial<Record<GameId, () => Promise<Begun>>>> = {
  fine: async () => (await import('../guide/first-match.js')).firstMatch(t().guide.name),
  splendid: async () => (await import('../measured/guide/first-match.js')).firstMeasuredMatch(t().guide.measured),
};

const learn = async (lesson: () => Promise<Begun>): Promise<void> => {
  const [match, { playNew }] = await Promise.all([lesson(), import('../app/begin.js')]);
  await playNew(match);
};

const lastMatch = async () => {
  const { list } = await import('../store/matches.js');
  return (await list()).find((match) => match.outcome === undefined);
};

export const FrontPage = () => {
  const [last] = createResource(lastMatch);
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
      </div>
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
                <Show when={LESSONS[game]}>
                  {(lesson) => (
                    <Button text={t().guide.button} data-learn={game} onClick={() => void learn(lesson())} />
                  )}
                </Show>
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
