import type { names as en } from '../en/names.js';

export const names: typeof en = {};
