/** Situations of A Glorious Victory for the referee. */
export const line = (id: string, more: object = {}) => ({
  id,
  type: 'foot longbow',
  x: 30000,
  y: id.startsWith('S') ? 24000 : 30000,
  ...more,
});
export const chief = (id: string) => ({ id, type: 'commander', x: 60000, y: id.startsWith('S') ? 6000 : 42000 });

/** North may fire three dice at South, 5.25 inches away. */
export const shot = {
  game: 'glorious',
  phase: 'firing',
  units: [
    line('N1', { name: 'Red Bows', layout: 'GGGG' }),
    line('S1', { name: 'Blue Bows', layout: 'GGG' }),
    chief('N9'),
    chief('S9'),
  ],
};
export const shoot = { do: 'fire', unit: 'N1', at: [{ target: 'S1' }] };

const band = (name: string) => ({
  name,
  units: [
    { name: `${name} Pikes`, type: 'foot pike' },
    { name: `${name} Bills`, type: 'foot bill' },
    { name: `${name} Bows`, type: 'foot longbow' },
    { name: `${name} Horse`, type: 'heavy cavalry' },
    { name: `${name} Gun`, type: 'light bombard' },
    { name: `${name} Chief`, type: 'commander' },
    { name: `${name} Right`, type: 'sub-commander' },
    { name: `${name} Left`, type: 'sub-commander' },
  ],
});
export const bands = { south: band('Blue'), north: band('Red') };
/** Options for armies as small as these. */
export const BANDS = { enforceComposition: false, turnLimit: 4 };
