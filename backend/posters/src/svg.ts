/** Helpers that write SVG path data; every motif is drawn with these few strokes. */

/** One decimal for what is small, none for what is large: finer than any eye at poster size. A leading zero is left out. */
export function num(value: number): string {
  return written(Math.abs(value) >= 12 ? Math.round(value) : Math.round(value * 10) / 10);
}

/** A number as short as path data allows. */
export function written(rounded: number): string {
  return String(rounded === 0 ? 0 : rounded).replace(/^(-?)0\./, '$1.');
}

/** Numbers as path data: a minus sign is its own separator. */
export const nums = (...values: readonly number[]): string => joined(values.map(num));

export const joined = (numbers: readonly string[]): string =>
  numbers.reduce((text, number) => (text === '' || number.startsWith('-') ? text + number : `${text} ${number}`), '');

/** A filled shape made of one or more pieces of path data. */
export const shape = (colour: string, ...data: readonly string[]): string =>
  `<path fill="${colour}" d="${data.join('')}"/>`;

/** A filled shape in which overlapping pieces cut holes. */
export const pierced = (colour: string, ...data: readonly string[]): string =>
  `<path fill="${colour}" fill-rule="evenodd" d="${data.join('')}"/>`;

/** A line of constant width. */
export const line = (colour: string, width: number, ...data: readonly string[]): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${num(width)}" d="${data.join('')}"/>`;

/** A closed polygon from x, y, x, y … */
export const poly = (...points: readonly number[]): string => `M${nums(...points)}z`;

/** An open line through x, y, x, y … */
export const path = (...points: readonly number[]): string => `M${nums(...points)}`;

/** A rectangle by its upper left corner. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${nums(x, y)}h${num(width)}v${num(height)}h${num(-width)}z`;

/** A round-headed opening by its lower left corner. */
export const arch = (x: number, bottom: number, width: number, height: number): string => {
  const radius = width / 2;
  const side = Math.max(0, height - radius);
  return `M${nums(x, bottom)}v${num(-side)}a${nums(radius, radius)} 0 0 1 ${num(width)} 0v${num(side)}z`;
};

/** A pointed opening by its lower left corner. */
export const ogive = (x: number, bottom: number, width: number, height: number): string =>
  `M${nums(x, bottom)}v${num(-height * 0.55)}q${nums(0, -height * 0.3, width / 2, -height * 0.45)}q${nums(width / 2, height * 0.15, width / 2, height * 0.45)}v${num(height * 0.55)}z`;

/**
 * Clockwise like boxes and arches, so that overlapping pieces of one shape add up instead of cutting holes. Half widths
 * are rounded first: an arc whose chord is not exactly twice its radius bulges.
 */
export const oval = (cx: number, cy: number, rx: number, ry: number): string => {
  const [a, b] = [Number(num(rx)), Number(num(ry))];
  return `M${nums(cx - a, cy)}a${nums(a, b)} 0 1 1 ${String(2 * a)} 0a${nums(a, b)} 0 1 1 ${String(-2 * a)} 0z`;
};

export const disc = (cx: number, cy: number, radius: number): string => oval(cx, cy, radius, radius);

/** The pieces for 0, 1, … count - 1, joined. */
export const times = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');

/** A group moved to (x, y) and scaled; `mirrored` turns it left to right. */
export const placed = (x: number, y: number, scale: number, content: string, mirrored = false): string => {
  const factor = Math.round(scale * 1000) / 1000;
  return `<g transform="translate(${nums(x, y)})scale(${mirrored ? `${-factor} ${factor}` : String(factor)})">${content}</g>`;
};

/** Data painted with some see-through. */
export const veil = (colour: string, opacity: number, ...data: readonly string[]): string =>
  `<path fill="${colour}" opacity="${String(Math.round(opacity * 100) / 100).replace(/^0/, '')}" d="${data.join('')}"/>`;
