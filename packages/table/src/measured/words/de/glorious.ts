import type { glorious as en } from '../en/glorious.js';

export const glorious: typeof en = {};
