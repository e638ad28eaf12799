/** The bots one can play against, by name, and the one who was chosen last. */
import { botIn, isBotSeat, isLevel, type BotSeat, type Seat, type Seats } from '../match/seats.js';
import { change, settings, t } from './settings.js';

/** What a seat is called in a list: the name, and what is to be expected. */
export const seatText = (seat: Seat): string => {
  if (seat === 'person' || seat === 'remote') return `${t().newMatch.seats[seat]} – ${t().newMatch.seatsText[seat]}`;
  const { name, text } = t().players[seat];
  return `${t().bot(name)} – ${text}`;
};

export const levelText = (seat: BotSeat): string => `${t().players[seat].name} – ${t().players[seat].text}`;

/** A hall may have bots that this table does not know. */
export const botNameOf = (name: string): string => (isBotSeat(name) ? t().players[name].name : name);
export const botTextOf = (name: string): string => (isBotSeat(name) ? levelText(name) : name);

/** Where nobody has chosen who plays: a person against the bot that was chosen last. */
export const againstBot = (): Seats => ({ south: 'person', north: settings().opponent });

/** Who was chosen is proposed again; a bot of former days is not. */
export const remember = (seats: Seats): void => {
  const opponent = botIn(seats);
  if (isLevel(opponent)) change({ opponent });
};
