import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { FileLinks } from '../../../platform/files/file-links.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Managers, mustHaveManager } from '../domain/managers.js';

class ManagerProfile {
  @ApiProperty() firstName!: string;
  @ApiProperty() lastName!: string;
  @ApiProperty({ type: String, nullable: true, description: 'An address on this site that works for a day.' })
  picture!: string | null;
}

/** Who looks after the reader. */
export class MyManagerView {
  @ApiProperty({ type: ManagerProfile, nullable: true, description: 'Null: the team looks after the reader.' })
  manager!: ManagerProfile | null;
}

/** Throws NotSignedIn, or NotAllowed for who is neither a professional nor an approved guide. */
export class FindMyManagerView extends Query<MyManagerView> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(FindMyManagerView)
export class FindMyManagerViewHandler implements IQueryHandler<FindMyManagerView> {
  constructor(
    private readonly managers: Managers,
    private readonly links: FileLinks,
  ) {}

  async execute({ actor }: FindMyManagerView): Promise<MyManagerView> {
    const manager = await this.managers.findManagerOf(mustHaveManager(actor));
    if (!manager) return { manager: null };
    const { firstName, lastName, picture } = manager;
    return { manager: { firstName, lastName, picture: picture === null ? null : this.links.linkTo(picture) } };
  }
}
