import { takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { OfferTerms } from '../domain/offer.js';
import { type NewQuote, Quote } from '../domain/quote.js';

export const NOW = new Date('2026-11-20T12:00:00Z');

/** A request for a safari next June, whose first events are gone. */
export function aQuote(changes: Partial<NewQuote> = {}, now = NOW): Quote {
  const quote = Quote.request(
    {
      id: 'quote-1',
      reference: 'QT-4F8T2W',
      type: 'safari',
      userId: null,
      language: 'en_US',
      currency: 'EUR',
      enquirer: { customerName: 'Ada Lovelace', phoneNumber: '+39 06 1234567', email: 'ada@example.com' },
      wishes: {
        selectedTravelers: { adults: 2, children: 0, infants: 0 },
        selectedFromDate: '2027-06-01',
        selectedToDate: '2027-06-05',
        location: 'Serengeti',
      },
      place: undefined,
      time: { startsAt: new Date('2027-06-01T08:00:00Z'), endsAt: new Date('2027-06-05T20:00:00Z') },
      fingerprint: 'print',
      ...changes,
    },
    now,
  );
  takeEvents(quote);
  return quote;
}

export const someTerms = (changes: Partial<OfferTerms> = {}): OfferTerms => ({
  lines: [
    { text: 'Five days with a driver', amount: 500_000 },
    { text: 'Lodges', amount: 110_000 },
  ],
  currency: 'EUR',
  vatBasisPoints: 2200,
  validUntil: '2026-11-27T12:00:00.000Z',
  freeHours: 48,
  ...changes,
});
