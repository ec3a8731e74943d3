import { askFor } from './load.mjs';
import { startFloor } from './servers.mjs';

export function median(values) {
  const sorted = values.filter((value) => value !== undefined).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Measures the product and the floor in alternate rounds, both warm. Every number is a median. */
export async function inTurn({ ours, floor, warm, rounds }) {
  const results = { ours: [], floor: [] };
  await warm();
  for (let round = 0; round < rounds; round += 1) {
    results.ours.push(await ours());
    if (floor) results.floor.push(await floor());
  }
  return { ours: medians(results.ours), ...(floor ? { floor: medians(results.floor) } : {}) };
}

/** Measures a case of reading: the product's paths against the work of the floor. */
export async function measureReading(product, database, { paths, headers, work }, { folder, seconds, rounds, port }) {
  const floor = await startFloor(database, work.file, port);
  const floorPaths = Array.from({ length: work.count }, (_, index) => `/${index}`);
  const ask = (server, list, time) => askFor(server, list, { folder, seconds: time, headers });
  try {
    return await inTurn({
      warm: async () => {
        await ask(product, paths, 2);
        await ask(floor, floorPaths, 1);
      },
      ours: () => ask(product, paths, seconds),
      floor: () => ask(floor, floorPaths, seconds),
      rounds,
    });
  } finally {
    await floor.stop();
  }
}

const medians = (runs) =>
  Object.fromEntries(['rate', 'p50', 'p99', 'cpu'].map((name) => [name, median(runs.map((run) => run[name]))]));
