import type { Api, SendOptions } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';

export type { UploadedFile } from '../../api/generated/types.gen.js';

/** Nothing is kept of a file whose upload was cancelled. */
export const uploadFile = (api: Api, file: File, options: Pick<SendOptions, 'onProgress' | 'signal'>) =>
  writeApi(api, 'POST /api/s3/uploadFile', { body: { file }, ...options });
