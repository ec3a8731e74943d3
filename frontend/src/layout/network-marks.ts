import { AtSign, type IconNode } from 'lucide';

/** Drawn for this site, in the lines of its other drawings. */
const MARKS: Readonly<Record<string, IconNode>> = {
  instagram: [
    ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5 }],
    ['circle', { cx: 12, cy: 12, r: 4 }],
    ['path', { d: 'M17 7h.01' }],
  ],
  mastodon: [
    ['path', { d: 'M8 21c3 1 6 .5 8-.5v-2.5H9c-4 0-6-2-6-6V9c0-4 2-6 6-6h6c4 0 6 2 6 6v3c0 3-1 5-4 6' }],
    ['path', { d: 'M8 13V9.5a2 2 0 0 1 4 0V12m0-2.5a2 2 0 0 1 4 0V13' }],
  ],
  youtube: [
    ['rect', { x: 2, y: 5, width: 20, height: 14, rx: 4 }],
    ['path', { d: 'm10 9 5 3-5 3z' }],
  ],
};

/** Of a network that has none: a sign that stands for all. */
export const markOf = (network: string): IconNode => MARKS[network.toLowerCase()] ?? AtSign;
