import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { identityTestApp, type IdentityTestApp, type Person } from '../../../test/harness/identity-test-app.js';
import { Commands } from '../commands.js';
import { RemoveUnusedFiles } from './remove-unused-files.job.js';
import { StoredFiles } from './stored-files.js';
import { mp3Sound, webmFilm } from './testing/sounds.js';

const DAY = 24 * 60 * 60_000;

interface Uploaded {
  readonly success: boolean;
  readonly fileUrl: string;
  readonly contentType: string;
  readonly newGalleryEntry: { readonly path: string };
  readonly code?: string;
}

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Copyright: 'Ada Rossi' } })
    .jpeg()
    .toBuffer();

function formOf(bytes: Buffer, name = '../../etc/passwd.html'): { payload: Buffer; type: string } {
  const boundary = 'x'.repeat(20);
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { payload, type: `multipart/form-data; boundary=${boundary}` };
}

describe('uploads', () => {
  let folder: string;
  let testApp: IdentityTestApp;
  let ada: Person;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'cicerone-uploads-'));
    testApp = await identityTestApp({ DATA_DIR: folder });
  });
  afterAll(async () => {
    await testApp.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => (ada = await testApp.signUp()));

  async function upload(bytes: Buffer, token = ada.accessToken) {
    const { payload, type } = formOf(bytes);
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/s3/uploadFile',
      headers: { 'content-type': type, authorization: `Bearer ${token}` },
      payload,
    });
    return { status: answer.statusCode, body: answer.json<Uploaded>() };
  }
  const get = (url: string, headers: Record<string, string> = {}) =>
    testApp.app.inject({ method: 'GET', url, headers });
  const claim = (file: string, owner = ada.id, by = `identity.picture:${owner}`) =>
    testApp.app
      .get(Commands)
      .inTransaction(() => testApp.app.get(StoredFiles).claim(file, owner, by, ['image/jpeg'], 'picture'));
  const rowsOf = async (owner: string): Promise<readonly Record<string, unknown>[]> =>
    (await testApp.query('select * from platform.stored_file where owner_id = $1', [owner])).rows as Record<
      string,
      unknown
    >[];

  it('become a file under a random name, made anew, served from a path of their own', async () => {
    const { status, body } = await upload(await photo());
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, contentType: 'image/jpeg' });
    expect(body.newGalleryEntry.path).toMatch(/^[\w-]{32}\.jpg$/);
    const served = await get(body.fileUrl);
    expect(served.statusCode).toBe(200);
    expect(served.rawPayload.includes('Ada Rossi')).toBe(false);
    expect(served.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'accept-ranges': 'bytes',
      'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    });
  });

  it('are served by ranges, and sound as it was sent', async () => {
    const sound = mp3Sound();
    const { body } = await upload(sound);
    expect(body.contentType).toBe('audio/mpeg');
    expect((await get(body.fileUrl)).rawPayload.equals(sound)).toBe(true);
    const part = await get(body.fileUrl, { range: 'bytes=10-19' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${sound.length}`);
    expect(part.rawPayload.equals(sound.subarray(10, 20))).toBe(true);
    expect((await get(body.fileUrl, { range: 'bytes=999999-' })).statusCode).toBe(416);
  });

  it('cannot be reached with another signature, another name or too late', async () => {
    const { body } = await upload(await photo());
    const other = (await upload(await photo())).body;
    const query = body.fileUrl.split('?')[1] ?? '';
    expect((await get(body.fileUrl.replace(/signature=.{4}/, 'signature=0000'))).statusCode).toBe(404);
    expect((await get(body.fileUrl.replace(/expires=\d/, 'expires=9'))).statusCode).toBe(404);
    expect((await get(`/files/${other.newGalleryEntry.path}?${query}`)).statusCode).toBe(404);
    const now = testApp.clock.now();
    testApp.clock.setTo(new Date(now.getTime() + 26 * 60 * 60_000));
    expect((await get(body.fileUrl)).statusCode).toBe(404);
    testApp.clock.setTo(now);
  });

  it.each([
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'FILE_TYPE_REFUSED'],
    ['a film', webmFilm, 'FILE_HAS_VIDEO'],
    ['a large picture', async () => Buffer.concat([await photo(), Buffer.alloc(11 * 1024 * 1024)]), 'FILE_TOO_LARGE'],
    ['a very large file', () => Buffer.alloc(16 * 1024 * 1024), 'FILE_TOO_LARGE'],
  ])('are refused where they are %s, and leave nothing', async (_, make, code) => {
    expect(await upload(await make())).toMatchObject({
      status: 422,
      body: { code, errors: [{ field: 'file', code }] },
    });
    expect(await rowsOf(ada.id)).toEqual([]);
  });

  it('are for people who have signed in, one file each', async () => {
    const { payload, type } = formOf(await photo());
    const visitor = await testApp.app.inject({
      method: 'POST',
      url: '/api/s3/uploadFile',
      headers: { 'content-type': type },
      payload,
    });
    expect(visitor.statusCode).toBe(401);
    const none = await testApp.call('POST', '/api/s3/uploadFile', { body: {}, token: ada.accessToken });
    expect(none).toMatchObject({ status: 422, body: { code: 'FILE_MISSING_IN_FORM' } });
  });

  it('that are cut off leave nothing', async () => {
    const { payload, type } = formOf(await photo());
    const cut = await testApp.app.inject({
      method: 'POST',
      url: '/api/s3/uploadFile',
      headers: { 'content-type': type, authorization: `Bearer ${ada.accessToken}` },
      payload: payload.subarray(0, payload.length - 60),
    });
    expect(cut.statusCode).toBe(400);
    expect(cut.json()).toMatchObject({ code: 'UPLOAD_CUT_OFF' });
    await testApp.app.listen(0, '127.0.0.1');
    const { port } = testApp.app.getHttpServer().address() as AddressInfo;
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        const head = [
          'POST /api/s3/uploadFile HTTP/1.1',
          'host: localhost',
          `authorization: Bearer ${ada.accessToken}`,
          `content-type: ${type}`,
          `content-length: ${payload.length}`,
        ];
        socket.write(`${head.join('\r\n')}\r\n\r\n`);
        socket.write(payload.subarray(0, 200), () => socket.destroy());
      });
      socket.once('close', () => resolve());
    });
    expect((await testApp.call('GET', '/api/me/account', { token: ada.accessToken })).status).toBe(200);
    expect(await rowsOf(ada.id)).toEqual([]);
  });

  it('are limited to 40 unused ones of a person, also 60 at once', async () => {
    const sound = mp3Sound(2);
    const answers = await Promise.all(
      Array.from({ length: 60 }, async () => {
        let answer = await upload(sound);
        while (answer.status === 429 || answer.status === 503) answer = await upload(sound);
        return answer;
      }),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(40);
    expect(answers.filter(({ body }) => body.code === 'TOO_MANY_UNUSED_FILES')).toHaveLength(20);
  });

  it('stay while something uses them, and are removed a day after nothing does', async () => {
    const used = (await upload(await photo())).body;
    const unused = (await upload(await photo())).body;
    await claim(used.newGalleryEntry.path);
    const now = testApp.clock.now();
    testApp.clock.setTo(new Date(now.getTime() + DAY + 60_000));
    await testApp.app.get(RemoveUnusedFiles).run();
    expect((await rowsOf(ada.id)).map(({ path: file }) => file)).toEqual([used.newGalleryEntry.path]);
    const kept = await readdir(path.join(folder, 'files'));
    expect(kept).toContain(used.newGalleryEntry.path);
    expect(kept).not.toContain(unused.newGalleryEntry.path);
    await expect(claim(unused.newGalleryEntry.path)).rejects.toMatchObject({ code: 'FILE_UNKNOWN' });
    testApp.clock.setTo(now);
  });

  it('are used by their owner for one thing, also with 40 at once', async () => {
    const { newGalleryEntry } = (await upload(await photo())).body;
    await expect(claim(newGalleryEntry.path, randomUUID())).rejects.toMatchObject({ code: 'FILE_UNKNOWN' });
    const claims = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => claim(newGalleryEntry.path, ada.id, `thing:${index}`)),
    );
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('uploads while the store is down', () => {
  let testApp: IdentityTestApp;
  beforeAll(async () => {
    testApp = await identityTestApp({
      S3_BUCKET: 'cicerone',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_ACCESS_KEY_ID: 'x',
      S3_SECRET_ACCESS_KEY: 'x',
    });
  });
  afterAll(() => testApp.close());

  it('say so, and leave nothing that could be used', async () => {
    const ada = await testApp.signUp();
    const { payload, type } = formOf(await photo());
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/s3/uploadFile?language=de_DE',
      headers: { 'content-type': type, authorization: `Bearer ${ada.accessToken}` },
      payload,
    });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(answer.json()).toMatchObject({ code: 'FILE_STORE_DOWN', detail: expect.stringContaining('Speicher') });
    const { rows } = await testApp.query('select removing_since from platform.stored_file where owner_id = $1', [
      ada.id,
    ]);
    expect(rows).toEqual([{ removing_since: expect.any(Date) }]);
  });
});
