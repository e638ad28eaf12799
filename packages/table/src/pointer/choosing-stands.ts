import { NOTHING, type Behaviour, type Cell } from './pointer.js';

const isSame = ([rank, file]: Cell, [r, f]: Cell): boolean => rank === r && file === f;

/** Stands are picked one by one; a picked one is put back; past the number the first one is. */
export const choosingStands: Behaviour<'stands'> = {
  unit: () => NOTHING,
  zone: () => NOTHING,
  stand: (state, _scene, unit, cell) => {
    if (unit !== state.unit) return NOTHING;
    const without = state.cells.filter((each) => !isSame(each, cell));
    const cells = without.length < state.cells.length ? without : [...state.cells, cell].slice(-state.most);
    return { pointer: { ...state, cells } };
  },
  escape: (state) => (state.cells.length > 0 ? { pointer: { ...state, cells: [] } } : { back: true }),
};
