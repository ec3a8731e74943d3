export { strangers } from '../../src/contexts/stranger/persistence/stranger.entity.js';
