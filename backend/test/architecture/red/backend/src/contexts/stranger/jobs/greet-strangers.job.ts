export { aStranger } from '../testing/a-stranger.js';
