/** Pages and their addresses: the part after the #. */
import { isGame, type GameId } from '../match/game-ids.js';

export type Route =
  | { readonly page: 'front' }
  /** With a scenario of the player's own, or an army to play with, or without. */
  | { readonly page: 'new'; readonly game: GameId; readonly id?: string | undefined }
  | { readonly page: 'match'; readonly id: string }
  /** From its beginning, or from a moment. */
  | { readonly page: 'replay'; readonly id: string; readonly at?: number | undefined }
  | { readonly page: 'saved' }
  | { readonly page: 'armies'; readonly game: GameId }
  | { readonly page: 'sheet'; readonly game: GameId }
  | { readonly page: 'editor'; readonly game: GameId; readonly id?: string | undefined }
  /** The lobby of the hall, one of its matches, or another page of it: whose, or of which game. */
  | { readonly page: 'hall'; readonly id?: string | undefined; readonly which?: string | undefined }
  | { readonly page: 'settings' };

const FRONT: Route = { page: 'front' };

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};

export const routeOf = (hash: string): Route => {
  const [page, what, which] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  switch (page) {
    case 'new':
      return isGame(what) ? { page, game: what, ...(which ? { id: which } : {}) } : FRONT;
    case 'armies':
    case 'sheet':
      return { page, game: isGame(what) ? what : 'fine' };
    case 'editor':
      return { page, game: isGame(what) ? what : 'fine', ...(which ? { id: which } : {}) };
    case 'hall':
      return { page, ...(what ? { id: what } : {}), ...(what && which ? { which } : {}) };
    case 'match':
      return what ? { page, id: what } : { page: 'saved' };
    case 'replay':
      return what
        ? { page, id: what, ...(/^\d{1,6}$/.test(which ?? '') ? { at: Number(which) } : {}) }
        : { page: 'saved' };
    case 'saved':
    case 'settings':
      return { page };
    case undefined:
    default:
      return FRONT;
  }
};

/** What comes after the page: a game, an id, or both. */
const partsOf = (route: Route): string[] => [
  ...('game' in route ? [route.game] : []),
  ...('id' in route && route.id !== undefined ? [route.id] : []),
  ...('which' in route && route.which !== undefined ? [route.which] : []),
  ...('at' in route && route.at !== undefined ? [String(route.at)] : []),
];

export const addressOf = (route: Route): string =>
  route.page === 'front' ? '#/' : `#/${[route.page, ...partsOf(route).map(encodeURIComponent)].join('/')}`;
