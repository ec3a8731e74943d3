import { leaveInvoiceOf } from './invoices.js';
import { randomUUID } from 'node:crypto';
import type { CatalogueTestApp } from '../harness/catalogue-test-app.js';

/** As the expectations of account, cart and orders name them. */
const EMAIL = 'buyer@example.org';
const PASSWORD = 'a quiet street in Trastevere';
const ORDER = 'CIC-7K3M9Q';
const BOOKING = 'BK-4F8T2W';
const TOUR = 'rome-colosseum-and-forum';

const PERSON = { firstName: 'Ada', lastName: 'Rossi' };
const WISH = { duration: 180, travellers: { adults: 2, children: 0, infants: 0 }, guideLanguage: 'it_IT' };

interface SignedIn {
  readonly access_token: string;
}
interface Day {
  readonly slots: readonly { readonly date: string; readonly time: string }[];
}

/** A person who buys, over the API as a browser would. */
export class Buyer {
  private authorization = '';

  constructor(
    private readonly testApp: CatalogueTestApp,
    private readonly url: string,
  ) {}

  private async call<Body>(method: string, path: string, body?: object): Promise<Body> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        ...(this.authorization ? { authorization: this.authorization } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
        'idempotency-key': randomUUID(),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Body;
  }

  /** With the address and the password that the expectations name. */
  async signIn(): Promise<string> {
    const known = await this.call<SignedIn>('POST', '/api/auth/login', { email: EMAIL, password: PASSWORD }).catch(
      () => undefined,
    );
    return known ? this.startSession(known) : this.signUp(EMAIL);
  }

  /** Somebody new, so that no state finds the cart of another. */
  async signUp(email = `${randomUUID()}@example.org`): Promise<string> {
    const form = {
      ...PERSON,
      type: 'individual',
      email,
      confirmEmail: email,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      nativeLanguage: 'en',
      acceptTerms: true,
    };
    return this.startSession(await this.call<SignedIn>('POST', '/api/auth/signup', form));
  }

  private startSession({ access_token: token }: SignedIn): string {
    this.authorization = `Bearer ${token}`;
    return this.authorization;
  }

  async fillCart(): Promise<string> {
    await this.signUp();
    const { travellers, ...wish } = WISH;
    const asked = { ...wish, ...travellers, from: '2026-12-01', to: '2026-12-31' };
    const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
    const days = await this.call<readonly Day[]>('GET', `/api/tour/${TOUR}/availability?${query.toString()}`);
    const slot = days.flatMap(({ slots }) => slots)[0];
    if (!slot) throw new Error('The tour has no free time in December');
    await this.call('POST', '/api/cart/items', { ...WISH, tour: TOUR, datetime: { date: slot.date, time: slot.time } });
    return this.authorization;
  }

  async applyCode(promoCode: string): Promise<string> {
    await this.fillCart();
    await this.call('POST', '/api/cart/discount', { promoCode });
    return this.authorization;
  }

  /** Holds the places for as long as they can be held. */
  async extendHold(): Promise<string> {
    await this.fillCart();
    await this.call('POST', '/api/cart/checkout');
    await this.call('POST', '/api/cart/checkout');
    return this.authorization;
  }

  /** The same reference each time; an older order gets another one. */
  async order(): Promise<string> {
    await this.fillCart();
    const { reference } = await this.call<{ reference: string }>('POST', '/api/orders', {
      ...PERSON,
      email: EMAIL,
      travelerType: 'myself',
      phoneNumber: '+390612345678',
      paymentMethod: 'card',
      acceptTerms: true,
    });
    await this.testApp.change(
      `update booking.sales_order set reference = 'CIC-' || upper(right(id::text, 6)) where reference = $1`,
      [ORDER],
    );
    await this.testApp.change(`update booking.sales_order set reference = $1 where reference = $2`, [ORDER, reference]);
    return this.authorization;
  }

  /** A paid booking, with the same reference each time. */
  async pay(): Promise<string> {
    await this.order();
    // The money's arrival as the reaction to it writes it: what other states left to react to is not run here.
    await this.testApp.change(`update booking.sales_order set status = 'paid', paid_at = now() where reference = $1`, [
      ORDER,
    ]);
    await this.testApp.change(
      `update booking.booking b set status = 'pending', payment_status = 'paid', paid_on = now()
       from booking.sales_order o where o.id = b.order_id and o.reference = $1`,
      [ORDER],
    );
    await this.testApp.change(
      `update booking.booking set reference = 'BK-' || upper(right(id::text, 6)) where reference = $1`,
      [BOOKING],
    );
    await this.testApp.change(
      `update booking.booking b set reference = $1 from booking.sales_order o where o.id = b.order_id and o.reference = $2`,
      [BOOKING, ORDER],
    );
    await leaveInvoiceOf(this.testApp, ORDER);
    return this.authorization;
  }

  async closeOrder(): Promise<string> {
    await this.order();
    await this.call('DELETE', `/api/cart/order/${ORDER}`);
    return this.authorization;
  }
}
