export { tour } from '../../../frontend/src/ui/display/card.js';
