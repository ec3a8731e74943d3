export { tour } from '../../features/tours/tour.js';
