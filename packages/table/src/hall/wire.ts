/** The line to the hall of this page: one for all that is shown, opened when it is wanted first. */
import { createSignal } from 'solid-js';
import type { MatchId } from '@five-victories/server/protocol';
import { routeOf } from '../app/address.js';
import { createLink, type Link, type LinkState, type Surroundings } from './link.js';

/** With the match that is open: a proxy in front of several halls brings all who play it to the same one. */
const address = (): string => {
  const live = new URL('live', document.baseURI);
  const { page, id } = { id: undefined, ...routeOf(location.hash) };
  if (page === 'hall' && id !== undefined && MATCH.test(id)) live.searchParams.set('match', id);
  live.protocol = live.protocol === 'https:' ? 'wss:' : 'ws:';
  return live.href;
};

const MATCH = /^[a-z0-9]{12}$/;

const browser: Surroundings = {
  connect: ({ opened, heard, closed }) => {
    const socket = new WebSocket(address());
    socket.addEventListener('open', opened);
    socket.addEventListener('message', ({ data }) => heard(String(data)));
    // An error is always followed by a close.
    socket.addEventListener('close', closed);
    return socket;
  },
  after: (time, call) => {
    const timer = setTimeout(call, time);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
  build: `table ${import.meta.env.MODE}`,
};

const [linkState, setLinkState] = createSignal<LinkState>('closed');
/** How many milliseconds the hall's clock is ahead of this one. */
const [ahead, setAhead] = createSignal(0);
export { linkState };

export const hallNow = (): number => Date.now() + ahead();
/** The hall has said what time it is there. */
const hearTime = (now: number): void => void setAhead(now - Date.now());

let opened: Link | undefined;

/** Follows the network; what is given back ends that. */
const wakeful = (link: Link): (() => void) => {
  const ends = new AbortController();
  const { signal } = ends;
  addEventListener('online', () => link.again(), { signal });
  addEventListener('offline', () => link.lost(), { signal });
  // A telephone that was put away wakes up: it does not wait for the next try.
  const look = (): void => void (!document.hidden && link.state() === 'away' && link.again());
  document.addEventListener('visibilitychange', look, { signal });
  return () => ends.abort();
};

export const theLink = (): Link => {
  if (opened) return opened;
  const link = createLink(browser);
  opened = link;
  setLinkState(link.state());
  link.listen({ state: setLinkState, welcomed: (_player, now) => hearTime(now) });
  wakeful(link);
  return link;
};

/** A second line, of the opponent who plays a match at this screen; it ends when it is closed. */
export const lentLink = (lent: MatchId): Link => {
  const link = createLink({ ...browser, lent });
  const end = wakeful(link);
  return {
    ...link,
    close: () => {
      end();
      link.close();
    },
  };
};
