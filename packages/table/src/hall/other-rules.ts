/**
 * A match by the rules of another build is played on the page of that build, which the hall keeps below `rules/KEY/`. This
 * page may be such a one itself: then a match by today's rules is at the hall's own address.
 */
import type { HallAnswer, MatchHead } from '@five-victories/server/protocol';
import { addressOf } from '../app/address.js';
import { KEPT_PAGE } from '../offline/kept-page.js';
import { askHall } from './api.js';

type Played = Pick<MatchHead, 'id' | 'game' | 'version'>;

/** Where a match is played, or undefined: the hall does not know such rules. */
export const pageFor = (hall: HallAnswer, { id, game, version }: Played, base: string): string | undefined => {
  const home = new URL('.', base);
  home.pathname = home.pathname.replace(KEPT_PAGE, '');
  const { page } = [{ page: '', games: hall.games }, ...hall.kept].find(({ games }) => games[game] === version) ?? {};
  return page === undefined ? undefined : `${home.href}${page}${addressOf({ page: 'hall', id })}`;
};

/** Halls that are being replaced one after another may answer in turn: nobody is sent to and fro all the time. */
const REST = 20_000;
const SENT = 'sent-to-other-rules';

/** Opens the page where the match is played. False: it cannot be found, or this page should be it already. */
export const openWhereItIsPlayed = async (match: Played): Promise<boolean> => {
  const hall = await askHall();
  const page = hall && pageFor(hall, match, document.baseURI);
  if (page === undefined) return false;
  if (Date.now() - Number(sessionStorage.getItem(SENT)) < REST) return false;
  sessionStorage.setItem(SENT, String(Date.now()));
  const isHere = new URL('.', page).href === new URL('.', document.baseURI).href;
  location.assign(page);
  // The same page in a newer edition: an address of which only the part after # is other loads nothing.
  if (isHere) location.reload();
  return true;
};
