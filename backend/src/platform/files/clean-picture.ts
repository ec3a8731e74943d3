import sharp from 'sharp';
import { FileUnreadable } from './file.errors.js';
import type { PictureType } from './file-types.js';

/** A picture of a telephone has 50 million pixels. Each takes four bytes while it is decoded. */
const MOST_PIXELS = 50_000_000;
/** The longer side, for the widest place on a sharp screen. */
const LARGEST_SIDE = 2400;

/**
 * The picture as new: turned upright, made smaller where it is very large, without metadata and anything hidden behind
 * it. Of an animation the first frame. Throws FileUnreadable.
 */
export async function cleanPicture(bytes: Buffer, type: PictureType): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true, failOn: 'error' })
      .autoOrient()
      .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    if (type === 'image/jpeg') return await picture.jpeg({ quality: 85, mozjpeg: true }).toBuffer();
    return await (type === 'image/png' ? picture.png({ compressionLevel: 9 }) : picture.gif()).toBuffer();
  } catch {
    throw new FileUnreadable();
  }
}
