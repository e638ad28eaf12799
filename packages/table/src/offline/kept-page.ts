/** Pages of builds that were replaced: a hall keeps them below `rules/KEY/` until the matches of their rules are over. */
export const KEPT_PAGE = /rules\/[^/]+\/$/;

/** Whether this page, by its address, is such a one. */
export const isKeptPage = (base: string): boolean => KEPT_PAGE.test(new URL('.', base).pathname);
