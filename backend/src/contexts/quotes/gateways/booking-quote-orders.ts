import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { inLanguage, LOCALES, type Translated } from '../../../shared-kernel/language/locale.js';
import { BookingApi, type QuoteSale } from '../../booking/index.js';
import { CatalogueApi } from '../../catalogue/index.js';
import type { Offer } from '../domain/offer.js';
import type { Quote } from '../domain/quote.js';
import { OfferNeedsTime } from '../domain/quote.errors.js';
import type { PlacedOrder } from '../domain/placed-order.js';
import { type QuoteOrder, QuoteOrders } from '../domain/quote-orders.js';
import { customerNames, isByDriver, policyOfOffer, SERVICE_NAMES, timeOf } from '../domain/sold-service.js';

interface Airport {
  readonly name: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Slug of the city whose price table names the airport. */
  readonly area: string | null;
}

type Places = Pick<QuoteSale, 'cityId' | 'cityName' | 'pickUp' | 'destination'>;

/** Booking makes the orders; what is sold is told in the words of its customer. */
@Injectable()
export class BookingQuoteOrders extends QuoteOrders {
  constructor(
    private readonly db: ReadDb,
    private readonly booking: BookingApi,
    private readonly catalogue: CatalogueApi,
  ) {
    super();
  }

  async place(quote: Quote, offer: Offer): Promise<PlacedOrder> {
    return this.booking.placeQuoteOrder(await this.saleOf(quote, offer));
  }

  close(quoteId: string): Promise<void> {
    return this.booking.closeQuoteOrder(quoteId);
  }

  startPayment(orderId: string): Promise<void> {
    return this.booking.startPayment(orderId);
  }

  find(orderId: string): Promise<QuoteOrder | undefined> {
    return this.booking.findQuoteOrder(orderId);
  }

  private async saleOf(quote: Quote, offer: Offer): Promise<QuoteSale> {
    const { type, wishes, enquirer, language } = quote;
    const time = timeOf(quote, offer);
    if (!time) throw new OfferNeedsTime();
    const [places, ship, vehicle] = await Promise.all([
      this.placesOf(quote),
      this.shipOf(wishes.ship),
      this.vehicleOf(offer.vehicle ?? wishes.vehicle),
    ]);
    return {
      quoteId: quote.id,
      quoteReference: quote.reference,
      type,
      userId: quote.userId,
      language,
      currency: offer.currency,
      customer: {
        ...customerNames(enquirer.customerName, language),
        email: enquirer.email,
        phoneNumber: enquirer.phoneNumber,
      },
      name: SERVICE_NAMES[type],
      ...places,
      flightNumber: wishes.flightNumber ?? null,
      isLanding: type === 'airport-pickup' && wishes.routeType !== 'address_to_airport',
      ship,
      vehicle,
      suitcases: wishes.suitcases ?? 0,
      childSeats: wishes.childSeats ?? 0,
      wheelchair: wishes.wheelchair ?? false,
      byDriver: isByDriver(type, vehicle?.id),
      lines: offer.lines,
      vatBasisPoints: offer.vatBasisPoints,
      policy: policyOfOffer(quote, offer),
      ...time,
      timeZone: quote.timeZone ?? 'UTC',
      travellers: wishes.selectedTravelers,
      specialRequirements: wishes.message ?? null,
    };
  }

  private async placesOf({ type, wishes, placeName }: Quote): Promise<Places> {
    const { addressFrom, addressTo, location, routeType } = wishes;
    if (type === 'airport-pickup') {
      const airport = await this.airportOf(wishes.airport);
      const city = await this.cityOf(airport?.area ?? airport?.city);
      const name = airport?.name ?? wishes.airport ?? '';
      if (routeType === 'address_to_airport')
        return { ...inCity(city, airport?.city ?? name), pickUp: atAddress(addressFrom ?? ''), destination: name };
      const terminal = wishes.terminal === undefined ? (airport?.city ?? '') : `Terminal ${wishes.terminal}`;
      const pickUp = {
        name: everywhere(name),
        address: terminal,
        latitude: airport?.latitude ?? null,
        longitude: airport?.longitude ?? null,
      };
      return { ...inCity(city, airport?.city ?? name), pickUp, destination: addressTo ?? null };
    }
    const city = await this.cityOf(location);
    const known = placeName ?? location ?? '';
    const port = type === 'cruise-tour' ? placeName : undefined;
    return {
      ...inCity(city, known),
      pickUp: atAddress(addressFrom ?? port ?? location ?? known),
      destination: addressTo ?? null,
    };
  }

  private async cityOf(idOrSlug: string | null | undefined) {
    if (!idOrSlug) return undefined;
    return this.catalogue.findCityName(idOrSlug.toLowerCase().replaceAll(' ', '-'));
  }

  private async airportOf(iata: string | undefined): Promise<Airport | undefined> {
    return this.db.first(sql<Airport>`
      select name, city, latitude, longitude,
             (select id from quotes.price_area where airports @> array[iata] limit 1) as area
      from quotes.airport where iata = ${iata ?? ''}
    `);
  }

  private async shipOf(idOrName: string | undefined): Promise<string | null> {
    if (idOrName === undefined) return null;
    const ship = await this.db.first(sql<{ name: string }>`select name from quotes.ship where id = ${idOrName}`);
    return ship?.name ?? idOrName;
  }

  private async vehicleOf(id: string | undefined): Promise<QuoteSale['vehicle']> {
    if (id === undefined) return null;
    const vehicle = await this.db.first(
      sql<{ names: Partial<Translated> }>`select names from quotes.vehicle where id = ${id}`,
    );
    return vehicle ? { id, name: inEveryLanguage(vehicle.names) } : null;
  }
}

const everywhere = (text: string): Translated =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text])) as unknown as Translated;

/** Languages in which the team has written nothing read it in English. */
const inEveryLanguage = (names: Partial<Translated>): Translated =>
  Object.fromEntries(LOCALES.map((locale) => [locale, inLanguage(names, locale)])) as unknown as Translated;

const inCity = (
  city: { readonly id: string; readonly name: Translated } | undefined,
  otherwise: string,
): Pick<Places, 'cityId' | 'cityName'> => ({ cityId: city?.id ?? null, cityName: city?.name ?? everywhere(otherwise) });

/** The first part names the place. */
const atAddress = (address: string): QuoteSale['pickUp'] => ({
  name: everywhere(address.split(',')[0] ?? address),
  address,
  latitude: null,
  longitude: null,
});
