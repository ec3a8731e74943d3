import { describe, expect, it } from '@jest/globals';
import { readFeed } from './ecb-rate-publisher.js';

const feed = (cubes: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube>${cubes}</Cube>
</gesmes:Envelope>`;
const rows = ['USD 1.1634', 'JPY 178.40', 'GBP 0.87120', 'CHF 0.9318', 'CAD 1.6287', 'AUD 1.7753', 'ISK 144.20']
  .map((row) => row.split(' '))
  .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
  .join('\n');

describe('the daily feed', () => {
  it('is read with its date and its exact decimals', () => {
    expect(readFeed(feed(`<Cube time='2026-11-19'>${rows}</Cube>`))).toEqual({
      source: 'feed',
      date: '2026-11-19',
      rates: { USD: '1.1634', GBP: '0.87120', CHF: '0.9318', JPY: '178.40', CAD: '1.6287', AUD: '1.7753' },
    });
  });

  it.each([
    ['no day', feed('')],
    ['a day without rates', feed(`<Cube time='2026-11-19'/>`)],
    ['a page that says it is down', '<html><body>Service unavailable</body></html>'],
    ['nothing', ''],
  ])('is refused when it holds %s', (_, text) => {
    expect(readFeed(text)).toBeUndefined();
  });
});
