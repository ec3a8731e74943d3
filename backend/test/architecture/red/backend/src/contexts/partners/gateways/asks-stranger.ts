export type { Stranger } from '../../stranger/index.js';
