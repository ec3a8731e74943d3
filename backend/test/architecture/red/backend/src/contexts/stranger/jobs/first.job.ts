import { second } from './second.job.js';

export const first = (): string => second();
