/** Once a day at a full hour: players think in their own hours, the hall in minutes of UTC. */
const DAY = 24 * 60;

/** Minutes of UTC that this hour here is, as the clocks stand now. */
export const digestAt = (hour: number, now = new Date()): number =>
  (((hour * 60 + now.getTimezoneOffset()) % DAY) + DAY) % DAY;

const two = (value: number): string => String(value).padStart(2, '0');

/** What the clock here shows then. */
export const timeOfDigest = (digest: number, now = new Date()): string => {
  const here = (((digest - now.getTimezoneOffset()) % DAY) + DAY) % DAY;
  return `${two(Math.floor(here / 60))}:${two(here % 60)}`;
};

/** The hours of a day here, as the hall writes them. */
export const DIGESTS: readonly number[] = Array.from({ length: 24 }, (_, hour) => digestAt(hour));
