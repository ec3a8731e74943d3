import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { cleanPicture } from './clean-picture.js';
import { sniff, type SoundType, type UploadType } from './file-types.js';
import { mustBeSoundOnly } from './sound-tracks.js';
import { mp3Sound, mp4Film, mp4Sound, oggSound, wavSound, webmFilm, webmSound } from './testing/sounds.js';

const photo = (format: 'jpeg' | 'png' | 'gif', width = 40, height = 20): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'Ada Rossi' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toFormat(format)
    .toBuffer();

describe('the content of an upload', () => {
  it.each<[UploadType, () => Promise<Buffer> | Buffer]>([
    ['image/jpeg', () => photo('jpeg')],
    ['image/png', () => photo('png')],
    ['image/gif', () => photo('gif')],
    ['audio/mpeg', mp3Sound],
    ['audio/wav', wavSound],
    ['audio/ogg', oggSound],
    ['audio/webm', webmSound],
    ['audio/mp4', mp4Sound],
  ])('says that it is %s', async (type, make) => {
    expect(await sniff(await make())).toBe(type);
  });

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing with script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a document', '%PDF-1.7\n%âãÏÓ\n'],
    ['nothing', ''],
  ])('is refused where it is %s', async (_, text) => {
    expect(await sniff(Buffer.from(text, 'latin1'))).toBeUndefined();
  });

  it.each<[SoundType, () => Buffer]>([
    ['audio/mpeg', mp3Sound],
    ['audio/wav', wavSound],
    ['audio/ogg', oggSound],
    ['audio/webm', webmSound],
    ['audio/mp4', mp4Sound],
  ])('may be sound alone: %s', async (type, make) => {
    await expect(mustBeSoundOnly(make(), type)).resolves.toBeUndefined();
  });

  it.each<[SoundType, () => Buffer]>([
    ['audio/webm', webmFilm],
    ['audio/mp4', mp4Film],
  ])('may not be a film: %s', async (type, make) => {
    expect(await sniff(make())).toBe(type);
    await expect(mustBeSoundOnly(make(), type)).rejects.toMatchObject({ code: 'FILE_HAS_VIDEO' });
  });
});

describe('an uploaded picture', () => {
  it.each(['jpeg', 'png', 'gif'] as const)('is turned upright and loses its metadata: %s', async (format) => {
    const cleaned = await cleanPicture(await photo(format), `image/${format}`);
    const { width, height, exif, orientation, pages } = await sharp(cleaned).metadata();
    const turned = format === 'gif' ? [40, 20] : [20, 40];
    expect([width, height, exif, orientation, pages ?? 1]).toEqual([...turned, undefined, undefined, 1]);
    expect(cleaned.includes('Ada Rossi')).toBe(false);
  });

  it('is made smaller where it is very large', async () => {
    const { width, height } = await sharp(await cleanPicture(await photo('png', 3000, 10), 'image/png')).metadata();
    expect([width, height].sort((a = 0, b = 0) => a - b)).toEqual([8, 2400]);
  });

  it('is refused where it claims more pixels than it should, or ends early', async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(cleanPicture(bomb, 'image/png')).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
    const half = (await photo('jpeg', 400, 400)).subarray(0, 600);
    await expect(cleanPicture(half, 'image/jpeg')).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
  });
});
