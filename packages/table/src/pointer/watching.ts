import { NOTHING, type Behaviour } from './pointer.js';

/** Somebody else decides: units can be looked at, nothing else. */
export const watching: Behaviour<'watching'> = {
  unit: (state, _scene, id) => ({ pointer: { state: 'watching', unit: state.unit === id ? undefined : id } }),
  zone: (state) => (state.unit === undefined ? NOTHING : { pointer: { state: 'watching', unit: undefined } }),
  escape: (state) => (state.unit === undefined ? NOTHING : { pointer: { state: 'watching', unit: undefined } }),
};
