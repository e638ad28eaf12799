/**
 * Pages of other builds, below /rules/KEY/: a match by older rules is played on the page of the build that knows them.
 * What such a page asks of the hall it asks below its own address, and is answered as any other.
 */
import type { IncomingMessage } from 'node:http';
import type { Rules } from '../rules/rules.js';

const PLACE = '/rules/';
const ASKED = /^\/(?:api\/|live(?:\?|$))/;

/** As a page names it, beginning at its own address. */
export const pageOf = (key: string): string => `rules/${key}/`;

/** The site that is meant, undefined for that of today, and the request as if it were for that site alone. */
export const siteOf = ({ kept }: Rules, request: IncomingMessage): string | undefined => {
  const url = request.url ?? '/';
  if (!url.startsWith(PLACE)) return undefined;
  const found = kept.find(({ key }) => url.startsWith(`${PLACE}${key}/`));
  if (!found) return undefined;
  request.url = url.slice(PLACE.length + found.key.length);
  return ASKED.test(request.url) ? undefined : found.site;
};
