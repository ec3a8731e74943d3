export { strangers } from '../../stranger/persistence/stranger.entity.js';
