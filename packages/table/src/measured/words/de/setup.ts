import type { setup as en } from '../en/setup.js';

export const setup: typeof en = {};
