import { first } from './first.job.js';

export const second = (): string => first();
