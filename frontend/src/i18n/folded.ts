/** A text as it is compared: without accents and capitals, `ß` as it is written without it. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
