import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { DiskFileStore } from './disk-file-store.js';
import { S3FileStore } from './s3-file-store.js';
import { fileStoreContract } from './testing/file-store.contract.js';

const newFolder = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'cicerone-files-'));

fileStoreContract('a folder', async () => {
  const folder = await newFolder();
  return { store: new DiskFileStore(path.join(folder, 'files')), close: () => rm(folder, { recursive: true }) };
});

const settings = { bucket: 'cicerone', region: 'eu-central-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

fileStoreContract('a bucket', async () => {
  const folder = await newFolder();
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'cicerone' }],
  });
  const { port } = await server.run();
  return {
    store: new S3FileStore({ ...settings, endpoint: `http://127.0.0.1:${port}` }),
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
});

describe('a folder', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await newFolder();
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('shows a reader the old file or the new one, never a part', async () => {
    const store = new DiskFileStore(folder);
    const versions = ['a', 'b'].map((letter) => Buffer.alloc(200_000, letter));
    const write = (index: number): Promise<void> =>
      store.put('contended', versions[index % 2] ?? Buffer.alloc(0), 'text/plain');
    await write(0);
    const writes = Array.from({ length: 20 }, (_, index) => write(index));
    const seen = await Promise.all(Array.from({ length: 20 }, async () => (await store.get('contended')).bytes));
    await Promise.all(writes);
    expect(seen.every((bytes) => versions.some((version) => version.equals(bytes)))).toBe(true);
    await store.delete('contended');
  });

  it('keeps no half of a file whose writing failed', async () => {
    const store = new DiskFileStore(folder);
    await store.put('file', Buffer.from('x'), 'text/plain');
    await expect(store.put('file/inside', Buffer.from('x'), 'text/plain')).rejects.toThrow();
    expect((await readdir(folder)).sort()).toEqual(['.file.type', 'file']);
  });
});

describe('a bucket', () => {
  it('says so when nobody answers', async () => {
    await expect(new S3FileStore({ ...settings, endpoint: 'http://127.0.0.1:9' }).check()).rejects.toThrow();
  });
});
