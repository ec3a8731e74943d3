import { outlines, outlineWidth } from '../../../platform/documents/outlines.js';
import { INK, PAPER, TERRACOTTA } from '../../../platform/documents/tokens.js';
import { WORDMARK, wordmarkSvg } from '../../../platform/documents/wordmark.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { PosterStudio, PosterSubject } from '../domain/poster-studio.js';
import { titleLines } from './title-lines.js';

/** Pixels of the format `share`. */
const WIDTH = 1200;
const HEIGHT = 630;
/** Messengers cut the square in the middle out of it: the title stands within, as long as it finds room there. */
const ROOM = HEIGHT - 30;
const WIDE_ROOM = WIDTH - 2 * 56;
/** From the most beautiful setting to the one that takes the longest titles; `size` in pixels. */
const SETTINGS = [
  { count: 1, size: 72, room: ROOM },
  { count: 1, size: 60, room: ROOM },
  { count: 1, size: 52, room: ROOM },
  { count: 2, size: 56, room: ROOM },
  { count: 2, size: 48, room: ROOM },
  { count: 2, size: 44, room: ROOM },
  { count: 1, size: 46, room: ROOM },
  { count: 3, size: 46, room: ROOM },
  { count: 3, size: 40, room: ROOM },
  { count: 1, size: 46, room: WIDE_ROOM },
  { count: 2, size: 46, room: WIDE_ROOM },
  { count: 3, size: 42, room: WIDE_ROOM },
  { count: 4, size: 34, room: WIDE_ROOM },
] as const;

interface Setting {
  readonly lines: readonly string[];
  readonly size: number;
}

const PADDING = 34;
const lineHeight = (language: Locale): number => (language === 'ja_JP' ? 1.3 : 1.16);

/** The share poster above its title on a band of paper, with the company’s mark in a corner: SVG whose letters are outlines. */
export function titledPoster(studio: PosterStudio, subject: PosterSubject, title: string, language: Locale): string {
  const { lines, size } = setTitle(title, language);
  const leading = size * lineHeight(language);
  const band = Math.round(lines.length * leading + 2 * PADDING);
  const top = HEIGHT - band;
  const paper =
    `<path d="M0 ${top}h${WIDTH}v${band}h-${WIDTH}z" fill="${PAPER}"/>` +
    `<path d="M0 ${top}h${WIDTH}v6h-${WIDTH}z" fill="${TERRACOTTA}"/>`;
  const letters = lines.map((line, index) => {
    const baseline = top + 3 + PADDING + leading * (index + 0.5) + size * 0.34;
    return outlines(line, (WIDTH - outlineWidth(line, size)) / 2, baseline, size);
  });
  const drawn = studio
    .draw(subject, 'share', top)
    .replace(
      /viewBox="[^"]*" width="\d+" height="\d+"/,
      `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`,
    )
    .replace(/<\/svg>$/, '');
  return `${drawn}${paper}<g fill="${INK}">${letters.join('')}</g>${companyMark()}</svg>`;
}

const LABEL = { x: 40, width: 204, height: 66, mark: 164 } as const;

/** The mark on a label of paper that hangs from the upper edge, left of the square that messengers cut out. */
function companyMark(): string {
  const { x, width, height, mark } = LABEL;
  const high = (mark / WORDMARK.width) * WORDMARK.height;
  return (
    `<path d="M${x} 0h${width}v${height - 12}a12 12 0 0 1 -12 12h-${width - 24}a12 12 0 0 1 -12 -12z" fill="${PAPER}"/>` +
    wordmarkSvg(x + (width - mark) / 2, (height - high) / 2, mark)
  );
}

/**
 * The setting that the title fits into best: a later one is taken for lines that end better. What fits into none is made
 * smaller.
 */
export function setTitle(title: string, language: Locale): Setting {
  const measure = summed((word) => outlineWidth(word, 1));
  const widest = (lines: readonly string[]): number => Math.max(...lines.map(measure));
  const found = SETTINGS.flatMap(({ count, size, room }, index) => {
    const cut = titleLines(title, language, count, (line) => measure(line) * size, room);
    return cut ? [{ lines: cut.lines, size, room, price: index + cut.stumbles }] : [];
  });
  const [best] = found
    .filter(({ lines, size, room }) => widest(lines) * size <= room)
    .sort((one, other) => one.price - other.price);
  if (best) return best;
  const { lines, room } = found.at(-1) ?? { lines: [title], room: WIDE_ROOM };
  return { lines, size: Math.floor(room / widest(lines)) };
}

/** The width of a line as that of its words, each of which is measured once: titles are cut in hundreds of ways. */
function summed(measure: (word: string) => number): (line: string) => number {
  const known = new Map<string, number>();
  const widthOf = (word: string): number => {
    const width = known.get(word) ?? measure(word);
    known.set(word, width);
    return width;
  };
  return (line) => line.split(/(?<=\s)/u).reduce((sum, word) => sum + widthOf(word), 0);
}
