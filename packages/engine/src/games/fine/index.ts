export { fine } from './fine.js';
export { SWITCHES } from './options.js';
