export { strangers } from '../demonstration/src/seed.js';
