import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { FileMissingInForm, FileTooLarge, UploadCutOff } from './file.errors.js';
import { MOST_SOUND_MEGABYTES } from './uploads.js';

/** The limits of @fastify/multipart have these codes. */
const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE';
const TOO_MANY = new Set(['FST_FILES_LIMIT', 'FST_PARTS_LIMIT', 'FST_FIELDS_LIMIT']);

/** The only file of a multipart request, whole. Throws FileMissingInForm, FileTooLarge, UploadCutOff. */
export async function sentFile(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new FileMissingInForm();
  const found: Buffer[] = [];
  try {
    for await (const part of request.parts()) if (part.type === 'file') found.push(await whole(part));
  } catch (error) {
    const code = String((error as { code?: unknown }).code);
    if (code === TOO_LARGE) throw new FileTooLarge({ megabytes: MOST_SOUND_MEGABYTES });
    if (TOO_MANY.has(code)) throw new FileMissingInForm();
    throw new UploadCutOff();
  }
  const [only] = found;
  if (!only || found.length > 1) throw new FileMissingInForm();
  return only;
}

const whole = (part: MultipartFile): Promise<Buffer> => part.toBuffer();
