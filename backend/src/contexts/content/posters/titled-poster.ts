import { outlines, outlineWidth } from '../../../platform/documents/outlines.js';
import { INK, PAPER, TERRACOTTA } from '../../../platform/documents/tokens.js';
import { wordmarkSvg } from '../../../platform/documents/wordmark.js';
import type { Locale } from '../../../shared-kernel/locale.js';
import { drawPoster, posterSizes, type PosterSubject } from './poster.js';
import { titleLines } from './title-lines.js';

const { width: WIDTH, height: HEIGHT } = posterSizes.share;
const MARGIN = 56;
const WORDMARK = 168;
const TITLE_WIDTH = WIDTH - 2 * MARGIN - WORDMARK - 48;
const LINE_HEIGHT = 1.18;
/** From the most beautiful setting to the one that takes the longest titles. */
const SETTINGS = [
  { count: 1, size: 60 },
  { count: 2, size: 56 },
  { count: 2, size: 46 },
  { count: 3, size: 40 },
  { count: 4, size: 34 },
] as const;

interface Setting {
  readonly lines: readonly string[];
  readonly size: number;
}

/** The share poster with its title on a band of paper at its foot: SVG whose letters are outlines. */
export function titledPoster(subject: PosterSubject, title: string, language: Locale): string {
  const { lines, size } = setTitle(title, language);
  const band = Math.round(lines.length * size * LINE_HEIGHT + 84);
  const top = HEIGHT - band;
  const paper =
    `<path d="M0 ${top}h${WIDTH}v${band}h-${WIDTH}z" fill="${PAPER}"/>` +
    `<path d="M0 ${top}h${WIDTH}v6h-${WIDTH}z" fill="${TERRACOTTA}"/>`;
  const baseline = (index: number): number => top + 46 + size * (0.84 + index * LINE_HEIGHT);
  const letters = lines.map((line, index) => outlines(line, MARGIN, baseline(index), size)).join('');
  const mark = wordmarkSvg(WIDTH - MARGIN - WORDMARK, baseline(lines.length - 1), WORDMARK);
  return drawPoster(subject, 'share').replace(/<\/svg>$/, `${paper}<g fill="${INK}">${letters}</g>${mark}</svg>`);
}

/** The first setting that the title fits into with whole phrases, else with the fewest torn; what fits into none is made smaller. */
export function setTitle(title: string, language: Locale): Setting {
  let last: Setting = { lines: [title], size: 34 };
  let best: (Setting & { readonly stumbles: number }) | undefined;
  for (const { count, size } of SETTINGS) {
    const cut = titleLines(title, language, count, (text) => outlineWidth(text, size), TITLE_WIDTH);
    if (!cut) continue;
    last = { lines: cut.lines, size };
    if (widest(last) > TITLE_WIDTH) continue;
    if (cut.isWhole) return last;
    if (!best || cut.stumbles < best.stumbles) best = { ...last, stumbles: cut.stumbles };
  }
  return best ?? { ...last, size: Math.floor((last.size * TITLE_WIDTH) / widest(last)) };
}

const widest = ({ lines, size }: Setting): number => Math.max(...lines.map((line) => outlineWidth(line, size)));
