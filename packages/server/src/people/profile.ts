/** What everybody may know of somebody. */
import { botNamed } from '@five-victories/bots';
import type { ProfileAnswer } from '../protocol/index.js';
import type { Hall } from '../hall/hall.js';
import { botSeat, playerSeat } from '../hall/people.js';
import { Refused } from '../hall/refused.js';
import type { MatchRow, PlayerRow } from '../store/store.js';

/** Of each, as many as a page shows. */
const MOST_MATCHES = 50;

/** A match that was found by its link alone stays with those who have the link. */
const isOpenToAll = ({ isPublic }: MatchRow): boolean => isPublic;

type Profile = Omit<ProfileAnswer, 'matches'> & { readonly rows: readonly MatchRow[] };

const ofBot = async ({ store }: Hall, name: string): Promise<Profile> => ({
  name,
  kind: 'bot',
  you: false,
  blocked: false,
  muted: false,
  rows: (await store.matchesOf(botSeat(name), MOST_MATCHES)).filter(isOpenToAll),
});

export const profile = async (hall: Hall, name: string, viewer: PlayerRow | undefined): Promise<Profile> => {
  if (botNamed(name)) return ofBot(hall, name);
  const player = await hall.people.named(name);
  if (!player) throw new Refused(404, 'unknown');
  const { accounts, manners } = hall.store;
  const you = player.id === viewer?.id;
  const [account, relations, rows] = await Promise.all([
    accounts.account(player.id),
    viewer ? manners.relationsOf(viewer.id) : [],
    hall.store.matchesOf(playerSeat(player.id), MOST_MATCHES),
  ]);
  const isRelated = (kind: string): boolean => relations.some((each) => each.kind === kind && each.other === player.id);
  return {
    name: player.name,
    kind: player.kind,
    since: player.created,
    ...(account?.owner !== undefined && { owner: await hall.people.nameOf(account.owner) }),
    you,
    blocked: isRelated('block'),
    muted: isRelated('mute'),
    rows: you ? rows : rows.filter(isOpenToAll),
  };
};
