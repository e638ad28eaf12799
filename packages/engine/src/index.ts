export * from './kernel/index.js';
export { fine } from './games/fine/fine.js';
export { fineEdition } from './games/fine/edition.js';
export { major } from './games/major/major.js';
export { majorEdition } from './games/major/edition.js';
export { splendid } from './games/splendid/splendid.js';
export { splendidEdition } from './games/splendid/edition.js';
export { great } from './games/great/great.js';
export { greatEdition } from './games/great/edition.js';
