import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Config } from '../../../platform/config.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { bcp47, DEFAULT_LOCALE, type Locale, LOCALES } from '../../../shared-kernel/language/locale.js';
import type { WantedStart } from '../commands/reserve-partner-booking.js';
import { PartnerBookings, partyOf } from '../domain/partner-booking.js';
import type { Partner } from '../domain/partner.js';
import { OctoRefusal } from '../domain/partner.errors.js';
import { type Product, type ProductOption, Products } from '../domain/products.js';
import { Sales } from '../domain/sales.js';
import { PartnerBookingCalls } from '../processes/partner-booking-calls.js';
import { octoAvailability, octoDay, startOfId } from '../queries/octo-availabilities.js';
import { octoBooking } from '../queries/octo-bookings.js';
import { octoProduct, optionIdOf, type OctoReader } from '../queries/octo-products.js';
import { PartnersOfKeys } from '../queries/partners-of-keys.js';
import type { OctoBookingsRequest, OctoCheckRequest, OctoUpdateRequest } from './octo.requests.js';
import { localeOf, unitIdOf } from './octo-words.js';

const CAPABILITIES = ['octo/pricing', 'octo/content', 'octo/questions'] as const;
const DAY_MS = 86_400_000;
const MOST_DAYS = 100;

type Headers = Readonly<Record<string, string | string[] | undefined>>;
type Asking = Omit<OctoReader, 'currency'>;

/** Answers as the standard has them. */
@Injectable()
export class OctoAnswers {
  constructor(
    private readonly products_: Products,
    private readonly sales: Sales,
    private readonly found: PartnerBookings,
    private readonly calls: PartnerBookingCalls,
    private readonly partners: PartnersOfKeys,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** What the call wants, and says so in the headers of the answer. */
  read(headers: Headers, reply: FastifyReply): Asking {
    const asked = textOf(headers['octo-capabilities'])
      .split(',')
      .map((each) => each.trim());
    const capabilities = new Set<string>(CAPABILITIES.filter((each) => asked.includes(each)));
    const language = languageOf(textOf(headers['accept-language']));
    void reply.header('octo-capabilities', [...capabilities].join(', '));
    void reply.header('octo-env', this.isTest ? 'test' : 'live');
    void reply.header('content-language', bcp47(language));
    void reply.header('available-languages', LOCALES.map(bcp47).join(', '));
    return { capabilities, language };
  }

  supplier(): object {
    const { publicUrl, TEAM_EMAIL, POSTAL_LINE } = this.config;
    return {
      id: 'cicerone',
      name: 'Cicerone',
      endpoint: `${publicUrl}/octo`,
      contact: { website: publicUrl, email: TEAM_EMAIL, telephone: null, address: POSTAL_LINE },
    };
  }

  capabilities(): object {
    return CAPABILITIES.map((id) => ({ id, revision: 1, required: false, dependencies: [], docs: null }));
  }

  async products(asking: Asking, actor: Actor): Promise<object> {
    const { currency } = await this.partners.get(actor);
    return (await this.products_.all()).map((product) => octoProduct(product, { ...asking, currency }));
  }

  async product(id: string, asking: Asking, actor: Actor): Promise<object> {
    const { currency } = await this.partners.get(actor);
    return octoProduct(await this.getProduct(id), { ...asking, currency });
  }

  async calendar(request: OctoCheckRequest, asking: Asking, actor: Actor): Promise<object> {
    const days = this.daysOf(request);
    const { product, option, partner } = await this.optionOf(request, actor);
    const departures = await this.departures(request, product, option, asking, partner, days);
    const withPricing = asking.capabilities.has('octo/pricing');
    return days.map((date) => {
      const ofDay = departures.filter((departure) => departure.date === date);
      return octoDay(date, ofDay, option, partner, withPricing);
    });
  }

  async check(request: OctoCheckRequest, asking: Asking, actor: Actor): Promise<object> {
    const { product, option, partner } = await this.optionOf(request, actor);
    const ids = request.availabilityIds;
    const starts = ids?.map((id) => startOfId(id, product.timeZone)).filter((start) => start !== undefined);
    const days = starts ? [...new Set(starts.map(({ date }) => date))].toSorted() : this.daysOf(request);
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return [];
    mustBeFew(first, last);
    const departures = await this.departures(request, product, option, asking, partner, [first, last]);
    const withPricing = asking.capabilities.has('octo/pricing');
    return departures
      .filter(({ date, time }) => !starts || starts.some((start) => start.date === date && start.time === time))
      .map((departure) => octoAvailability(departure, product, option, partner, withPricing));
  }

  /** Throws OctoRefusal where the request names what there is not. */
  async startOf(wanted: {
    readonly productId: string;
    readonly optionId: string;
    readonly availabilityId: string;
  }): Promise<WantedStart> {
    const product = await this.getProduct(wanted.productId);
    const { durationMinutes } = optionIn(product, wanted.optionId);
    const start = startOfId(wanted.availabilityId, product.timeZone);
    if (!start) throw new OctoRefusal('INVALID_AVAILABILITY_ID', { availabilityId: wanted.availabilityId });
    return { productId: product.id, durationMinutes, ...start };
  }

  /** The start that an update wants; undefined where it names none. */
  async otherStartOf(
    uuid: string,
    { productId, optionId, availabilityId }: OctoUpdateRequest,
    actor: Actor,
  ): Promise<WantedStart | undefined> {
    if (productId === undefined && optionId === undefined && availabilityId === undefined) return undefined;
    const { sale } = await this.calls.get(uuid, actor);
    const product = await this.getProduct(productId ?? sale.tourId);
    const { durationMinutes } = optionIn(product, optionId ?? String(sale.durationMinutes));
    if (availabilityId === undefined)
      return { productId: product.id, durationMinutes, date: sale.localDate, time: sale.localTime };
    const start = startOfId(availabilityId, product.timeZone);
    if (!start) throw new OctoRefusal('INVALID_AVAILABILITY_ID', { availabilityId });
    return { productId: product.id, durationMinutes, ...start };
  }

  async booking(uuid: string, asking: Asking, actor: Actor): Promise<object> {
    const [{ booking, sale }, { currency }] = await Promise.all([
      this.calls.get(uuid, actor),
      this.partners.get(actor),
    ]);
    const product = await this.products_.find(sale.tourId);
    const reader = { ...asking, currency, testMode: this.isTest };
    return octoBooking(booking, sale, product, reader, this.clock.now());
  }

  async bookings(request: OctoBookingsRequest, asking: Asking, actor: Actor): Promise<object> {
    const { resellerReference, supplierReference } = request;
    if (resellerReference === undefined && supplierReference === undefined)
      throw new OctoRefusal('BAD_REQUEST', { field: 'resellerReference' });
    const { id, currency } = await this.partners.get(actor);
    const reader = { ...asking, currency, testMode: this.isTest };
    const orderId = supplierReference === undefined ? undefined : await this.sales.orderOf(supplierReference);
    if (supplierReference !== undefined && orderId === undefined) return [];
    const bookings = await this.found.findByReference(id, {
      ...(resellerReference === undefined ? {} : { reseller: resellerReference }),
      ...(orderId === undefined ? {} : { order: [orderId] }),
    });
    const sales = await this.sales.find(bookings.map(({ orderId }) => orderId));
    return Promise.all(
      bookings.flatMap((booking) => {
        const sale = sales.find(({ orderId }) => orderId === booking.orderId);
        if (!sale) return [];
        return [
          this.products_
            .find(sale.tourId)
            .then((product) => octoBooking(booking, sale, product, reader, this.clock.now())),
        ];
      }),
    );
  }

  private async getProduct(id: string): Promise<Product> {
    const product = await this.products_.find(id);
    if (!product) throw new OctoRefusal('INVALID_PRODUCT_ID', { productId: id });
    return product;
  }

  private async optionOf(request: OctoCheckRequest, actor: Actor) {
    const [product, partner] = await Promise.all([this.getProduct(request.productId), this.partners.get(actor)]);
    return { product, option: optionIn(product, request.optionId), partner };
  }

  private departures(
    { units }: OctoCheckRequest,
    product: Product,
    option: ProductOption,
    { language: guideLanguage }: Asking,
    { currency }: Partner,
    days: readonly string[],
  ) {
    const party = units?.length
      ? partyOf(units.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => ({ unitId: unitIdOf(id) }))))
      : { adults: option.minimumPersons, children: 0, infants: 0 };
    const { id: productId } = product;
    const { durationMinutes } = option;
    const [from = '', to = from] = [days[0], days.at(-1)];
    return this.sales.departures({ productId, durationMinutes, from, to, party, guideLanguage, currency });
  }

  /** Throws OctoRefusal `BAD_REQUEST` where the days are none, or too many. */
  private daysOf({ localDateStart, localDateEnd }: OctoCheckRequest): readonly string[] {
    if (localDateStart === undefined || localDateEnd === undefined || localDateEnd < localDateStart)
      throw new OctoRefusal('BAD_REQUEST', { field: 'localDateStart' });
    mustBeFew(localDateStart, localDateEnd);
    const days: string[] = [];
    for (let day = Date.parse(localDateStart); day <= Date.parse(localDateEnd); day += DAY_MS)
      days.push(new Date(day).toISOString().slice(0, 10));
    return days;
  }

  private get isTest(): boolean {
    return !this.config.isProduction;
  }
}

const textOf = (header: string | string[] | undefined): string =>
  Array.isArray(header) ? header.join(',') : (header ?? '');

const languageOf = (header: string): Locale => {
  for (const range of header.split(',')) {
    const locale = localeOf(range.split(';', 1)[0] ?? '');
    if (locale) return locale;
  }
  return DEFAULT_LOCALE;
};

function mustBeFew(from: string, to: string): void {
  if (Date.parse(to) - Date.parse(from) > MOST_DAYS * DAY_MS)
    throw new OctoRefusal('BAD_REQUEST', { field: 'localDateEnd' });
}

function optionIn(product: Product, optionId: string): ProductOption {
  const option = product.options.find((each) => optionIdOf(each) === optionId);
  if (!option) throw new OctoRefusal('INVALID_OPTION_ID', { optionId });
  return option;
}
