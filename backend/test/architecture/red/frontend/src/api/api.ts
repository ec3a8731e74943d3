export { aStranger } from '../../../backend/src/contexts/stranger/testing/a-stranger.js';
