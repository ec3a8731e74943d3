export { strangers } from '../persistence/stranger.entity.js';
