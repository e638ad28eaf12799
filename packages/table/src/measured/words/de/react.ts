import type { react as en } from '../en/react.js';

export const react: typeof en = {};
