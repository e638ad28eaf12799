export { fine } from './fine.js';
