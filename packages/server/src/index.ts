export * from './protocol/index.js';
export type * from './store/store.js';
