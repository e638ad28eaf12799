export * from './protocol/index.js';
export type * from './store/store.js';
export { openStore, Unopened, type Place } from './store/open.js';
