export { config } from '../../../../posters/src/poster.js';
