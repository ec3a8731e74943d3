export { tour } from '../../../frontend/src/ui/card.js';
