import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { FileMissing, FilePathInvalid, FileStore } from '../file-store.js';

export interface StoreUnderTest {
  readonly store: FileStore;
  close(): Promise<void>;
}

const INVALID_PATHS = [
  ['leaves the store', '../secret'],
  ['is absolute', '/etc/passwd'],
  ['goes up', 'a/../b'],
  ['has an empty part', 'a//b'],
  ['is hidden', '.hidden'],
  ['has a hidden part', 'a/.hidden'],
  ['is empty', ''],
  ['is a folder', 'a/'],
  ['has a backslash', 'a\\b'],
  ['has a zero byte', 'a\0b'],
  ['is not ASCII', 'ü.txt'],
  ['is too long', 'x'.repeat(600)],
] as const;

/** Every file store keeps whole files and nothing else. */
export function fileStoreContract(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`${name} as a file store`, () => {
    let subject: StoreUnderTest;
    const store = (): FileStore => subject.store;

    beforeAll(async () => {
      subject = await open();
    });
    afterAll(async () => {
      await subject.close();
    });

    it('answers what was put, with its type', async () => {
      const bytes = randomBytes(300_000);
      await store().put('photos/2026/one.webp', bytes, 'image/webp');
      const file = await store().get('photos/2026/one.webp');
      expect(file.bytes.equals(bytes)).toBe(true);
      expect(file.contentType).toBe('image/webp');
    });

    it('keeps an empty file', async () => {
      await store().put('empty.txt', Buffer.alloc(0), 'text/plain');
      expect((await store().get('empty.txt')).bytes).toHaveLength(0);
    });

    it('replaces what was there, type included', async () => {
      await store().put('page.txt', Buffer.from('first'), 'text/plain');
      await store().put('page.txt', Buffer.from('2'), 'text/csv');
      expect(await store().get('page.txt')).toEqual({ bytes: Buffer.from('2'), contentType: 'text/csv' });
    });

    it('does not have what was never put, nor what was deleted', async () => {
      await expect(store().get('never/put.txt')).rejects.toThrow(FileMissing);
      await store().put('gone.txt', Buffer.from('x'), 'text/plain');
      await store().delete('gone.txt');
      await expect(store().get('gone.txt')).rejects.toThrow(FileMissing);
    });

    it('deletes what is not there without a word', async () => {
      await store().delete('never/put.txt');
    });

    it.each(INVALID_PATHS)('refuses a path that %s', async (_, path) => {
      await expect(store().put(path, Buffer.from('x'), 'text/plain')).rejects.toThrow(FilePathInvalid);
      await expect(store().get(path)).rejects.toThrow(FilePathInvalid);
      await expect(store().delete(path)).rejects.toThrow(FilePathInvalid);
    });

    it('says that it works', async () => {
      await store().check();
    });
  });
}
