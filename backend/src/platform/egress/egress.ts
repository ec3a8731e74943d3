import { Injectable } from '@nestjs/common';
import http from 'node:http';
import https from 'node:https';
import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { Config } from '../config.js';
import { NameResolver } from './name-resolver.js';
import { isPublicAddress } from './public-address.js';

export const EGRESS_FAILURES = [
  'address-refused',
  'unreachable',
  'too-slow',
  'too-large',
  'too-many-redirects',
] as const;

export type EgressFailure = (typeof EGRESS_FAILURES)[number];

/** A call to an outside server brought no answer. Its message has no path and no query: they may be secrets. */
export class EgressFailed extends Error {
  constructor(
    readonly reason: EgressFailure,
    host: string,
    options?: ErrorOptions,
  ) {
    super(`The call to ${host} failed: ${reason}`, options);
  }
}

export interface EgressRequest {
  readonly method: 'GET' | 'POST';
  /** `https:`, port 443; other schemes and ports for hosts that `EGRESS_ALLOW` names. */
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** Milliseconds for everything: resolving, redirects and the whole answer. */
  readonly patienceMs: number;
  /** Bytes. */
  readonly longestAnswer: number;
  /** How many redirects a GET follows; a POST follows none, its answer is the redirect. */
  readonly redirects?: number;
}

export interface EgressAnswer {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const HTTPS_PORT = '443';

/**
 * Calls addresses that people have named. An address that points inside is refused at each connection, after its name was
 * resolved: the connection goes to the addresses that were checked, so that no second resolution can answer otherwise.
 * Redirects pass the same rule.
 */
@Injectable()
export class Egress {
  private readonly allowed: ReadonlySet<string>;

  constructor(
    config: Config,
    private readonly names: NameResolver,
  ) {
    this.allowed = new Set(config.egressAllow);
  }

  /** Whether the address could be called, as far as its text tells: a form refuses the others at once. */
  allows(address: string): boolean {
    const url = parsed(address);
    return url !== undefined && (this.isNamed(url) || isProperTarget(url));
  }

  /** Throws EgressFailed. Any status of the other server is an answer. */
  async call(request: EgressRequest): Promise<EgressAnswer> {
    const deadline = AbortSignal.timeout(request.patienceMs);
    let address = request.address;
    for (let left = request.method === 'GET' ? (request.redirects ?? 0) : 0; ; left -= 1) {
      const url = this.mustBeAllowed(address);
      const answer = await this.send(url, request, deadline);
      const { location } = answer.headers;
      if (request.method === 'POST' || !REDIRECTS.has(answer.status) || location === undefined) return answer;
      if (left === 0) throw new EgressFailed('too-many-redirects', url.host);
      address = URL.canParse(location, url) ? new URL(location, url).href : '';
    }
  }

  private mustBeAllowed(address: string): URL {
    const url = parsed(address);
    if (!url || !this.allows(address)) throw new EgressFailed('address-refused', url?.host ?? 'an address');
    return url;
  }

  private async send(url: URL, request: EgressRequest, deadline: AbortSignal): Promise<EgressAnswer> {
    try {
      const addresses = await this.addressesOf(url, deadline);
      const incoming = await begin(url, request, addresses, deadline);
      return await read(incoming, url, request.longestAnswer);
    } catch (cause) {
      if (cause instanceof EgressFailed) throw cause;
      throw new EgressFailed(deadline.aborted ? 'too-slow' : 'unreachable', url.host, { cause });
    }
  }

  /** Resolves the name for one connection. Refuses it if one of its addresses points inside. */
  private async addressesOf(url: URL, deadline: AbortSignal): Promise<readonly LookupAddress[]> {
    const addresses = await Promise.race([this.names.resolve(bareHost(url)), expiry(deadline)]);
    const isInside = addresses.some(({ address }) => !isPublicAddress(address));
    if (addresses.length === 0 || (isInside && !this.isNamed(url))) throw new EgressFailed('address-refused', url.host);
    return addresses;
  }

  private isNamed({ protocol, hostname, port }: URL): boolean {
    const effective = port || (protocol === 'https:' ? HTTPS_PORT : '80');
    return /^https?:$/.test(protocol) && this.allowed.has(`${hostname}:${effective}`);
  }
}

/** An address without a name and password in it. */
function parsed(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.username || url.password ? undefined : url;
}

/** The text of an address tells enough where it holds a literal one; a name is resolved later. */
function isProperTarget(url: URL): boolean {
  const host = bareHost(url);
  return url.protocol === 'https:' && url.port === '' && (isIP(host) === 0 || isPublicAddress(host));
}

/** An IPv6 address without its brackets. */
const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

const expiry = (deadline: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    deadline.addEventListener('abort', () => reject(new Error('The time is over')), { once: true });
  });

/** The connection goes to one of the addresses, whatever the name means by then. */
function begin(
  url: URL,
  { method, headers, body }: EgressRequest,
  addresses: readonly LookupAddress[],
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  const [first] = addresses;
  const lookup: LookupFunction = (_, { all }, answer) => {
    if (all) answer(null, [...addresses]);
    else answer(null, first?.address ?? '', first?.family);
  };
  return new Promise((resolve, reject) => {
    const outgoing = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      headers: { 'user-agent': 'Cicerone', 'accept-encoding': 'identity', ...headers },
      agent: false,
      signal,
      lookup,
    });
    outgoing.on('response', resolve).on('error', reject).end(body);
  });
}

async function read(incoming: http.IncomingMessage, { host }: URL, longest: number): Promise<EgressAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > longest) throw new EgressFailed('too-large', host);
    chunks.push(chunk);
  }
  return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) };
}
