export * from './agreement.js';
export * from './log.js';
export * from './veil.js';
export * from './verify.js';
export { hex, unhex, utf8 } from './bytes.js';
export { hmac, joined, sha256, type Bytes } from './sha256.js';
export * from './record.js';
