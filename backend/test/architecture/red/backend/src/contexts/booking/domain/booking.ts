export { config } from '../../../platform/config.js';
