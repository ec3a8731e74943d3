import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { Config } from '../config.js';
import { DiskFileStore } from './disk-file-store.js';
import { FileStore } from './file-store.js';

/** The file store: S3 where it is configured, else the folder `files` of DATA_DIR. */
@Global()
@Module({
  providers: [{ provide: FileStore, inject: [Config], useFactory: fileStoreFor }],
  exports: [FileStore],
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
