/** Ratings in words: 1512, or 1512? as long as little is known. */
import type { SeatRating } from '@five-victories/server/protocol';

export const ratingText = ({ points, isProvisional }: SeatRating): string => `${points}${isProvisional ? '?' : ''}`;

export const ratedName = (name: string, rating: SeatRating | undefined): string =>
  rating ? `${name} (${ratingText(rating)})` : name;
