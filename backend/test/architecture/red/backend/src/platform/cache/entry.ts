import { expiry } from '../jobs/expiry.js';

export const entry = (): number => expiry;
