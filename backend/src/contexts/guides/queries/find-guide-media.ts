import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import sharp from 'sharp';
import { FileMissing, FileStore, type StoredFile } from '../../../platform/files/file-store.js';
import { type Asker, RasterQueue } from '../../../platform/files/raster-queue.js';
import { NotFound } from '../../../platform/http/http-problems.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { GuideAccounts } from '../domain/guide-accounts.js';

/** Pixels of a side. */
export const PORTRAIT_WIDTHS = [96, 192, 384, 768] as const;

/** The portrait of a guide who is shown, square. Throws NotFound. */
export class FindPortrait extends Query<StoredFile> {
  constructor(
    readonly slug: string,
    readonly width: number,
    readonly asker: Asker,
  ) {
    super();
  }
}

/** The greeting of a guide who is shown. Throws NotFound. */
export class FindGreeting extends Query<StoredFile> {
  constructor(readonly slug: string) {
    super();
  }
}

/** Files of guides whose account is approved, and of nobody else. */
abstract class GuideMedia {
  constructor(
    protected readonly db: ReadDb,
    protected readonly accounts: GuideAccounts,
    protected readonly store: FileStore,
  ) {}

  protected async read(slug: string, file: 'picture' | 'greeting'): Promise<StoredFile> {
    const row = await this.db.first(sql<{ id: string; path: string | null }>`
      select user_id as id, ${sql.ref(file)} as path from guides.guide where slug = ${slug} and active
    `);
    if (!row || row.path === null) throw new NotFound();
    const [approved] = await this.accounts.approvedAmong([row.id]);
    if (!approved) throw new NotFound();
    return this.store.get(row.path).catch((error: unknown) => {
      throw error instanceof FileMissing ? new NotFound() : error;
    });
  }
}

@QueryHandler(FindPortrait)
export class FindPortraitHandler extends GuideMedia implements IQueryHandler<FindPortrait> {
  constructor(
    db: ReadDb,
    accounts: GuideAccounts,
    store: FileStore,
    private readonly rasters: RasterQueue,
  ) {
    super(db, accounts, store);
  }

  async execute({ slug, width, asker }: FindPortrait): Promise<StoredFile> {
    const { bytes } = await this.read(slug, 'picture');
    const make = (): Promise<Buffer> =>
      sharp(bytes).resize(width, width, { fit: 'cover', position: 'attention' }).webp({ quality: 82 }).toBuffer();
    return { bytes: await this.rasters.run(make, asker, asker.gone), contentType: 'image/webp' };
  }
}

@QueryHandler(FindGreeting)
export class FindGreetingHandler extends GuideMedia implements IQueryHandler<FindGreeting> {
  constructor(db: ReadDb, accounts: GuideAccounts, store: FileStore) {
    super(db, accounts, store);
  }

  execute({ slug }: FindGreeting): Promise<StoredFile> {
    return this.read(slug, 'greeting');
  }
}
