import { parseBuffer } from 'music-metadata';
import { FileHasVideo, FileUnreadable } from './file.errors.js';
import type { SoundType } from './file-types.js';

/** Throws FileHasVideo for a film, and FileUnreadable where there is no sound in it. */
export async function mustBeSoundOnly(bytes: Buffer, type: SoundType): Promise<void> {
  const { format } = await parseBuffer(bytes, type, { skipCovers: true }).catch(() => {
    throw new FileUnreadable();
  });
  if (format.hasVideo || format.trackInfo.some(({ video }) => video !== undefined)) throw new FileHasVideo();
  if (!format.hasAudio && format.codec === undefined) throw new FileUnreadable();
}
