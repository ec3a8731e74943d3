import { Agent, request } from 'node:http';
import { CONNECTIONS } from './load.mjs';
import { cpuMs } from './machine.mjs';

const DAY_MS = 86_400_000;
const CARD = { cardNumber: '4242 4242 4242 4242', expiry: '12/39', cvc: '123', holder: 'Ada Lovelace' };
const BUYER = {
  travelerType: 'myself',
  firstName: 'Ada',
  lastName: 'Lovelace',
  phoneNumber: '+44 20 7946 0000',
  paymentMethod: 'card',
  acceptTerms: true,
};

/** Slots that do not overlap: one for each city and day of a year. Neighbours in the list are in different cities. */
export async function freeSlots({ origin }, database) {
  const tours = await database.ask(`
    select distinct on (city_id) tour.id, option.duration_minutes as duration, option.minimum_persons as adults
    from catalogue.tour join catalogue.tour_option option on option.tour_id = tour.id
    where tour.kind = 'private' and city_id in (select city_ids[1] from guides.guide) order by city_id, tour.id
  `);
  const months = Array.from({ length: 11 }, (_, month) => [dayIn(5 + month * 31), dayIn(35 + month * 31)]);
  const slots = [];
  for (const [from, to] of months) {
    for (const { id, duration, adults } of tours) {
      const wish = new URLSearchParams({ duration, from, to, adults: Math.max(2, adults) });
      const response = await fetch(`${origin}/api/tour/${id}/availability?${wish}`);
      const days = response.status === 200 ? await response.json() : [];
      for (const day of days)
        slots.push({ tour: id, duration, adults: Math.max(2, adults), date: day.date, time: day.slots[0].time });
    }
  }
  return slots.toSorted((a, b) => a.date.localeCompare(b.date) || a.tour.localeCompare(b.tour));
}

const dayIn = (days) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** One whole purchase of a browser: cart, order, the sandbox's card, payment. */
export async function buy(post, { tour, duration, adults, date, time }) {
  const item = {
    tour,
    duration,
    datetime: { date, time },
    travellers: { adults, children: 0, infants: 0 },
    guideLanguage: 'en_US',
  };
  const { cookie } = await post('/api/cart/items', item, 201);
  const key = `bench-${date}-${tour}`;
  const { body: order } = await post('/api/orders', { ...BUYER, email: `${date}-${tour}@example.com` }, 201, {
    cookie,
    'idempotency-key': key,
  });
  const { body: payment } = await post(`/api/orders/${order.reference}/payment?token=${order.accessToken}`, CARD, 200, {
    cookie,
  });
  if (payment.status !== 'paid') throw new Error(`The payment is ${payment.status}`);
}

/** Eight customers at once until the time is over. A purchase's time is the sum of its requests'. */
export async function purchase(server, next, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const post = poster(server.origin, agent);
  const times = [];
  const [before, began] = [cpuMs(server.pid), performance.now()];
  const customer = async () => {
    while (performance.now() - began < seconds * 1000) {
      const start = performance.now();
      await next(post);
      times.push(performance.now() - start);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, customer));
  } finally {
    agent.destroy();
  }
  const cpu = before === undefined ? undefined : (cpuMs(server.pid) - before) / times.length;
  return { rate: (times.length * 1000) / (performance.now() - began), ...percentiles(times), cpu };
}

export function percentiles(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return { p50: at(0.5), p99: at(0.99) };
}

/** Posts JSON and returns the body and the cart's cookie. */
export const poster =
  (origin, agent) =>
  (path, body, wanted, headers = {}) =>
    new Promise((done, fail) => {
      const text = JSON.stringify(body);
      const all = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
        ...withoutNothing(headers),
      };
      const asked = request(origin + path, { method: 'POST', agent, headers: all }, (response) => {
        let answer = '';
        response.setEncoding('utf8').on('data', (chunk) => (answer += chunk));
        response.once('error', fail).once('end', () => {
          if (response.statusCode !== wanted)
            fail(new Error(`${path} answered ${response.statusCode}: ${answer.slice(0, 300)}`));
          else done({ body: JSON.parse(answer), cookie: response.headers['set-cookie']?.[0]?.split(';')[0] });
        });
      });
      asked.once('error', fail).end(text);
    });

const withoutNothing = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
