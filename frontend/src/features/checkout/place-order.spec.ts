import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Api, SendOptions } from '../../api/api.js';
import type { Order, OrderStatus } from '../../shared/booking-view/booking-view.api.js';
import { emptyForm } from './checkout-form.js';
import { forgetCheckout } from './checkout-memory.js';
import { placeOrder } from './use-place-order.js';
import { aCart } from './testing/a-cart.js';

const cart = aCart({
  items: [],
  total: { amount: 19500, currency: 'EUR' },
  currency: 'EUR',
  version: 'v1',
  holdsUntil: null,
  waitingOrder: null,
});
const ada = { ...emptyForm, firstName: 'Ada' };

/**
 * Gives a key its first answer again, word for word, as the server does: what has become of the order since, the order
 * tells. `expireAll` is the half hour that has gone by.
 */
class KeyedServer implements Api {
  readonly orders = new Map<string, { reference: string; status: OrderStatus; accessToken: string }>();
  readonly bodies: unknown[] = [];
  readonly asked: unknown[] = [];
  private closed = new Set<string>();

  async get<T>(path: string, query?: object): Promise<T> {
    this.asked.push([path, query]);
    const order = [...this.orders.values()].find(({ reference }) => path === `/api/orders/${reference}`);
    const status = this.closed.has(order?.reference ?? '') ? 'expired' : 'awaiting-payment';
    return Promise.resolve({ ...order, status } as Order as T);
  }

  async send<T>(_method: string, _path: string, body: unknown, options: SendOptions = {}): Promise<T> {
    this.bodies.push(body);
    const key = options.idempotencyKey ?? '';
    const reference = `CIC-${this.orders.size + 1}`;
    const order = this.orders.get(key) ?? { reference, status: 'awaiting-payment', accessToken: `opens ${reference}` };
    this.orders.set(key, order);
    return Promise.resolve(order as Order as T);
  }

  expireAll(): void {
    this.closed = new Set([...this.orders.values()].map(({ reference }) => reference));
  }
}

describe('placing an order', () => {
  beforeEach(forgetCheckout);

  const place = async (server: KeyedServer, form = ada, of = cart) =>
    (await placeOrder(server, of, form, { locale: 'en_US' })).reference;

  it('makes one order of a double click, and of reloading', async () => {
    const server = new KeyedServer();
    const references = await Promise.all([place(server), place(server), place(server)]);
    expect(new Set(references)).toEqual(new Set(['CIC-1']));
    expect(server.orders.size).toBe(1);
  });

  it('makes another order of other details or another cart', async () => {
    const server = new KeyedServer();
    expect(await place(server)).toBe('CIC-1');
    expect(await place(server, { ...ada, lastName: 'Rossi' })).toBe('CIC-2');
    expect(await place(server, ada, { ...cart, version: 'v2' })).toBe('CIC-3');
  });

  it.each([
    ['Pacific/Auckland', { timeZone: 'Pacific/Auckland' }],
    ['Etc/Unknown', {}],
  ])('names the zone of the browser where it is %s', async (timeZone, sent) => {
    const resolved = { ...Intl.DateTimeFormat().resolvedOptions(), timeZone };
    const spy = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(resolved);
    try {
      const server = new KeyedServer();
      await place(server);
      const [body] = server.bodies as [Record<string, unknown>];
      expect('timeZone' in body ? { timeZone: body['timeZone'] } : {}).toEqual(sent);
    } finally {
      spy.mockRestore();
    }
  });

  it('places a closed order again', async () => {
    const server = new KeyedServer();
    await place(server);
    server.expireAll();
    expect(await place(server)).toBe('CIC-2');
    expect(await place(server)).toBe('CIC-2');
    expect(server.asked[0]).toEqual(['/api/orders/CIC-1', { token: 'opens CIC-1', language: 'en_US' }]);
  });

  it('asks for nothing more where an order is placed for the first time', async () => {
    const server = new KeyedServer();
    await place(server);
    expect(server.asked).toEqual([]);
  });
});
