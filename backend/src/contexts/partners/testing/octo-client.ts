import type {
  Availability,
  AvailabilityCalendar,
  AvailabilityCalendarBody,
  AvailabilityCheckBody,
  BaseError,
  Booking,
  BookingCancellationBody,
  BookingConfirmationBody,
  BookingReservationBody,
  BookingUpdateBody,
  Capability,
  ExtendReservationBody,
  GetBookingsQueryParams,
  Product,
  Supplier,
} from '@octocloud/types';

export interface OctoAnswer<Body> {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Body & Partial<BaseError>;
}

type Send = (
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
) => Promise<{ readonly status: number; readonly headers: Readonly<Record<string, unknown>>; readonly text: string }>;

/** A client of the standard, written against its published types alone. */
export class OctoClient {
  constructor(
    private readonly send: Send,
    private readonly key: string,
    private readonly capabilities = 'octo/pricing, octo/content',
  ) {}

  readonly supplier = () => this.call<Supplier>('GET', '/supplier');
  readonly listCapabilities = () => this.call<Capability[]>('GET', '/capabilities');
  readonly products = () => this.call<Product[]>('GET', '/products');
  readonly product = (id: string) => this.call<Product>('GET', `/products/${id}`);
  readonly calendar = (body: AvailabilityCalendarBody) =>
    this.call<AvailabilityCalendar[]>('POST', '/availability/calendar', body);
  readonly check = (body: AvailabilityCheckBody) => this.call<Availability[]>('POST', '/availability', body);
  readonly reserve = (body: BookingReservationBody) => this.call<Booking>('POST', '/bookings', body);
  readonly update = (uuid: string, body: BookingUpdateBody) => this.call<Booking>('PATCH', `/bookings/${uuid}`, body);
  readonly extend = (uuid: string, body: ExtendReservationBody) =>
    this.call<Booking>('POST', `/bookings/${uuid}/extend`, body);
  readonly confirm = (uuid: string, body: BookingConfirmationBody) =>
    this.call<Booking>('POST', `/bookings/${uuid}/confirm`, body);
  readonly cancel = (uuid: string, body: BookingCancellationBody = {}) =>
    this.call<Booking>('POST', `/bookings/${uuid}/cancel`, body);
  readonly booking = (uuid: string) => this.call<Booking>('GET', `/bookings/${uuid}`);
  readonly bookings = (query: GetBookingsQueryParams) =>
    this.call<Booking[]>('GET', `/bookings?${new URLSearchParams({ ...query }).toString()}`);

  private async call<Body>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<OctoAnswer<Body>> {
    const headers = { authorization: `Bearer ${this.key}`, 'octo-capabilities': this.capabilities };
    const { text, ...answer } = await this.send(method, `/octo${path}`, headers, body);
    return { ...answer, body: JSON.parse(text) as OctoAnswer<Body>['body'] };
  }
}
