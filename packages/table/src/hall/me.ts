/** Who sits at this page, his matches, and who waits for an opponent: asked anew whenever the hall says that it changed. */
import { createResource, onCleanup } from 'solid-js';
import type { MatchCard, MeAnswer } from '@five-victories/server/protocol';
import { askChallenges, askMe, isFailed, nameMe, signOut, type Failed } from './api.js';
import { theLink } from './wire.js';

const NOBODY: MeAnswer = { matches: [] };

export const createMe = () => {
  const [me, { refetch: askAgain, mutate }] = createResource(askMe);
  const [open, { refetch: lookAgain }] = createResource(askChallenges);
  const look = (): void => {
    void askAgain();
    void lookAgain();
  };
  // Whoever was not connected may have missed something.
  onCleanup(theLink().listen({ lobby: look, welcomed: look }));
  const known = (): MeAnswer => {
    const answer = me.latest;
    return answer && !isFailed(answer) ? answer : NOBODY;
  };
  return {
    isLoading: () => me.latest === undefined,
    failed: (): Failed | undefined => {
      const answer = me.latest;
      return answer && isFailed(answer) ? answer : undefined;
    },
    name: () => known().name,
    /** Whether the name is his own. */
    kind: () => known().kind ?? 'guest',
    ban: () => known().ban,
    /** Somebody else, or the same in another way, is known by this browser from now on. */
    become: (answer: MeAnswer): void => {
      mutate(answer);
      theLink().again();
    },
    matches: () => known().matches,
    challenges: (): readonly MatchCard[] => {
      const answer = open.latest;
      const mine = new Set(known().matches.map(({ id }) => id));
      return answer && !isFailed(answer) ? answer.challenges.filter(({ id }) => !mine.has(id)) : [];
    },
    look,
    /** Why not, or nothing. The socket is opened anew: the hall knows a table by what the browser showed when it came. */
    take: async (name: string): Promise<Failed | undefined> => {
      const answer = await nameMe(name.trim());
      if (isFailed(answer)) return answer;
      mutate(answer);
      theLink().again();
      return undefined;
    },
    leave: async (): Promise<void> => {
      await signOut();
      mutate({ matches: [] });
      theLink().again();
    },
  };
};

export type Me = ReturnType<typeof createMe>;

/** What waits for an answer of this player first, then what has changed last. */
export const inOrder = (cards: readonly MatchCard[]): readonly MatchCard[] =>
  [...cards].sort((a, b) => Number(waitsForYou(b)) - Number(waitsForYou(a)) || b.changed - a.changed);

/** He is to answer, or to open a match that a tournament has made for him. */
export const waitsForYou = ({ status, asked, you, unsealed }: MatchCard): boolean =>
  you !== undefined && (status === 'playing' ? asked.includes(you) : unsealed?.includes(you) === true);
