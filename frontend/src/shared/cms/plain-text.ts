const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': '’', '#x27': '’' };

/** The text of a piece of HTML, with its paragraphs and lines in order. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/(p|li|h[1-6])>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w+);/g, (whole, name: string) => CHARACTERS[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
