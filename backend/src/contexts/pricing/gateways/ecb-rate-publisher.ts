import { Injectable } from '@nestjs/common';
import { XMLParser } from 'fast-xml-parser';
import { Config } from '../../../platform/config.js';
import { RatePublisher } from '../domain/exchange-rates.js';
import { rateSetOf, type RateSet } from '../domain/rate-set.js';

const PATIENCE_MS = 10_000;
const LONGEST_FEED = 1_000_000;

interface Cube {
  readonly time?: string;
  readonly currency?: string;
  readonly rate?: string;
  readonly Cube?: Cube | readonly Cube[];
}

/** The European Central Bank's daily reference rates, or a feed of the same form. */
@Injectable()
export class EcbRatePublisher extends RatePublisher {
  constructor(private readonly config: Config) {
    super();
  }

  async fetch(): Promise<RateSet> {
    const address = this.config.EXCHANGE_RATES_URL;
    if (!address) throw new Error('EXCHANGE_RATES_URL is not set');
    const answer = await fetch(address, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { accept: 'application/xml' },
    });
    if (!answer.ok) throw new Error(`The rates’ feed answered ${answer.status}`);
    const text = await answer.text();
    const set = text.length > LONGEST_FEED ? undefined : readFeed(text);
    if (!set) throw new Error('The rates’ feed lacks a date or a currency, or is no such feed');
    return set;
  }
}

/** Undefined where the text is no such feed or lacks one of our currencies. */
export function readFeed(text: string): RateSet | undefined {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    removeNSPrefix: true,
    parseAttributeValue: false,
  });
  const feed = parser.parse(text) as { Envelope?: { Cube?: Cube } };
  const day = childrenOf(childrenOf(feed.Envelope)[0])[0];
  const rates = Object.fromEntries(childrenOf(day).map(({ currency, rate }) => [String(currency), rate]));
  return rateSetOf('feed', day?.time ?? '', rates);
}

function childrenOf(cube: { readonly Cube?: Cube | readonly Cube[] } | undefined): readonly Cube[] {
  const inner = cube?.Cube;
  if (inner === undefined) return [];
  return Array.isArray(inner) ? (inner as readonly Cube[]) : [inner as Cube];
}
