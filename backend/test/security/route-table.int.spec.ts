import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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
      const status = await doors.statusFor({ method, path }, caller);
      const outcome = outcomeOf(door, caller);
      expected.push(`${route}: ${outcome}`);
      found.push(`${route}: ${isAnswerOf(status, outcome) ? outcome : status}`);
    }
    expect(found).toEqual(expected);
  });
});

function isAnswerOf(status: number, outcome: Outcome): boolean {
  if (outcome === 'in') return status < 500 && status !== 401 && status !== 403;
  return status === { hidden: 404, '401': 401, '403': 403 }[outcome];
}
