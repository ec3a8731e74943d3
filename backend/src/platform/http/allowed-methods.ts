import type { FastifyInstance, FastifyRequest } from 'fastify';

interface KnownPath {
  readonly parts: readonly string[];
  readonly methods: Set<string>;
}

/** The methods of each path of the API, for routes that are added after `watch`. */
export class AllowedMethods {
  private readonly paths = new Map<string, KnownPath>();

  /** @param isHidden paths that must not be disclosed */
  constructor(private readonly isHidden: (path: string) => boolean) {}

  /** Must be called before the first route is added. */
  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ url, method }) => {
      // A wildcard route says nothing about this path.
      if (!url.startsWith('/api/') || url.includes('*') || this.isHidden(url)) return;
      const known = this.paths.get(url) ?? { parts: partsOf(url), methods: new Set() };
      for (const each of [method].flat()) known.methods.add(each);
      this.paths.set(url, known);
    });
  }

  /** The methods of the path of a request without a matching route; none if the path is unknown. */
  insteadOf({ is404, routeOptions, url }: FastifyRequest): string[] {
    const isTaken = !is404 && routeOptions.url?.startsWith('/api/');
    if (isTaken || !url.startsWith('/api/')) return [];
    const asked = partsOf(url.replace(/[?#].*$/s, ''));
    const known = [...this.paths.values()].filter(({ parts }) => isMeant(parts, asked));
    return [...new Set(known.flatMap(({ methods }) => [...methods]))].sort();
  }
}

/** A trailing slash names the same path. */
const partsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');

/** Whether a route pattern matches a path: `/api/orders/:reference` matches `/api/orders/CIC-7K3M9Q`. */
const isMeant = (parts: readonly string[], asked: readonly string[]): boolean =>
  parts.length === asked.length &&
  parts.every((part, index) => (part.startsWith(':') ? asked[index] !== '' : part === asked[index]));
