import type { IncomingHttpHeaders } from 'node:http';

const REFUSED = /^q=0(?:\.0{0,3})?$/i;

/** Whether the client accepts the encoding: it names the encoding without `q=0` (RFC 9110, 12.5.3). */
export const readsEncoding = (headers: IncomingHttpHeaders, encoding: 'br' | 'gzip'): boolean =>
  String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((offer) => {
      const [name, ...params] = offer.split(';').map((part) => part.trim());
      return name?.toLowerCase() === encoding && !params.some((param) => REFUSED.test(param));
    });
