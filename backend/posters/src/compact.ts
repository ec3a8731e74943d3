import { joined, written } from './svg.js';

/** How many numbers each path command takes. */
const arity: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The numbers of one command relative to the pen; flags and radii of arcs stay as they are. */
function relative(command: string, values: readonly number[], x: number, y: number): number[] {
  if (command === 'h') return [(values[0] ?? 0) - x];
  if (command === 'v') return [(values[0] ?? 0) - y];
  if (command === 'a') return [...values.slice(0, 5), (values[5] ?? 0) - x, (values[6] ?? 0) - y];
  return values.map((value, index) => value - (index % 2 === 0 ? x : y));
}

/**
 * Path data written with relative commands, which are shorter; the pen is tracked as written, so errors do not add up. A leading
 * `m` is absolute anyway, and what follows it without a letter is relative as it must be.
 */
function shorter(data: string): string {
  let [x, y, startX, startY, last] = [0, 0, 0, 0, ''];
  let out = '';
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const lower = letter.toLowerCase();
    const count = arity[lower] ?? 0;
    if (lower === 'z') {
      out += 'z';
      [x, y, last] = [startX, startY, 'z'];
      continue;
    }
    const all = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let from = 0; from + count <= all.length; from += count) {
      const given = all.slice(from, from + count);
      const command = lower === 'm' && from > 0 ? 'l' : lower;
      const values = (letter === lower ? given : relative(command, given, x, y)).map(tenth);
      const text = joined(values.map(written));
      const implied = command === last && command !== 'm';
      out += implied ? (text.startsWith('-') ? text : ` ${text}`) : command + text;
      last = command === 'm' ? 'l' : command;
      if (command === 'h') x += values[0] ?? 0;
      else if (command === 'v') y += values[0] ?? 0;
      else {
        x += values[count - 2] ?? 0;
        y += values[count - 1] ?? 0;
      }
      [x, y] = [tenth(x), tenth(y)];
      if (command === 'm') [startX, startY] = [x, y];
    }
  }
  return out;
}

/** The same picture in fewer bytes. */
export const compact = (svg: string): string =>
  svg.replace(/ d="([^"]*)"/g, (_, data: string) => {
    const relatively = shorter(data);
    return ` d="${relatively.length < data.length ? relatively : data}"`;
  });

/** Path data in whole numbers, for things drawn so small that nobody sees the difference. */
export const coarse = (svg: string): string =>
  svg.replace(
    / d="([^"]*)"/g,
    (_, data: string) =>
      ` d="${data.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (__, letter: string, rest: string) => letter + joined((rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map((text) => written(Math.round(Number(text))))))}"`,
  );
