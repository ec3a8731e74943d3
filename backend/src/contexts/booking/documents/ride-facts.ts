import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { SoldQuote } from '../domain/booked-service.js';

/** What a voucher and a mail say of a service that a quote promised, beside its time and its place. */
export const rideFacts = (service: SoldQuote, language: Locale) =>
  (
    [
      { name: 'destination', value: service.destination },
      { name: 'flight', value: service.flightNumber },
      { name: 'ship', value: service.ship },
      { name: 'vehicle', value: service.vehicle?.name[language] },
    ] as const
  ).flatMap(({ name, value }) => (value ? [{ name, value }] : []));
