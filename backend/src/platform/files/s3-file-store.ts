import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { FileMissing, FileStore, safePath, type StoredFile } from './file-store.js';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Where an S3-compatible store answers, where it is not Amazon's. */
  readonly endpoint?: string;
}

const REQUEST_MILLISECONDS = 10_000;

/** Files in one bucket. The bucket is private: browsers get files through our own routes. */
export class S3FileStore extends FileStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ bucket, region, accessKeyId, secretAccessKey, endpoint }: S3Settings) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Stores other than Amazon's have no host name per bucket and do not all know the newer checksums.
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: 3,
    });
  }

  async put(path: string, bytes: Buffer, contentType: string): Promise<void> {
    const command = new PutObjectCommand({ ...this.object(path), Body: bytes, ContentType: contentType });
    await this.client.send(command, deadline());
  }

  async get(path: string): Promise<StoredFile> {
    try {
      const { Body, ContentType } = await this.client.send(new GetObjectCommand(this.object(path)), deadline());
      const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
      return { bytes, contentType: ContentType ?? 'application/octet-stream' };
    } catch (error) {
      throw error instanceof NoSuchKey ? new FileMissing(path) : error;
    }
  }

  async delete(path: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.object(path)), deadline());
  }

  async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }), deadline());
  }

  private object(path: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: safePath(path) };
  }
}

const deadline = (): { abortSignal: AbortSignal } => ({ abortSignal: AbortSignal.timeout(REQUEST_MILLISECONDS) });
