/** How much an arrow changes: a tenth of the measure, with Shift a whole one; a degree, with Shift ten. */
import type { Key } from '../gesture.js';

const [TENTH, WHOLE] = [100, 1000];
const [DEGREE, TEN_DEGREES] = [10, 100];

const isBack = ({ key }: Key): boolean => key === 'ArrowLeft' || key === 'ArrowDown';

export const nudgeOf = (key: Key): number => (isBack(key) ? -1 : 1) * (key.shift ? WHOLE : TENTH);
export const twistOf = (key: Key): number => (isBack(key) ? -1 : 1) * (key.shift ? TEN_DEGREES : DEGREE);
