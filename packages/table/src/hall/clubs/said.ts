/** What of a tournament is said in a few words, in several places. */
import type { MeetingShown, TournamentCard, TournamentKind } from '@five-victories/server/protocol';
import { gameTitle } from '../pages/game-title.js';
import { timeText } from '../times.js';
import { c } from '../words/index.js';

/** Points are counted in halves. */
export const pointsText = (halves: number): string => {
  const whole = halves >> 1;
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
};

export const stateText = ({ status, round, rounds }: TournamentCard): string =>
  status === 'playing' ? c().roundOf(round, rounds) : c().status[status];

/** What it is, in a line. */
export const cardText = (card: TournamentCard): string =>
  [
    c().kinds[card.kind],
    gameTitle(card.game),
    stateText(card),
    c().players(card.entrants),
    timeText(card.terms.time),
  ].join(' · ');

const winner = ({ south, north, result }: MeetingShown): string => (result === 'south' ? south : north) ?? '';

const resultText = (meeting: MeetingShown, kind: TournamentKind): string => {
  switch (meeting.result) {
    case 'south':
    case 'north':
      return c().won(winner(meeting));
    case 'drawn':
      return kind === 'knockOut' ? c().drawnOut : c().drawn;
    case 'neither':
      return c().neither;
    case undefined:
    default:
      return meeting.state ? c().states[meeting.state] : '';
  }
};

/** How a meeting stands or has ended, and by whose word where it was not played. */
export const endText = (meeting: MeetingShown, kind: TournamentKind): string => {
  const by = meeting.source ? c().sources[meeting.source] : '';
  const text = resultText(meeting, kind);
  return by === '' ? text : `${text} (${by})`;
};

export const isBye = ({ south, north }: MeetingShown): boolean => south === undefined || north === undefined;
