export type { Stranger } from '../contexts/stranger/index.js';
