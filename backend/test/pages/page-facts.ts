import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** What search engines and people without JavaScript learn from a page. */
export interface PageFacts {
  readonly language: string | undefined;
  readonly title: string;
  readonly description: string | undefined;
  readonly isListed: boolean;
  readonly canonical: string | undefined;
  /** hreflang → address. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Open Graph: `title`, `image` … */
  readonly shared: Readonly<Record<string, string>>;
  readonly headings: readonly string[];
  readonly jsonLd: readonly object[];
  /** All that can be read on it, and where its links lead. */
  readonly text: string;
  readonly links: readonly string[];
}

const SILENT = new Set(['script', 'style', 'template', 'title']);

const isElement = (node: Node): node is Element => 'tagName' in node;

export function elementsOf(nodes: readonly Node[]): readonly Element[] {
  return nodes.filter(isElement).flatMap((element) => [element, ...elementsOf(element.childNodes)]);
}

/** Unseen: it holds words together at a hyphen. */
const JOINER = '\u2060';

export function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (isElement(node)) return SILENT.has(node.tagName) ? '' : textOf(node.childNodes);
      return 'value' in node ? node.value.replaceAll(JOINER, '') : '';
    })
    .join('');
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;

export const rawText = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

export function readPage(html: string): PageFacts {
  const { childNodes } = parse(html);
  const elements = elementsOf(childNodes);
  const all = (tag: string, test: (element: Element) => boolean = () => true): readonly Element[] =>
    elements.filter((element) => element.tagName === tag && test(element));
  const meta = (name: string): string | undefined => {
    const [found] = all('meta', (element) => attribute(element, 'name') === name);
    return found && attribute(found, 'content');
  };
  const link = (rel: string): readonly Element[] => all('link', (element) => attribute(element, 'rel') === rel);
  const [root] = all('html');
  const [title] = all('title');
  const [canonical] = link('canonical');
  return {
    language: root && attribute(root, 'lang'),
    title: title ? rawText(title) : '',
    description: meta('description'),
    isListed: !(meta('robots') ?? '').includes('noindex'),
    canonical: canonical && attribute(canonical, 'href'),
    alternates: Object.fromEntries(
      link('alternate')
        .filter((element) => attribute(element, 'hreflang') !== undefined)
        .map((element) => [attribute(element, 'hreflang') ?? '', attribute(element, 'href') ?? '']),
    ),
    shared: Object.fromEntries(
      all('meta', (element) => attribute(element, 'property')?.startsWith('og:') ?? false).map((element) => [
        (attribute(element, 'property') ?? '').slice('og:'.length),
        attribute(element, 'content') ?? '',
      ]),
    ),
    headings: all('h1').map((element) => textOf(element.childNodes).trim()),
    jsonLd: all('script', (element) => attribute(element, 'type') === 'application/ld+json').map(
      (element) => JSON.parse(rawText(element)) as object,
    ),
    text: textOf(childNodes),
    links: all('a').flatMap((element) => attribute(element, 'href') ?? []),
  };
}

/** What stands on a page between its head and its foot, for who has no JavaScript. */
export interface MainFacts {
  readonly text: string;
  /** From the first level to the third. */
  readonly headings: readonly string[];
  /** What regions, maps and buttons are called. */
  readonly names: readonly string[];
  readonly links: readonly string[];
  /** Where its forms are sent; nothing for the page itself. */
  readonly forms: readonly string[];
  /** What somebody said: language and words. */
  readonly quotes: readonly { readonly language: string | undefined; readonly text: string }[];
  /** Language → what is marked as being in it. */
  readonly foreign: Readonly<Record<string, readonly string[]>>;
}

/** Without what waits for a script to be shown. */
const withoutHidden = (nodes: readonly Node[]): readonly Node[] =>
  nodes
    .filter((node) => !isElement(node) || (attribute(node, 'hidden') === undefined && node.tagName !== 'template'))
    .map((node) => (isElement(node) ? { ...node, childNodes: [...withoutHidden(node.childNodes)] } : node));

export function readMain(html: string): MainFacts {
  const { childNodes } = parse(html, { scriptingEnabled: false });
  const main = elementsOf(childNodes).find(({ tagName }) => tagName === 'main');
  const inside = withoutHidden(main?.childNodes ?? []);
  const elements = elementsOf(inside);
  const textsOf = (...tags: readonly string[]): readonly string[] =>
    elements.filter(({ tagName }) => tags.includes(tagName)).map((element) => textOf(element.childNodes));
  const valuesOf = (tag: string, name: string): readonly string[] =>
    elements
      .filter(({ tagName }) => tag === '*' || tagName === tag)
      .flatMap((element) => attribute(element, name) ?? []);
  return {
    text: textOf(inside),
    headings: textsOf('h1', 'h2', 'h3'),
    names: valuesOf('*', 'aria-label'),
    links: valuesOf('a', 'href'),
    forms: elements.filter(({ tagName }) => tagName === 'form').map((form) => attribute(form, 'action') ?? ''),
    quotes: elements
      .filter(({ tagName }) => tagName === 'blockquote')
      .map((element) => ({ language: attribute(element, 'lang'), text: textOf(element.childNodes) })),
    foreign: Object.fromEntries(
      [...new Set(valuesOf('*', 'lang'))].map((language) => [
        language,
        elements.filter((each) => attribute(each, 'lang') === language).map((each) => textOf(each.childNodes)),
      ]),
    ),
  };
}

const BLOCKS = new Set(['p', 'li', 'h2', 'h3', 'td', 'th']);

/** The paragraphs, list entries and headings of a piece of HTML, as plain text. */
export const blocksOf = (html: string): readonly string[] =>
  elementsOf(parse(html).childNodes)
    .filter(
      ({ tagName, childNodes }) =>
        BLOCKS.has(tagName) && !elementsOf(childNodes).some((each) => BLOCKS.has(each.tagName)),
    )
    .map(({ childNodes }) => textOf(childNodes));
