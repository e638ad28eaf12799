/** A match being played: opened, and shown by the page of its family. */
import { createResource, lazy, Match, Switch } from 'solid-js';
import { goTo } from '../app/route.js';
import { t } from '../app/settings.js';
import { Button } from '../controls/button.jsx';
import { isMeasured, isZonal } from '../match/session.js';
import { Frame } from './frame.jsx';
import { openToPlay } from './open-match.js';

const ZonePage = lazy(async () => ({ default: (await import('./zone-page.jsx')).ZonePage }));
const ClosedMatch = lazy(async () => ({ default: (await import('./closed-match.jsx')).ClosedMatch }));
const MeasuredPage = lazy(async () => ({ default: (await import('../measured/page.jsx')).MeasuredPage }));

export const TablePage = (props: { readonly id: string }) => {
  const [opened] = createResource(() => props.id, openToPlay);
  const failed = () => {
    const result = opened.error ? { failed: String(opened.error) } : opened();
    return result && 'failed' in result ? result.failed : undefined;
  };
  return (
    <Switch>
      <Match when={failed()}>
        {(why) => (
          <Frame title={t().nav.saved}>
            <p role="alert">{why()}</p>
            <Button text={t().nav.saved} onClick={() => goTo({ page: 'saved' })} />
          </Frame>
        )}
      </Match>
      <Match when={opened()} keyed>
        {(result) => {
          if ('failed' in result) return undefined;
          if ('closed' in result) return <ClosedMatch kept={result.kept} opening={result.closed} />;
          const { kept, session, held } = result;
          if (isMeasured(session)) return <MeasuredPage kept={kept} session={session} held={held} />;
          return isZonal(session) ? <ZonePage kept={kept} session={session} held={held} /> : undefined;
        }}
      </Match>
    </Switch>
  );
};
