import type { Point } from './projection.js';

/** Points that share one target, and where that is: amid them. */
export interface Cluster extends Point {
  /** Places in the list of points, ascending. */
  readonly members: readonly number[];
}

/** Targets are squares: what lies aslant must be as far apart in one direction as what lies beside or below. */
const distance = (one: Point, other: Point, shape: number): number =>
  Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y) * shape);

function merged(one: Cluster, other: Cluster): Cluster {
  const [ofOne, ofOther] = [one.members.length, other.members.length];
  const between = (a: number, b: number): number => (a * ofOne + b * ofOther) / (ofOne + ofOther);
  return {
    x: between(one.x, other.x),
    y: between(one.y, other.y),
    members: [...one.members, ...other.members].sort((a, b) => a - b),
  };
}

/** Takes all that are too near to any into it; those left stand in their order. */
function once(clusters: readonly Cluster[], least: number, shape: number): readonly Cluster[] {
  const kept: Cluster[] = [];
  for (const cluster of clusters) {
    const near = kept.findIndex((other) => distance(other, cluster, shape) < least);
    const other = kept[near];
    if (other) kept[near] = merged(other, cluster);
    else kept.push(cluster);
  }
  return kept;
}

/**
 * Puts points together until all targets stand apart.
 * @param points shares of a map's width and height
 * @param least distance of two targets, as a share of the width
 * @param shape the map's height as a share of its width
 */
export function clustered(points: readonly Point[], least: number, shape: number): readonly Cluster[] {
  let clusters: readonly Cluster[] = points.map(({ x, y }, index) => ({ x, y, members: [index] }));
  for (;;) {
    const fewer = once(clusters, least, shape);
    if (fewer.length === clusters.length) return clusters;
    clusters = fewer;
  }
}
