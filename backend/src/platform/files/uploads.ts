import { Injectable, Logger } from '@nestjs/common';
import { Ids } from '../../shared-kernel/building-blocks/ids.js';
import { Commands } from '../commands.js';
import { cleanPicture } from './clean-picture.js';
import { FileStoreDown, FileTooLarge, FileTypeRefused } from './file.errors.js';
import { FileStore } from './file-store.js';
import { extensionOf, isPicture, sniff, type UploadType } from './file-types.js';
import { type Asker, RasterQueue } from './raster-queue.js';
import { mustBeSoundOnly } from './sound-tracks.js';
import { StoredFiles } from './stored-files.js';

export interface Upload {
  /** The file's name in the store, and the key by which the person's forms name it. */
  readonly path: string;
  readonly contentType: UploadType;
}

const MEGABYTE = 1024 * 1024;
export const MOST_PICTURE_MEGABYTES = 10;
export const MOST_SOUND_MEGABYTES = 15;

/** Takes a person's file: looks at its content, cleans a picture, and stores it under a random name. */
@Injectable()
export class Uploads {
  private readonly logger = new Logger('Uploads');

  constructor(
    private readonly commands: Commands,
    private readonly files: StoredFiles,
    private readonly store: FileStore,
    private readonly rasters: RasterQueue,
    private readonly ids: Ids,
  ) {}

  /** Throws FileTypeRefused, FileUnreadable, FileHasVideo, FileTooLarge, TooManyUnusedFiles, FileStoreDown. */
  async take(sent: Buffer, ownerId: string, asker: Asker): Promise<Upload> {
    const contentType = await sniff(sent);
    if (!contentType) throw new FileTypeRefused();
    const bytes = await this.cleaned(sent, contentType, asker);
    const path = `${this.ids.secret(24)}.${extensionOf(contentType)}`;
    await this.commands.inTransaction(() => this.files.add({ path, ownerId, contentType, bytes: bytes.length }));
    try {
      await this.store.put(path, bytes, contentType);
    } catch (error) {
      this.logger.error(error);
      // The store may have kept it all the same: the job removes it.
      await this.commands.inTransaction(() => this.files.giveUp(path));
      throw new FileStoreDown();
    }
    return { path, contentType };
  }

  private async cleaned(sent: Buffer, type: UploadType, asker: Asker): Promise<Buffer> {
    const megabytes = isPicture(type) ? MOST_PICTURE_MEGABYTES : MOST_SOUND_MEGABYTES;
    if (sent.length > megabytes * MEGABYTE) throw new FileTooLarge({ megabytes });
    if (isPicture(type)) return this.rasters.run(() => cleanPicture(sent, type), asker, asker.gone);
    await mustBeSoundOnly(sent, type);
    return sent;
  }
}
