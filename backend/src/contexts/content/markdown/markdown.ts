import { Marked, type Token, type Tokens } from 'marked';

export interface Section {
  /** The heading's id in the HTML, the same in every language: `section-1`. */
  readonly id: string;
  readonly title: string;
}

export interface RenderedText {
  /** Safe to put into a page: what looked like HTML in the text is shown as it was written. */
  readonly html: string;
  /** Its headings of the second level. */
  readonly sections: readonly Section[];
}

const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;
/** CommonMark: a backslash before any of them shows the character itself. */
const PUNCTUATION = /[!-/:-@[-`{-~]/g;

/** Text that Markdown shows exactly as it is. */
export const literally = (text: string): string => text.replace(PUNCTUATION, '\\$&');

/** Markdown to HTML. Raw HTML is escaped; addresses of scripts and the like are not linked. */
export function renderMarkdown(markdown: string): RenderedText {
  const sections: Section[] = [];
  const marked = new Marked({
    gfm: true,
    // No match: what looks like HTML is text.
    tokenizer: { html: () => undefined, tag: () => undefined },
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const inside = this.parser.parseInline(tokens);
        if (depth !== 2) return `<h${depth}>${inside}</h${depth}>\n`;
        const id = `section-${sections.length + 1}`;
        sections.push({ id, title: plain(tokens) });
        return `<h2 id="${id}">${inside}</h2>\n`;
      },
      link(token: Tokens.Link): string | false {
        return isSafe(token.href) ? false : this.parser.parseInline(token.tokens);
      },
      image(token: Tokens.Image): string | false {
        return isSafe(token.href) ? false : escaped(token.text);
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, sections };
}

/** Browsers leave out control characters and spaces when they read an address. */
const isSafe = (address: string): boolean => SAFE_ADDRESS.test(address.replaceAll(/[\p{C}\s]/gu, ''));

const plain = (tokens: readonly Token[]): string =>
  tokens
    .map((token) =>
      'tokens' in token && token.tokens ? plain(token.tokens) : 'text' in token ? String(token.text) : '',
    )
    .join('');

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
