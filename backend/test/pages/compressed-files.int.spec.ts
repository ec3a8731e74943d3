import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CLIENT_FILES } from '../../src/platform/ssr/frontend-bundle.js';
import { Site } from './site.js';

const WORTH_COMPRESSING = 1000;
const IS_TEXT = /^(text\/|image\/svg|application\/(javascript|json|xml|manifest))/;

let site: Site;
let names: readonly string[];

beforeAll(async () => {
  site = await Site.open();
  const files = await readdir(CLIENT_FILES, { recursive: true, withFileTypes: true });
  names = files
    .filter((file) => file.isFile())
    .map((file) => path.relative(CLIENT_FILES, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/'))
    .filter((name) => !/^\.vite\/|\.(br|gz)$/.test(name));
});
afterAll(() => site.close());

describe('the files of the site', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'that are texts of more than a kilobyte were compressed as %s when they were built',
    async (encoding, read) => {
      const larger: string[] = [];
      const sent = new Set<string>();
      for (const name of names) {
        const plain = await readFile(path.join(CLIENT_FILES, name));
        if (plain.length < WORTH_COMPRESSING) continue;
        const { status, headers, bytes } = await site.get(`/${name}`, { 'accept-encoding': encoding });
        expect([name, status]).toEqual([name, 200]);
        if (!IS_TEXT.test(String(headers['content-type']))) continue;
        sent.add(path.extname(name));
        const beside = await readFile(path.join(CLIENT_FILES, `${name}.${encoding === 'br' ? 'br' : 'gz'}`)).catch(
          () => undefined,
        );
        const isSent = headers['content-encoding'] === encoding && beside?.equals(bytes) === true;
        if (!isSent || bytes.length >= plain.length || !read(bytes).equals(plain)) larger.push(name);
      }
      expect(larger).toEqual([]);
      expect([...sent].sort()).toEqual(['.css', '.js', '.json', '.svg']);
    },
  );
});
