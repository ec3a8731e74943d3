type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const outside = (value: number, from: number, to: number): number => Math.max(from - value, 0, value - to);

/** Which box lies nearest to the point, the first of equals; undefined of none. Inside a box is no distance. */
export function nearest(boxes: readonly Box[], x: number, y: number): number | undefined {
  const distances = boxes.map(({ left, right, top, bottom }) =>
    Math.hypot(outside(x, left, right), outside(y, top, bottom)),
  );
  const least = Math.min(...distances);
  const index = distances.indexOf(least);
  return index < 0 ? undefined : index;
}
