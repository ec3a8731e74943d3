import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';
import { onePlaceFile } from '../testing/one-place-file.js';
import type { LoginHistory } from '../queries/find-login-history.js';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0';

describe('the login history', () => {
  let folder: string;
  let testApp: IdentityTestApp;
  let ada: Person;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cicerone-places-'));
    const file = path.join(folder, 'places.mmdb');
    await writeFile(file, onePlaceFile({ city: { en: 'Rome', de: 'Rom' }, country: { en: 'Italy', de: 'Italien' } }));
    testApp = await identityTestApp({ LOCATIONS_FILE: file });
  });
  afterAll(async () => {
    await testApp.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => (ada = await testApp.signUp()));

  const logIn = async (device = {}, userAgent = FIREFOX) => {
    const { body } = await testApp.call('POST', '/api/auth/login', {
      body: { email: ada.email, password: ada.password, device },
      headers: { 'user-agent': userAgent },
      remoteAddress: '192.0.2.44',
    });
    return body.access_token;
  };
  const history = async (query = '', token = ada.accessToken, id = ada.id) => {
    const answer = await testApp.call('GET', `/api/user/${id}/login-history${query}`, { token });
    return { status: answer.status, body: answer.body as unknown as LoginHistory };
  };

  it('says when, where and with what somebody logged in, and which login is this one', async () => {
    const token = await logIn({ screenResolution: '1920x1080', deviceId: 'laptop' });
    const now = testApp.clock.now().toISOString();
    const { body } = await history('?language=de_DE', token);
    expect(body).toMatchObject({ page: 1, pageSize: 10, totalRecords: 2, totalPages: 1 });
    expect(body.records[0]).toMatchObject({
      date: now.slice(0, 10),
      time: expect.stringMatching(/^\d\d:\d\d$/),
      location: 'Rom, Italien',
      browser: 'Firefox 132, Windows',
      screenResolution: '1920x1080',
      deviceId: 'laptop',
      ipAddress: '192.0.2.44',
      current: true,
      active: true,
      actions: ['end'],
    });
    expect(body.records[1]).toMatchObject({ browser: null, deviceId: null, current: false, active: true });
    expect((await history('?language=it_IT', token)).body.records[0]?.location).toBe('Rome, Italy');
  });

  it('says no name that a browser has made up', async () => {
    const token = await logIn({}, 'Visit-evil.example/1.0 <b>');
    expect((await history('', token)).body.records[0]?.browser).toBeNull();
  });

  it('comes in pages of ten', async () => {
    for (let time = 0; time < 11; time += 1) await logIn();
    const { body } = await history('?page=2');
    expect([body.records.length, body.totalRecords, body.totalPages]).toEqual([2, 12, 2]);
    expect((await history('?pageSize=101')).status).toBe(422);
  });

  it('is nobody else’s', async () => {
    const eve = await testApp.signUp();
    expect((await history('', eve.accessToken)).status).toBe(404);
  });

  it('ends one login, of its owner alone, and then shows it as ended', async () => {
    const token = await logIn();
    const { id = '' } = (await history()).body.records.find(({ current }) => !current) ?? {};
    const end = (by: string) => testApp.call('DELETE', `/api/me/sessions/${id}`, { token: by });
    const eve = await testApp.signUp();
    expect(await end(eve.accessToken)).toMatchObject({ status: 404, body: { code: 'SESSION_UNKNOWN' } });
    expect((await end(ada.accessToken)).status).toBe(204);
    expect((await end(ada.accessToken)).status).toBe(404);
    expect((await testApp.call('GET', '/api/me/account', { token })).status).toBe(401);
    const ended = (await history()).body.records.find((record) => record.id === id);
    expect(ended).toMatchObject({ active: false, actions: [] });
  });

  it('signs out everywhere but here', async () => {
    const others = [await logIn(), await logIn()];
    expect((await testApp.call('DELETE', '/api/me/sessions', { token: ada.accessToken })).status).toBe(204);
    for (const token of others) expect((await testApp.call('GET', '/api/me/account', { token })).status).toBe(401);
    expect((await history()).body.records.map(({ active }) => active)).toEqual([false, false, true]);
  });

  it('mails who logs in on a device for the first time what the device is', async () => {
    await logIn({ deviceId: 'laptop' });
    await logIn({ deviceId: 'laptop' });
    const { rows } = await testApp.query(
      "select text from platform.mail where recipient = $1 and kind = 'identity.new-device'",
      [ada.email],
    );
    expect(rows).toHaveLength(1);
    expect((rows[0] as { text: string }).text).toContain('Firefox 132, Windows, Rome, Italy');
  });
});
