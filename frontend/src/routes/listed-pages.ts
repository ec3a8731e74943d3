import { routeTree } from './route-tree.js';

interface AnyRoute {
  readonly options: { readonly path?: string };
  readonly children?: unknown;
}

/**
 * Pages without a parameter that search engines should find, as soon as they exist. What is not listed says noindex,
 * or is another way to see a page that is listed and names that one as canonical.
 */
const LISTED = [
  '/',
  '/tours',
  '/zones',
  '/home-2',
  '/home-3',
  '/blog',
  '/faq',
  '/about',
  '/contact',
  '/gift-cards',
  '/travel-agents',
  '/recruitment',
  '/subscription',
  '/author',
  '/guide',
  '/airport-pickup',
  '/transfer',
  '/business-trip',
  '/cruise-tour',
  '/safari',
  '/quote',
];

const childrenOf = ({ children }: AnyRoute): readonly AnyRoute[] => Object.values(children ?? {}) as AnyRoute[];

function pathsBelow(route: AnyRoute, prefix = ''): readonly string[] {
  return childrenOf(route).flatMap((child) => {
    const path = `${prefix}/${(child.options.path ?? '').replace(/^\/|\/$/g, '')}`.replace(/\/$/, '');
    return [path === '' ? '/' : path, ...pathsBelow(child, path)];
  });
}

/** All routes below `/{language}/{currency}`: `/tour/$slug`. */
export const routes: readonly string[] = childrenOf(routeTree as unknown as AnyRoute).flatMap((site) =>
  pathsBelow(site),
);

export const listedPages: readonly string[] = LISTED.filter((path) => routes.includes(path));
