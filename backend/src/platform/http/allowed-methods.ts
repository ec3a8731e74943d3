import type { FastifyInstance, FastifyRequest } from 'fastify';

interface KnownPath {
  readonly parts: readonly string[];
  readonly methods: Set<string>;
}

/** Which methods the paths of the API take, of the routes that are added after `watch`. */
export class AllowedMethods {
  private readonly paths = new Map<string, KnownPath>();

  /** @param isHidden paths that are not to be known of */
  constructor(private readonly isHidden: (path: string) => boolean) {}

  /** To be called before the first route is added. */
  watch(server: FastifyInstance): void {
    server.addHook('onRoute', ({ url, method }) => {
      // What answers any path says nothing of this one.
      if (!url.startsWith('/api/') || url.includes('*') || this.isHidden(url)) return;
      const known = this.paths.get(url) ?? { parts: partsOf(url), methods: new Set() };
      for (const each of [method].flat()) known.methods.add(each);
      this.paths.set(url, known);
    });
  }

  /** Of a request that no route takes, the methods that its path takes; none where nothing is known by the path. */
  insteadOf({ is404, routeOptions, url }: FastifyRequest): string[] {
    const isTaken = !is404 && routeOptions.url?.startsWith('/api/');
    if (isTaken || !url.startsWith('/api/')) return [];
    const asked = partsOf(url.replace(/[?#].*$/s, ''));
    const known = [...this.paths.values()].filter(({ parts }) => isMeant(parts, asked));
    return [...new Set(known.flatMap(({ methods }) => [...methods]))].sort();
  }
}

/** A slash at the end names the same path. */
const partsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');

/** `/api/orders/:reference` means `/api/orders/CIC-7K3M9Q`. */
const isMeant = (parts: readonly string[], asked: readonly string[]): boolean =>
  parts.length === asked.length &&
  parts.every((part, index) => (part.startsWith(':') ? asked[index] !== '' : part === asked[index]));
