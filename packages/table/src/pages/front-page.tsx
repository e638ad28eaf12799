/** Five games, and the shortest ways into a match. */
import { createResource, For, Show } from 'solid-js';
import type { Begun } from '../app/begin.js';
import { goTo } from '../app/route.js';
import { settings, t } from '../app/settings.js';
import { GAME_IDS, type GameId } from '../match/game-ids.js';
import { Frame } from './frame.jsx';
import { GameSign } from './game-sign.jsx';

/** The rules and the store are fetched only when they are needed. */
const playNow = async (game: GameId): Promise<void> => {
  const [{ readyMatch }, { beginMatch }] = await Promise.all([import('../app/ready.js'), import('../app/begin.js')]);
  const id = await beginMatch(await readyMatch(game, settings().friendly));
  if (typeof id === 'string') goTo({ page: 'match', id });
};

/** The games with a lesson, each as a match of its own. */
const LESSONS: Readonly<Partial<Record<GameId, () => Promise<Begun>>>> = {
  fine: async () => (await import('../guide/first-match.js')).firstMatch(t().guide.name),
  splendid: async () => (await import('../measured/guide/first-match.js')).firstMeasuredMatch(t().guide.measured),
};

const learn = async (lesson: () => Promise<Begun>): Promise<void> => {
  const [match, { beginMatch }] = await Promise.all([lesson(), import('../app/begin.js')]);
  const id = await beginMatch(match);
  if (typeof id === 'string') goTo({ page: 'match', id });
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
            <a class="button go-on" href={`#/match/${match().id}`}>
              {t().front.goOnWith(match().name)}
            </a>
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
                <button type="button" class="primary" data-play={game} onClick={() => void playNow(game)}>
                  {t().front.playNow}
                </button>
                <a class="button" href={`#/new/${game}`}>
                  {t().front.newMatch}
                </a>
                <Show when={LESSONS[game]}>
                  {(lesson) => (
                    <button type="button" data-learn={game} onClick={() => void learn(lesson())}>
                      {t().guide.button}
                    </button>
                  )}
                </Show>
                <a class="button" href={`#/armies/${game}`}>
                  {t().nav.armies}
                </a>
                <a class="button" href={`#/editor/${game}`}>
                  {t().nav.scenarios}
                </a>
                <a class="button" href={`#/sheet/${game}`}>
                  {t().sheet.link}
                </a>
              </div>
            </li>
          )}
        </For>
      </ul>
      <p class="credit">{t().front.credit}</p>
    </Frame>
  );
};
