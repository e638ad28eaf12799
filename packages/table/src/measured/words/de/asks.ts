import type { asks as en } from '../en/asks.js';

export const asks: typeof en = {};
