import type { fire as en } from '../en/fire.js';

export const fire: typeof en = {};
