export { tourRoute } from '../../routes/tour.routes.js';
