import type { view as en } from '../en/view.js';

export const view: typeof en = {};
