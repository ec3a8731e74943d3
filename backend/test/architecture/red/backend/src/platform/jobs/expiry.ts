export { entry as first } from '../cache/first.js';

export const expiry = 1;
