import { describe, expect, it } from '@jest/globals';
import { gunzipSync } from 'node:zlib';
import { StoredPage } from './stored-page.js';

describe('a stored page', () => {
  const page = new StoredPage(200, ['Rom, ', 'Αθήνα, ', '東京'], 0);

  it('is its pieces together, compressed or not', () => {
    expect(page.text.toString()).toBe('Rom, Αθήνα, 東京');
    expect(gunzipSync(page.gzipped).toString()).toBe('Rom, Αθήνα, 東京');
  });

  it('is compressed once', () => {
    expect(page.gzipped).toBe(page.gzipped);
  });

  it('has a tag of its text', () => {
    expect(page.etag).toBe(new StoredPage(200, ['Rom, Αθήνα, 東京'], 1).etag);
    expect(page.etag).not.toBe(new StoredPage(200, ['Rom'], 0).etag);
  });
});
