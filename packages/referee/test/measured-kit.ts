/** Situations of the measured games for the referee. */
export const square = (id: string, more: object = {}) => ({
  id,
  type: 'P&M',
  formation: 'block',
  layout: 'PM/PM',
  x: 30000,
  y: id.startsWith('S') ? 20000 : 26000,
  ...more,
});

/** North may fire two dice at South, 6" away. */
export const shot = {
  game: 'splendid',
  phase: 'firing',
  units: [square('N1', { name: 'Red Regiment' }), square('S1', { name: 'Blue Regiment' })],
};
export const shoot = { do: 'fire', unit: 'N1', at: [{ target: 'S1' }] };

const army = (name: string) => ({
  name,
  units: [
    { name: `${name} Regiment`, type: 'P&M', stands: 'PPMM' },
    { name: `${name} Horse`, type: 'M', stands: 'XXXX' },
    { name: `Sir ${name}`, type: 'Cmd', stands: 'C' },
  ],
});
export const few = { south: army('Blue'), north: army('Red') };
/** Options for armies as small as these. */
export const FEW = { subCommanders: 0, turnLimit: 3 };
