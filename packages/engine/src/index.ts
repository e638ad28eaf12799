export * from './kernel/index.js';
export { fine } from './games/fine/fine.js';
