export { config } from '../../src/shared-kernel/money.js';
