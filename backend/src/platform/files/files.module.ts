import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Config } from '../config.js';
import { DiskFileStore } from './disk-file-store.js';
import { registerProblems } from '../http/problem-texts.js';
import { fileProblems } from './file.problems.js';
import { FileLinks } from './file-links.js';
import { FileStore } from './file-store.js';
import { FilesController } from './files.controller.js';
import { RasterQueue } from './raster-queue.js';
import { RemoveUnusedFiles } from './remove-unused-files.job.js';
import { StoredFiles } from './stored-files.js';
import { Uploads } from './uploads.js';
import { UploadsController } from './uploads.controller.js';

registerProblems(fileProblems);

/** People's uploads, and the file store: S3 where it is configured, else the folder `files` of DATA_DIR. */
@Global()
@Module({
  controllers: [UploadsController, FilesController],
  providers: [
    { provide: FileStore, inject: [Config], useFactory: fileStoreFor },
    FileLinks,
    StoredFiles,
    Uploads,
    RasterQueue,
    RemoveUnusedFiles,
  ],
  exports: [FileStore, FileLinks, StoredFiles, RasterQueue],
})
export class FilesModule {}

/** Amazon's library takes ten megabytes: it is loaded where it is used. */
async function fileStoreFor(config: Config): Promise<FileStore> {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_ENDPOINT } = config;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return new DiskFileStore(path.join(config.dataDir, 'files'));
  const { S3FileStore } = await import('./s3-file-store.js');
  return new S3FileStore({
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    endpoint: S3_ENDPOINT,
  });
}
