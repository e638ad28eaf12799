/** Which page is shown. */
import { ErrorBoundary, lazy, Match, Suspense, Switch } from 'solid-js';
import { Button, Link } from '../controls/button.jsx';
import { FrontPage } from '../pages/front-page.jsx';
import { isMeasuredGame, isZoneGame } from '../match/game-ids.js';
import { route } from './route.js';
import { applySettings, t } from './settings.js';

const NewMatchPage = lazy(async () => ({ default: (await import('../pages/new-match-page.jsx')).NewMatchPage }));
const MeasuredNewMatch = lazy(async () => ({
  default: (await import('../measured/new-match/page.jsx')).MeasuredNewMatch,
}));
const TablePage = lazy(async () => ({ default: (await import('../pages/table-page.jsx')).TablePage }));
const ReplayPage = lazy(async () => ({ default: (await import('../pages/replay-page.jsx')).ReplayPage }));
const SavedPage = lazy(async () => ({ default: (await import('../pages/saved-page.jsx')).SavedPage }));
const ArmiesPage = lazy(async () => ({ default: (await import('../pages/armies-page.jsx')).ArmiesPage }));
const SheetPage = lazy(async () => ({ default: (await import('../pages/sheet-page.jsx')).SheetPage }));
const MeasuredSheetPage = lazy(async () => ({
  default: (await import('../measured/sheet/page.jsx')).MeasuredSheetPage,
}));
const EditorPage = lazy(async () => ({ default: (await import('../editor/editor-page.jsx')).EditorPage }));
const HallPage = lazy(async () => ({ default: (await import('../hall/pages/hall-page.jsx')).HallPage }));
const SettingsPage = lazy(async () => ({ default: (await import('../pages/settings-page.jsx')).SettingsPage }));

/** The route if it is this page. */
const at = <P extends ReturnType<typeof route>['page']>(page: P) => {
  const now = route();
  return now.page === page ? (now as Extract<ReturnType<typeof route>, { page: P }>) : undefined;
};

/** The zone game of a page that is made for one. */
const zoneGame = (page: 'new' | 'sheet') => {
  const game = at(page)?.game;
  return isZoneGame(game) ? game : undefined;
};

/** The measured game of a page that is made for one. */
const measuredGame = (page: 'new' | 'sheet') => {
  const game = at(page)?.game;
  return isMeasuredGame(game) ? game : undefined;
};

const Fallen = (props: { readonly error: unknown; onAgain(): void }) => (
  <main class="page" role="alert">
    <h1>{t().title}</h1>
    <p>{String(props.error)}</p>
    <p>
      <Button text={t().nav.tryAgain} onClick={() => props.onAgain()} />
    </p>
    <Link text={t().nav.home} href="#/" onClick={() => location.reload()} />
  </main>
);

export const App = () => {
  applySettings();
  return (
    <ErrorBoundary fallback={(error: unknown, reset) => <Fallen error={error} onAgain={reset} />}>
      <Suspense>
        <Switch fallback={<FrontPage />}>
          <Match when={zoneGame('new')} keyed>
            {(game) => <NewMatchPage game={game} scenario={at('new')?.id} />}
          </Match>
          <Match when={measuredGame('new')} keyed>
            {(game) => <MeasuredNewMatch game={game} scenario={at('new')?.id} />}
          </Match>
          <Match when={at('match')} keyed>
            {(now) => <TablePage id={now.id} />}
          </Match>
          <Match when={at('replay')} keyed>
            {(now) => <ReplayPage id={now.id} at={now.at} />}
          </Match>
          <Match when={at('saved')}>
            <SavedPage />
          </Match>
          <Match when={at('armies')}>{(now) => <ArmiesPage game={now().game} />}</Match>
          <Match when={zoneGame('sheet')}>{(game) => <SheetPage game={game()} />}</Match>
          <Match when={measuredGame('sheet')}>{(game) => <MeasuredSheetPage game={game()} />}</Match>
          <Match when={at('editor')}>{(now) => <EditorPage game={now().game} id={now().id} />}</Match>
          <Match when={at('hall')}>{(now) => <HallPage id={now().id} which={now().which} />}</Match>
          <Match when={at('settings')}>
            <SettingsPage />
          </Match>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
};
