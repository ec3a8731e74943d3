export { lender } from '../../lender/index.js';
