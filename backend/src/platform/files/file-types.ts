import { fileTypeFromBuffer } from 'file-type';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

export const SOUND_TYPES = ['audio/mpeg', 'audio/wav', 'audio/ogg', 'audio/webm', 'audio/mp4'] as const;
export type SoundType = (typeof SOUND_TYPES)[number];

export type UploadType = PictureType | SoundType;

/** What the content says, as file-type names it, and the type under which we serve it. */
const ACCEPTED: Readonly<Record<string, UploadType>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/gif': 'image/gif',
  'audio/mpeg': 'audio/mpeg',
  'audio/wav': 'audio/wav',
  'audio/ogg': 'audio/ogg',
  'audio/ogg; codecs=opus': 'audio/ogg',
  'application/ogg': 'audio/ogg',
  'video/webm': 'audio/webm',
  'video/mp4': 'audio/mp4',
  'audio/mp4': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
};

const EXTENSION: Readonly<Record<UploadType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/ogg': 'ogg',
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
};

export const extensionOf = (type: UploadType): string => EXTENSION[type];

export const isPicture = (type: UploadType): type is PictureType => type.startsWith('image/');

/** The type of the content, whatever its name or sender says; undefined where it is none of the accepted ones. */
export async function sniff(bytes: Buffer): Promise<UploadType | undefined> {
  const found = await fileTypeFromBuffer(bytes);
  return found && ACCEPTED[found.mime];
}
