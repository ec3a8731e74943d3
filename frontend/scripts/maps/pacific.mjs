import { nearDrawings, WORLD, worldDrawing, worldProjection } from './world.mjs';

/** As `maps/pacific.ts` has it. */
export const PACIFIC = { meridian: 178, left: 800, right: 3200 };

/** The world once more around another meridian, as far as the ocean reaches that the world's edge runs through. */
const projection = (times = 1) =>
  worldProjection(PACIFIC.meridian, times).clipExtent([
    [PACIFIC.left * times, 0],
    [PACIFIC.right * times, WORLD.height * times],
  ]);

export const pacificDrawing = () => worldDrawing(projection());

/** Of the same countries. */
export const nearPacificDrawings = () => nearDrawings(projection);
