export * from './layout.js';
export * from './shape.js';
