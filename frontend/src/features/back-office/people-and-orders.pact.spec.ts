import { describe, expect, it } from '@jest/globals';
import { MatchersV3 } from '@pact-foundation/pact';
import { conflict, expectAnswer, notFoundAs, ruledOut } from '../../testing/contract.js';
import {
  assignManager,
  orderQuery,
  ordersQuery,
  professionalsQuery,
  removeSecondFactor,
  userQuery,
  usersQuery,
} from './back-office.api.js';

const { boolean, eachLike, integer, like, string } = MatchersV3;
const given = 'an admin of a product with a guide and a professional';
const admin = '0192c7a0-0000-7000-8000-000000000005';
const guide = '0192c7a0-0000-7000-8000-000000000002';
const SITE = { locale: 'en_US', currency: 'EUR' } as const;
const pagination = like({ page: 1, size: 25, totalItems: 1, totalPages: 1, hasMore: false });

const user = {
  uuid: string(guide),
  firstName: string('Giulia'),
  lastName: string('Marchetti'),
  email: string('reader@example.org'),
  role: 3,
  status: string('guide_approved'),
  isPro: boolean(false),
  signedUpAt: string('2026-11-20T12:00:00.000Z'),
};

describe('the people of the team', () => {
  it('are listed by role', async () => {
    const expectation = {
      given,
      path: '/api/admin/users',
      query: { page: 1, role: 3 },
      answer: { items: eachLike(user), pagination },
    };
    const found = await expectAnswer('the guides', expectation, (client) =>
      client.fetchQuery(usersQuery({ role: '3' })),
    );
    expect(found.items[0]?.role).toBe(3);
  });

  it('that are professionals are listed by state', async () => {
    const professional = {
      userId: string(guide),
      firstName: string('Giulia'),
      lastName: string('Marchetti'),
      email: string('agency@example.org'),
      state: 'validated',
      waitingSince: string('2026-11-20T12:00:00.000Z'),
      decideBefore: string('2026-11-21T12:00:00.000Z'),
    };
    const expectation = {
      given,
      path: '/api/admin/professionals',
      query: { state: 'validated', page: 1 },
      answer: { items: eachLike(professional), pagination },
    };
    const found = await expectAnswer('the validated professionals', expectation, (client) =>
      client.fetchQuery(professionalsQuery({ state: 'validated' })),
    );
    expect(found.items[0]?.state).toBe('validated');
  });

  const record = { ...user, uuid: guide, mayHaveManager: true, version: integer(1), hasSecondFactor: boolean(false) };

  it('are shown with what may be done', async () => {
    const answer = { ...record, manager: null, actions: ['suspend', 'assign-manager'] };
    const expectation = { given, path: `/api/admin/users/${guide}`, answer };
    const found = await expectAnswer('a guide', expectation, (client) => client.fetchQuery(userQuery(guide)));
    expect(found.actions).toContain('assign-manager');
  });

  const call = { given, method: 'PUT', path: `/api/admin/users/${guide}/manager` } as const;

  it('get a manager', async () => {
    const answer = { ...record, manager: like({ uuid: admin, firstName: 'Giulia', lastName: 'Marchetti' }) };
    const body = { manager: admin, version: 1 };
    const changed = await expectAnswer('a manager for a guide', { ...call, body, answer }, (_, api) =>
      assignManager(api, guide, admin, 1),
    );
    expect(changed.manager?.uuid).toBe(admin);
  });

  it('say that somebody else has changed them, or that the manager is none', async () => {
    const late = { ...call, body: { manager: admin, version: 7 }, ...conflict('CHANGED_MEANWHILE') };
    await expect(
      expectAnswer('a manager for what a guide was', late, (_, api) => assignManager(api, guide, admin, 7)),
    ).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    const wrong = { ...call, body: { manager: guide, version: 1 }, ...ruledOut('MANAGER_NOT_OF_TEAM', 'manager') };
    await expect(
      expectAnswer('a manager who is none', wrong, (_, api) => assignManager(api, guide, guide, 1)),
    ).rejects.toMatchObject({ code: 'MANAGER_NOT_OF_TEAM' });
  });

  it('keep their second factor from admins', async () => {
    const refusal = { status: 403, answer: like({ status: 403, code: 'FORBIDDEN' }) };
    const path = `/api/admin/users/${guide}/remove-second-factor`;
    await expect(
      expectAnswer('a second factor that an admin removes', { given, method: 'POST', path, ...refusal }, (_, api) =>
        removeSecondFactor(api, guide),
      ),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the orders of the team', () => {
  const ordered = 'an admin of a product with the order CIC-PACT00';
  const money = like({ amount: 12_900, currency: 'EUR' });

  it('are listed by status', async () => {
    const order = {
      reference: string('CIC-7K3M9Q'),
      status: 'awaiting-payment',
      customer: string('Ada Rossi'),
      bookingReferences: eachLike('BK-4F8T2W'),
      total: money,
      placedAt: string('2026-11-20T12:00:00.000Z'),
      startsAt: string('2026-12-05T07:30:00.000Z'),
    };
    const expectation = {
      given: ordered,
      path: '/api/admin/orders',
      query: { status: 'awaiting-payment', page: 1, language: 'en_US' },
      answer: { items: eachLike(order), pagination },
    };
    const found = await expectAnswer('the orders to be paid', expectation, (client) =>
      client.fetchQuery(ordersQuery({ status: 'awaiting-payment' }, SITE)),
    );
    expect(found.items[0]?.status).toBe('awaiting-payment');
  });

  it('are shown with lines, payment and bookings', async () => {
    const expectation = {
      given: ordered,
      path: '/api/admin/orders/CIC-PACT00',
      query: { language: 'en_US' },
      answer: {
        id: string(guide),
        reference: 'CIC-PACT00',
        status: string('awaiting-payment'),
        total: money,
        items: eachLike({ id: string(guide), kind: 'fare', amount: money, refunded: money }),
        payment: like({ gateway: 'sandbox', status: 'waiting', refunds: [] }),
        bookings: eachLike({ reference: string('BK-4F8T2W'), status: string('waiting-payment') }),
      },
    };
    const found = await expectAnswer('an order', expectation, (client) =>
      client.fetchQuery(orderQuery('CIC-PACT00', SITE)),
    );
    expect(found.reference).toBe('CIC-PACT00');
  });

  it('say that there is no such order', async () => {
    const expectation = {
      given: ordered,
      path: '/api/admin/orders/CIC-000000',
      query: { language: 'en_US' },
      ...notFoundAs('ORDER_UNKNOWN'),
    };
    const asked = expectAnswer('an order that is not', expectation, (client) =>
      client.fetchQuery(orderQuery('CIC-000000', SITE)),
    );
    await expect(asked).rejects.toMatchObject({ code: 'ORDER_UNKNOWN' });
  });
});
