import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { FileLinks } from '../../../platform/files/file-links.js';
import { NotFound } from '../../../platform/http/http-problems.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { type Actor, NotSignedIn, PasswordConfirmationRequired } from '../../../shared-kernel/actor.js';
import { IdentityApi } from '../index.js';

export class DataExportView {
  @ApiProperty({ enum: ['none', 'preparing', 'ready'] }) state!: 'none' | 'preparing' | 'ready';
  @ApiProperty({ type: String, nullable: true, description: 'When a file that is ready is deleted.' })
  endsAt!: string | null;
}

export class DataExportLinkView {
  @ApiProperty({ description: 'An address on this site that works for an hour or two.' }) url!: string;
}

/** How far the file with all that is known about the actor is. */
export class FindDataExport extends Query<DataExportView> {
  constructor(readonly actor: Actor) {
    super();
  }
}

/** The link to the actor's file. Throws PasswordConfirmationRequired, and NotFound where no file is ready. */
export class FindDataExportLink extends Query<DataExportLinkView> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(FindDataExport)
export class FindDataExportHandler implements IQueryHandler<FindDataExport> {
  constructor(private readonly db: ReadDb) {}

  async execute({ actor }: FindDataExport): Promise<DataExportView> {
    const found = await this.db.first(sql<{ state: 'preparing' | 'ready'; endsAt: Date | null }>`
      select state, ends_at as "endsAt" from identity.data_export where user_id = ${actor.mustBePerson()}
    `);
    return { state: found?.state ?? 'none', endsAt: found?.endsAt?.toISOString() ?? null };
  }
}

@QueryHandler(FindDataExportLink)
export class FindDataExportLinkHandler implements IQueryHandler<FindDataExportLink> {
  constructor(
    private readonly db: ReadDb,
    private readonly links: FileLinks,
    private readonly identity: IdentityApi,
  ) {}

  async execute({ actor }: FindDataExportLink): Promise<DataExportLinkView> {
    const userId = actor.mustBePerson();
    if (!actor.sessionId) throw new NotSignedIn();
    if (!(await this.identity.hasConfirmedPassword(actor.sessionId))) throw new PasswordConfirmationRequired();
    const found = await this.db.first(sql<{ path: string }>`
      select path from identity.data_export where user_id = ${userId} and state = 'ready'
    `);
    if (!found) throw new NotFound();
    return { url: this.links.linkTo(found.path, 1) };
  }
}
