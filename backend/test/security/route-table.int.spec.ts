import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GOOD_BODIES, GOOD_QUERIES } from './good-requests.js';
import { CALLERS, routeCallers } from './route-callers.js';
import { type Outcome, outcomeOf, ROUTES } from './route-table.js';

describe('the doors of the API', () => {
  let doors: Awaited<ReturnType<typeof routeCallers>>;

  beforeAll(async () => (doors = await routeCallers()));
  afterAll(() => doors.close());

  it('are all in the table, and the table names no others', () => {
    const published = doors.routes.map(({ method, path }) => `${method} ${path}`);
    expect(published.toSorted()).toEqual(Object.keys(ROUTES).toSorted());
  });

  it.each(CALLERS)('let %s in, or not, as the table says', async (caller) => {
    const expected: string[] = [];
    const found: string[] = [];
    for (const [route, door] of Object.entries(ROUTES)) {
      const [method = '', path = ''] = route.split(' ');
      // A body that is refused would hide whether the thing is there.
      const body = door === 'owner' || door === 'managed' ? (GOOD_BODIES[route] ?? {}) : {};
      const { status } = await doors.answerTo({ method, path, body }, caller);
      const outcome = outcomeOf(door, caller);
      expected.push(`${route}: ${outcome}`);
      found.push(`${route}: ${isAnswerOf(status, outcome) ? outcome : status}`);
    }
    expect(found).toEqual(expected);
  });

  it.each(['nobody', 'customer', 'guide', 'admin'] as const)(
    'say to %s how long an answer may be kept',
    async (caller) => {
      const silent: string[] = [];
      let answered = 0;
      for (const route of Object.keys(ROUTES)) {
        const [method = '', path = ''] = route.split(' ');
        const [query, body] = [GOOD_QUERIES[route] ?? {}, GOOD_BODIES[route] ?? {}];
        const { status, cacheControl } = await doors.answerTo({ method, path, query, body }, caller);
        if (status < 300) answered += 1;
        if (!cacheControl) silent.push(`${route}: ${status}`);
      }
      expect(silent).toEqual([]);
      expect(answered).toBeGreaterThan(25);
    },
  );
});

function isAnswerOf(status: number, outcome: Outcome): boolean {
  if (outcome === 'in') return status < 500 && status !== 401 && status !== 403;
  return status === { hidden: 404, '400': 400, '401': 401, '403': 403 }[outcome];
}
