/** What somebody asks about others. */
import { newReportShape, relationShape, type ProfileAnswer } from '../protocol/index.js';
import { Refused } from '../hall/refused.js';
import { relate } from '../people/manners.js';
import { league, profile } from '../people/profile.js';
import { report } from '../people/reports.js';
import { cards, known, LARGE, signedIn, type Answer, type Routes } from './asked.js';
import { bodyOf } from './http.js';

const profileOf: Answer = async (asked): Promise<ProfileAnswer> => {
  const { rows, ...shown } = await profile(asked.hall, asked.ids[0]!, asked.player);
  const named = shown.you ? asked.player : undefined;
  return { ...shown, matches: await cards(asked, named, rows) };
};

const newRelation: Answer = async (asked) => {
  const player = signedIn(asked);
  const { kind, on } = await bodyOf(asked.request, relationShape, LARGE);
  const other = await asked.hall.people.named(asked.ids[0]!);
  if (!other) throw new Refused(404, 'unknown');
  await relate(asked.hall, player, other, kind, on);
  return profileOf(asked);
};

const newReport: Answer = async (asked) => {
  await report(asked.hall, known(asked), await bodyOf(asked.request, newReportShape, LARGE));
  return {};
};

export const PEOPLE_ROUTES: Routes = {
  'players/*': { GET: profileOf },
  'players/*/relation': { POST: newRelation },
  'league/*': { GET: async ({ hall, ids }) => league(hall, ids[0]!) },
  reports: { POST: newReport },
};
