import { nonBreaking } from './non-breaking-text.js';

/** `RM-0000000`, `CIC-7K3M9Q`: copied and looked for elsewhere, so that nothing unseen may stand in it. */
const REFERENCE = /(?<![\p{L}\p{N}-])\p{Lu}{2,}-(?=[\p{Lu}\d]*\d)[\p{Lu}\d]{4,}(?![\p{L}\p{N}-])/gu;

/** Beside a first letter that stands over two lines, a space that does not go away would indent the first of them. */
const AFTER_FIRST_LETTER = /(?<=<p[^>]*>\p{L})\u00A0/gu;

/** Prose in the texts of a piece of HTML, where no reference is torn apart either. */
export const nonBreakingHtml = (html: string): string =>
  html
    .replace(/(?<=^|>)[^<]+/g, (text) =>
      nonBreaking(text).replace(REFERENCE, '<span class="whitespace-nowrap">$&</span>'),
    )
    .replace(AFTER_FIRST_LETTER, ' ');
