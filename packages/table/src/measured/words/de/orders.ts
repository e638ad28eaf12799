import type { orders as en } from '../en/orders.js';

export const orders: typeof en = {};
