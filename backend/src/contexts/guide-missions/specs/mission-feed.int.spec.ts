import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { MissionsTestApp, MORNING } from '../../../../test/harness/missions-test-app.js';

interface Feed {
  readonly address: string | null;
}

const FEED = '/api/me/calendar-feed';
const pathOf = ({ address }: Feed): string => new URL(address ?? 'http://nowhere/').pathname;
/** The lines with their continuations put back. */
const linesOf = (file: string): readonly string[] => file.replace(/\r\n[ \t]/g, '').split('\r\n');

describe('the private address of a guide’s missions', () => {
  let testApp: MissionsTestApp;

  beforeAll(async () => {
    testApp = await MissionsTestApp.open();
    await testApp.moveTo(MORNING);
  });
  afterAll(async () => testApp.close());

  const make = async (guideId: string): Promise<Feed> => (await testApp.request('POST', FEED, guideId)).json<Feed>();
  const read = (path: string) => testApp.app.getHttpAdapter().getInstance().inject({ method: 'GET', url: path });
  const entries = async (path: string): Promise<readonly string[]> => linesOf((await read(path)).body);

  it('has the missions that are theirs, with a higher sequence at each change, and those that no longer are as cancelled', async () => {
    const cityId = randomUUID();
    const [guideId = '', other = ''] = await testApp.guides(cityId, 2);
    const path = pathOf(await make(guideId));
    const mission = await testApp.book({ cityId });
    expect(await entries(path)).not.toContain(`UID:mission-${mission}@cicerone`);
    await testApp.respond(mission, guideId, 'yes');
    expect(await entries(path)).toEqual(
      expect.arrayContaining([
        `UID:mission-${mission}@cicerone`,
        'SEQUENCE:1',
        'DTSTART:20270605T073000Z',
        'STATUS:CONFIRMED',
      ]),
    );
    await testApp.request('PUT', `/api/missions/${mission}/guide-cancelled`, guideId, {
      guideReason: 'I am ill today',
    });
    await testApp.settle();
    expect(await entries(path)).toEqual(
      expect.arrayContaining([`UID:mission-${mission}@cicerone`, 'SEQUENCE:2', 'STATUS:CANCELLED']),
    );
    await testApp.respond(mission, other, 'yes');
    expect(await entries(path)).toContain('STATUS:CANCELLED');
    expect(await entries(pathOf(await make(other)))).toEqual(
      expect.arrayContaining(['SEQUENCE:3', 'STATUS:CONFIRMED']),
    );
  });

  it('tells nothing of how to reach the guests, and is kept by nobody between', async () => {
    const cityId = randomUUID();
    const [guideId = ''] = await testApp.guides(cityId, 1);
    const mission = await testApp.book({ cityId });
    await testApp.respond(mission, guideId, 'yes');
    const { body, headers } = await read(pathOf(await make(guideId)));
    expect(body).toContain('BEGIN:VEVENT');
    expect(body).not.toMatch(/Hartley|7946|ada@/);
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'text/calendar; charset=utf-8',
      'private, no-store',
    ]);
  });

  it('ends when a new one is made, and when it is revoked', async () => {
    const [guideId = ''] = await testApp.guides(randomUUID(), 1);
    expect((await testApp.request('GET', FEED, guideId)).json()).toEqual({ address: null, madeAt: null });
    const first = pathOf(await make(guideId));
    expect((await read(first)).statusCode).toBe(200);
    const second = await make(guideId);
    expect((await testApp.request('GET', FEED, guideId)).json()).toEqual(second);
    expect([(await read(first)).statusCode, (await read(pathOf(second))).statusCode]).toEqual([404, 200]);
    expect((await testApp.request('DELETE', FEED, guideId)).json()).toEqual({ address: null, madeAt: null });
    expect((await read(pathOf(second))).statusCode).toBe(404);
  });

  it('cannot be guessed from its key, which the database holds', async () => {
    const [guideId = ''] = await testApp.guides(randomUUID(), 1);
    const path = pathOf(await make(guideId));
    const [key = '', signature = ''] = path.split('/').at(-1)?.split('.') ?? [];
    expect((await read(path)).statusCode).toBe(200);
    for (const file of [`${key}.ics`, `${key}.${signature.slice(1)}.ics`, `${key}x.${signature}.ics`, key])
      expect((await read(`/api/calendar-feeds/${file}`)).statusCode).toBe(404);
  });
});
