/** Colours are written `#rrggbb` in lower case throughout the poster engine. */

type Channels = readonly [number, number, number];

const channelsOf = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const hexOf = (channels: Channels): string =>
  `#${channels
    .map((channel) =>
      Math.max(0, Math.min(255, Math.round(channel)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** `share` of `to` mixed into `from`: 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const a = channelsOf(from);
  const b = channelsOf(to);
  return hexOf([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

/** Turns the hue by so many degrees, keeping luminance about as it was (the matrix of the SVG filter `hueRotate`). */
export function turnHue(hex: string, degrees: number): string {
  const [r, g, b] = channelsOf(hex);
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return hexOf([
    r * (0.213 + cos * 0.787 - sin * 0.213) +
      g * (0.715 - cos * 0.715 - sin * 0.715) +
      b * (0.072 - cos * 0.072 + sin * 0.928),
    r * (0.213 - cos * 0.213 + sin * 0.143) +
      g * (0.715 + cos * 0.285 + sin * 0.14) +
      b * (0.072 - cos * 0.072 - sin * 0.283),
    r * (0.213 - cos * 0.213 - sin * 0.787) +
      g * (0.715 - cos * 0.715 + sin * 0.715) +
      b * (0.072 + cos * 0.928 + sin * 0.072),
  ]);
}

/** Perceived lightness between 0 (black) and 1 (white). */
export function lightness(hex: string): number {
  const [r, g, b] = channelsOf(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** The grey as light as the colour. */
export function greyOf(hex: string): string {
  const level = 255 * lightness(hex);
  return hexOf([level, level, level]);
}
