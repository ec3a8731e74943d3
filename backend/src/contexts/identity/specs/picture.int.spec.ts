import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../../test/harness/identity-test-app.js';
import { mp3Sound } from '../../../platform/files/testing/sounds.js';

describe('the picture of a person', () => {
  let folder: string;
  let testApp: IdentityTestApp;
  let ada: Person;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cicerone-pictures-'));
    testApp = await identityTestApp({ DATA_DIR: folder });
  });
  afterAll(async () => {
    await testApp.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => (ada = await testApp.signUp()));

  async function upload(bytes: Buffer, { accessToken } = ada): Promise<string> {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'me.jpg');
    const sent = new Response(form);
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/s3/uploadFile',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    return answer.json<{ newGalleryEntry: { path: string } }>().newGalleryEntry.path;
  }
  const photo = (): Promise<Buffer> =>
    sharp({ create: { width: 30, height: 20, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer();
  const choose = async (picture: string | null, { id, accessToken: token } = ada) => {
    const { status, body } = await testApp.call('PUT', `/api/user/${id}`, { body: { picture }, token });
    return { status, body: body as unknown as { picture: string | null; code?: string } };
  };
  const usersOf = async (): Promise<unknown> =>
    (await testApp.query('select path, claimed_by from platform.stored_file where owner_id = $1', [ada.id])).rows;

  it('is shown by a link, replaced and removed', async () => {
    const [first, second] = [await upload(await photo()), await upload(await photo())];
    const { status, body } = await choose(first);
    expect(status).toBe(200);
    expect(body.picture).toMatch(new RegExp(`^/files/${first}\\?expires=`));
    expect((await testApp.app.inject({ method: 'GET', url: body.picture ?? '' })).statusCode).toBe(200);
    await choose(second);
    const verified = await testApp.call('GET', '/api/auth/verify-token', { token: ada.accessToken });
    expect(verified.body.user).toMatchObject({ picture: expect.stringContaining(second) });
    expect(await usersOf()).toEqual(
      expect.arrayContaining([
        { path: first, claimed_by: null },
        { path: second, claimed_by: `identity.picture:${ada.id}` },
      ]),
    );
    expect((await choose(null)).body.picture).toBeNull();
  });

  it('is a picture that the person uploaded', async () => {
    const eve = await testApp.signUp();
    const unknown = { status: 422, body: { code: 'FILE_UNKNOWN' } };
    expect(await choose(await upload(await photo(), eve))).toMatchObject(unknown);
    expect(await choose(`${'x'.repeat(32)}.jpg`)).toMatchObject(unknown);
    expect((await choose(await upload(mp3Sound()))).status).toBe(422);
    expect((await choose('../../secret.jpg')).status).toBe(422);
    expect((await choose(null, { ...ada, accessToken: eve.accessToken })).status).toBe(404);
  });
});
