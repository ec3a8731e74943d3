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
