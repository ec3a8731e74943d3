const pages = new Set<string>();

/**
 * Registers the pages that show one person's data. A context calls it when its module is loaded.
 * @param paths first segments behind language and currency, e.g. `account`; everything below them is personal too
 */
export function registerPersonalPages(...paths: readonly string[]): void {
  for (const path of paths) pages.add(path);
}

/** The registered pages, by name. */
export const personalPages = (): readonly string[] => [...pages].sort();

const FIRST_PART = /^\/[a-z]{2}_[A-Z]{2}\/[A-Z]{3}\/([^/?]+)/;

/** Whether the address (path and query, with language and currency) is a personal page. */
export const isPersonal = (url: string): boolean => pages.has(FIRST_PART.exec(url)?.[1] ?? '');
