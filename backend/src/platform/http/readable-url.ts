import type { IncomingMessage } from 'node:http';
import { isApi } from './api-path.js';

/** Encoded control characters. Browsers and the parser send no others. */
const CONTROL = /%(?:[01][\da-f]|7f)/i;
const unreadable = new WeakSet<IncomingMessage>();

/**
 * The address of a request. If a page's path cannot be decoded or has control characters, its percent signs are
 * encoded, so that the site answers with its page for unknown addresses.
 */
export function readableUrl(request: IncomingMessage): string {
  const { url = '/' } = request;
  const [path = ''] = url.split('?', 1);
  if (isApi(url) || (isDecodable(path) && !CONTROL.test(path))) return url;
  unreadable.add(request);
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

/** Whether the original path was unreadable and was replaced. */
export const hasUnreadablePath = (request: IncomingMessage): boolean => unreadable.has(request);

/** Whether the percent signs of a text encode valid UTF-8. */
export function isDecodable(written: string): boolean {
  try {
    // The comparison keeps the call from being optimised away.
    return decodeURIComponent(written) !== undefined;
  } catch {
    return false;
  }
}
