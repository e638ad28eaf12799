/** Situations of A Great Victory for the referee. */
export const line = (id: string, more: object = {}) => ({
  id,
  type: 'medium foot bows',
  x: 90000,
  y: id.startsWith('S') ? 50000 : 60000,
  ...more,
});

/** North may fire three dice at South, 10 cm away; each keeps the other's heads down. */
export const shot = {
  game: 'great',
  phase: 'firing',
  units: [line('N1', { name: 'Red Bows', hits: 2 }), line('S1', { name: 'Blue Bows' })],
};
export const shoot = { do: 'fire', unit: 'N1', at: [{ target: 'S1', points: 4 }] };

const band = (name: string) => ({
  name,
  units: [
    { name: `${name} Bows`, type: 'medium foot bows' },
    { name: `${name} Horse`, type: 'light horse javelins' },
    { name: `${name} Scorpions`, type: 'light artillery' },
    { name: `${name} Chief`, type: 'commander' },
  ],
});
export const bands = { south: band('Blue'), north: band('Red') };
/** Options for armies as small as these. */
export const BANDS = { subCommanders: 0, turnLimit: 3 };
