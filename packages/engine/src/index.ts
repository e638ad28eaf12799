export * from './kernel/index.js';
export { fine } from './games/fine/fine.js';
export { major } from './games/major/major.js';
