import { type Behaviour } from './pointer.js';

/** An army is set up: a unit is taken in hand, and put where the pointer says. */
export const settingUp: Behaviour<'setup'> = {
  unit: (state, scene, id) => {
    const own =
      id.startsWith('commander:') ||
      scene.match.state.units[scene.match.state.index[id]!]?.side === scene.match.decision?.side;
    return { pointer: { state: 'setup', unit: own && id !== state.unit ? id : undefined } };
  },
  zone: ({ unit }, _scene, zone) => (unit === undefined ? {} : { put: { unit, zone } }),
  escape: ({ unit }) => (unit === undefined ? { back: true } : { pointer: { state: 'setup', unit: undefined } }),
};
