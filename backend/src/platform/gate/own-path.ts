const HERE = 'http://here.invalid';
const LONGEST = 2000;

/** Path and query of an address of this site. What names another site, or no address, is `/`. */
export function ownPath(address: unknown): string {
  if (typeof address !== 'string' || address.length > LONGEST || !address.startsWith('/')) return '/';
  if (!URL.canParse(address, HERE)) return '/';
  const { origin, pathname, search } = new URL(address, HERE);
  // `/.//evil.example` is read as the path `//evil.example`, which a browser takes for the address of another site.
  return origin === HERE && !pathname.startsWith('//') ? `${pathname}${search}` : '/';
}
