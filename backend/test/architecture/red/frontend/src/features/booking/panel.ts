export { tour } from '../tours/tour.js';
