import type { IncomingMessage } from 'node:http';
import { isApi } from './api-path.js';

/** Encoded: browsers and the parser send no others. */
const CONTROL = /%(?:[01][\da-f]|7f)/i;
const unreadable = new WeakSet<IncomingMessage>();

/**
 * The address of a request; a page's path that cannot be decoded, or has control characters, taken for one of percent
 * signs, names no page, which the site tells people.
 */
export function readableUrl(request: IncomingMessage): string {
  const { url = '/' } = request;
  const [path = ''] = url.split('?', 1);
  if (isApi(url) || (isDecodable(path) && !CONTROL.test(path))) return url;
  unreadable.add(request);
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

/** Whether the path was another one, which names nothing. */
export const hasUnreadablePath = (request: IncomingMessage): boolean => unreadable.has(request);

/** Whether percent signs in it stand before bytes that are UTF-8: in an address they are nothing else. */
export function isDecodable(written: string): boolean {
  try {
    // Compared with something: a call whose result nobody reads may be left out.
    return decodeURIComponent(written) !== undefined;
  } catch {
    return false;
  }
}
