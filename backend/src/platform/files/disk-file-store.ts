import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FileMissing, FileStore, safePath, type StoredFile } from './file-store.js';

/** Files under one folder; the content type stands in a small file beside each. */
export class DiskFileStore extends FileStore {
  constructor(private readonly folder: string) {
    super();
  }

  async put(name: string, bytes: Buffer, contentType: string): Promise<void> {
    const file = this.file(name);
    await mkdir(path.dirname(file), { recursive: true });
    await this.replace(this.typeFile(name), contentType);
    await this.replace(file, bytes);
  }

  async get(name: string): Promise<StoredFile> {
    try {
      const [bytes, contentType] = await Promise.all([
        readFile(this.file(name)),
        readFile(this.typeFile(name), 'utf8'),
      ]);
      return { bytes, contentType };
    } catch (error) {
      throw isAbsent(error) ? new FileMissing(name) : error;
    }
  }

  async delete(name: string): Promise<void> {
    await rm(this.file(name), { force: true });
    await rm(this.typeFile(name), { force: true });
  }

  async check(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await access(this.folder, constants.R_OK | constants.W_OK);
  }

  /** A reader sees the old content or the new, never a half: the name moves in one step. */
  private async replace(file: string, content: Buffer | string): Promise<void> {
    const half = path.join(path.dirname(file), `.${randomUUID()}.half`);
    try {
      await writeFile(half, content, { flush: true });
      await rename(half, file);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  }

  private file(name: string): string {
    return path.join(this.folder, safePath(name));
  }

  /** Begins with a dot, as no name in the store does. */
  private typeFile(name: string): string {
    const file = this.file(name);
    return path.join(path.dirname(file), `.${path.basename(file)}.type`);
  }
}

const isAbsent = (error: unknown): boolean =>
  ['ENOENT', 'EISDIR', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');
