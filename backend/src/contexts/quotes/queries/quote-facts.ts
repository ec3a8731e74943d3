import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { inLanguage, type Locale, type Translated } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { CityNames } from '../domain/city-names.js';
import type { Offer } from '../domain/offer.js';
import { QuoteUnknown } from '../domain/quote.errors.js';
import type { QuoteMessage, QuoteState } from '../domain/quote.js';
import type { Enquirer, QuoteType, QuoteWishes } from '../domain/quote-request.js';
import type { QuoteOfferView, QuoteView } from './quote-views.js';

interface Row {
  readonly id: string;
  readonly reference: string;
  readonly type: QuoteType;
  readonly state: QuoteState;
  readonly userId: string | null;
  readonly language: Locale;
  readonly currency: Currency;
  readonly enquirer: Enquirer;
  readonly wishes: QuoteWishes;
  readonly placeName: string | null;
  readonly timeZone: string | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly requestedAt: Date;
  readonly answerBefore: Date;
  readonly offers: readonly Offer[];
  readonly messages: readonly QuoteMessage[];
  readonly acceptedVersion: number | null;
  readonly orderId: string | null;
  readonly decidedAt: Date | null;
  readonly declineReason: string | null;
  readonly version: number;
  readonly airportName: string | null;
  readonly shipName: string | null;
  readonly portNames: readonly string[] | null;
}

export interface ReadQuote {
  readonly row: Row;
  readonly facts: Omit<QuoteView, 'offer' | 'order' | 'actions'>;
  readonly offers: QuoteOfferView[];
}

/** Reads a quote with the names of what it asks for. */
@Injectable()
export class QuoteFactsReader {
  constructor(
    private readonly db: ReadDb,
    private readonly cities: CityNames,
  ) {}

  /** Throws QuoteUnknown. */
  async read(id: string, language: Locale): Promise<ReadQuote> {
    const [row, vehicles] = await Promise.all([
      this.db.first(sql<Row>`
        select q.id, q.reference, q.type, q.state, q.user_id as "userId", q.language, q.currency, q.enquirer, q.wishes,
               q.place_name as "placeName", q.time_zone as "timeZone", q.starts_at as "startsAt", q.ends_at as "endsAt",
               q.requested_at as "requestedAt", q.answer_before as "answerBefore", q.offers, q.messages,
               q.accepted_version as "acceptedVersion", q.order_id as "orderId", q.decided_at as "decidedAt",
               q.decline_reason as "declineReason", q.version,
               (select name from quotes.airport where iata = q.wishes ->> 'airport') as "airportName",
               (select name from quotes.ship where id = q.wishes ->> 'ship') as "shipName",
               (select jsonb_agg(coalesce(port.name, stop.value) order by stop.ordinality)
                from jsonb_array_elements_text(q.wishes -> 'stopovers') with ordinality stop
                left join quotes.port port on port.id = stop.value) as "portNames"
        from quotes.quote q where q.id = ${id}
      `),
      this.db.rows(sql<{ id: string; names: Translated }>`select id, names from quotes.vehicle`),
    ]);
    if (!row) throw new QuoteUnknown({ quote: id });
    const { wishes, placeName, timeZone } = row;
    const vehicleName = (vehicle: string | undefined): string | undefined => {
      const known = vehicles.find((each) => each.id === vehicle);
      return known ? inLanguage(known.names, language) : vehicle;
    };
    const city = wishes.location === undefined ? undefined : await this.cities.nameOf(wishes.location, language);
    return {
      row,
      facts: {
        reference: row.reference,
        type: row.type,
        state: row.state,
        requestedAt: row.requestedAt,
        answerBefore: row.answerBefore,
        place: placeName !== null && timeZone !== null ? { name: placeName, timeZone } : null,
        startsAt: row.startsAt,
        endsAt: row.endsAt,
        customer: row.enquirer,
        wishes: present({
          ...wishes,
          location: city ?? wishes.location,
          airport: row.airportName ?? wishes.airport,
          ship: row.shipName ?? wishes.ship,
          stopovers: row.portNames ?? wishes.stopovers,
          vehicle: vehicleName(wishes.vehicle),
        }),
        messages: [...row.messages],
        acceptedVersion: row.acceptedVersion,
        decidedAt: row.decidedAt,
      },
      offers: row.offers.map((offer) => offerView(offer, vehicleName(offer.vehicle))),
    };
  }
}

/** Without what was not asked for. */
function present(wishes: object): QuoteView['wishes'] {
  const entries = Object.entries(wishes).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as unknown as QuoteView['wishes'];
}

function offerView(offer: Offer, vehicle: string | undefined): QuoteOfferView {
  const { lines, currency, total, vat, durationMinutes = null, note = null } = offer;
  return {
    version: offer.version,
    lines: lines.map(({ text, amount }) => ({ text, amount: { amount, currency } })),
    total: { amount: total, currency },
    vat: { amount: vat, currency },
    vatBasisPoints: offer.vatBasisPoints,
    validUntil: offer.validUntil,
    freeHours: offer.freeHours,
    startsAt: offer.startsAt ?? null,
    durationMinutes,
    vehicle: vehicle ?? null,
    note,
    sentAt: offer.sentAt,
  };
}
