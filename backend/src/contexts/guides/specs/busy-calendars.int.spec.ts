import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { MissionsTestApp, MORNING } from '../../../../test/harness/missions-test-app.js';
import { GuidesApi } from '../index.js';
import type { MyBusyCalendars } from '../queries/find-my-busy-calendars.js';

const HEAD = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:1'];
const calendar = (...lines: readonly string[]): string =>
  [...HEAD, ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n');
/** On the Saturday of the departure, from 11:00 to 11:30 in Rome. */
const BUSY = calendar('DTSTART:20270605T090000Z', 'DTEND:20270605T093000Z');
const LATER = calendar('DTSTART:20270606T090000Z', 'DTEND:20270606T093000Z');
/** A rule of repetition that never comes to an end. */
const ENDLESS = calendar('DTSTART:20270605T090000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30');

describe('calendars that say when a guide is busy', () => {
  let testApp: MissionsTestApp;
  let server: http.Server;
  let port: number;
  let shown: Record<string, string> = {};
  let asked: (string | undefined)[] = [];
  let [cityId, guideId] = ['', ''];

  beforeAll(async () => {
    server = http.createServer((request, response) => {
      const text = shown[request.url ?? ''];
      const etag = `"${text?.length ?? 0}"`;
      asked.push(request.headers['if-none-match']);
      if (text === undefined) response.writeHead(404).end();
      else if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
      else response.writeHead(200, { 'content-type': 'text/calendar', etag }).end(text);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
    testApp = await MissionsTestApp.open({ EGRESS_ALLOW: `localhost:${port}` });
  });
  afterAll(async () => {
    server.close();
    await testApp.close();
  });
  beforeEach(async () => {
    await testApp.moveTo(MORNING);
    [shown, asked] = [{ '/me.ics': BUSY }, []];
    cityId = randomUUID();
    [guideId = ''] = await testApp.guides(cityId, 1);
  });

  const of = (path: string): string => `http://localhost:${port}${path}`;
  const name = (address = of('/me.ics')) => testApp.request('POST', '/api/me/busy-calendars', guideId, { address });
  const mine = async (): Promise<MyBusyCalendars['calendars']> =>
    (await testApp.request('GET', '/api/me/busy-calendars', guideId)).json<MyBusyCalendars>().calendars;
  /** On a Saturday, from 9:30 to 12:30 in Rome. */
  const free = async (): Promise<number | undefined> => {
    const times = { from: new Date('2027-06-05T07:30:00Z'), to: new Date('2027-06-05T10:30:00Z') };
    const need = { cityId, language: 'it_IT', categories: ['private-tour'], ...times } as const;
    return (await testApp.app.get(GuidesApi).findAvailability([need]))[0]?.free;
  };
  /** Within two minutes after so many. The clock goes on while a test runs. */
  const after = (minutes: number): unknown =>
    expect.stringMatching(
      new RegExp(
        [0, 1]
          .map((more) => new Date(MORNING.getTime() + (minutes + more) * 60_000).toISOString().slice(0, 16))
          .join('|'),
      ),
    );
  const later = async (minutes: number): Promise<void> => {
    await testApp.moveTo(new Date(MORNING.getTime() + minutes * 60_000));
    await testApp.settle();
  };

  it('take the time out of what can be sold, as soon as they are read', async () => {
    expect(await free()).toBe(1);
    expect((await name()).statusCode).toBe(200);
    expect(await mine()).toMatchObject([{ address: of('/me.ics'), readAt: null, failure: null, busyTimes: 0 }]);
    await testApp.settle();
    expect(await mine()).toMatchObject([{ readAt: after(0), failure: null, busyTimes: 1 }]);
    expect(await free()).toBe(0);
  });

  it('are read again every quarter of an hour, and only where they changed', async () => {
    await name();
    await testApp.settle();
    await later(16);
    // The calendars of the tests before are read again too.
    expect([...new Set(asked)]).toEqual([undefined, `"${BUSY.length}"`]);
    expect(await free()).toBe(0);
    shown['/me.ics'] = `${LATER}\r\n`;
    await later(30);
    expect(await free()).toBe(0);
    await later(33);
    expect(await free()).toBe(1);
  });

  it('are read at once where the guide wants it, once a minute at most', async () => {
    await name();
    await testApp.settle();
    const id = (await mine())[0]?.id ?? '';
    const again = async (): Promise<void> => {
      await testApp.request('POST', `/api/me/busy-calendars/${id}/read`, guideId);
      await testApp.settle();
    };
    shown['/me.ics'] = `${LATER}\r\n`;
    await again();
    expect(await free()).toBe(0);
    await later(2);
    await again();
    expect(await free()).toBe(1);
  });

  it('keep their last times while they cannot be read, and say since when and why', async () => {
    await name();
    await testApp.settle();
    shown = {};
    await later(16);
    await later(33);
    expect(await mine()).toMatchObject([
      { failure: 'refused', failingSince: after(16), readAt: after(0), busyTimes: 1 },
    ]);
    expect(await free()).toBe(0);
    shown = { '/me.ics': BUSY };
    await later(50);
    expect(await mine()).toMatchObject([{ failure: null, failingSince: null }]);
  });

  it.each([
    ['/page.html', '<html>', 'no-calendar'],
    ['/large.ics', 'x'.repeat(2_000_001), 'too-large'],
  ])('are not believed at %s', async (path, text, failure) => {
    shown = { [path]: text };
    await name(of(path));
    await testApp.settle();
    expect(await mine()).toMatchObject([{ failure }]);
  });

  it('cannot keep the server busy for ever', async () => {
    shown = { '/endless.ics': ENDLESS };
    await name(of('/endless.ics'));
    await testApp.settle();
    expect(await mine()).toMatchObject([{ failure: 'too-complex' }]);
  }, 60_000);

  it.each([
    'http://127.0.0.1/me.ics',
    'https://127.0.0.1/me.ics',
    'https://[::1]/me.ics',
    'https://169.254.169.254/latest/meta-data',
    'http://calendar.example/me.ics',
    'https://me:secret@calendar.example/me.ics',
    'https://calendar.example:8443/me.ics',
  ])('are not at %s', async (address) => {
    const refused = await name(address);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([422, 'CALENDAR_ADDRESS_REFUSED']);
  });

  it('free their times when they are removed; nobody else can do so', async () => {
    await name();
    await testApp.settle();
    const id = (await mine())[0]?.id ?? '';
    const [other = ''] = await testApp.guides(randomUUID(), 1);
    expect((await testApp.request('DELETE', `/api/me/busy-calendars/${id}`, other)).statusCode).toBe(404);
    expect((await testApp.request('POST', `/api/me/busy-calendars/${id}/read`, other)).statusCode).toBe(404);
    expect((await testApp.request('DELETE', `/api/me/busy-calendars/${id}`, guideId)).json()).toEqual({
      calendars: [],
      most: 5,
    });
    expect(await free()).toBe(1);
  });

  it('are five at most, whatever comes at once, and each of them once', async () => {
    const statuses = async (paths: readonly string[]): Promise<number[]> =>
      (await Promise.all(paths.map((path) => name(of(path)))))
        .map(({ statusCode }) => statusCode)
        .toSorted((a, b) => a - b);
    expect(await statuses(Array.from({ length: 40 }, () => '/me.ics'))).toEqual([200, ...Array<number>(39).fill(409)]);
    const many = await statuses(Array.from({ length: 40 }, (_, n) => `/${n}.ics`));
    expect(many).toEqual([...Array<number>(4).fill(200), ...Array<number>(36).fill(409)]);
    expect(await mine()).toHaveLength(5);
  });
});
