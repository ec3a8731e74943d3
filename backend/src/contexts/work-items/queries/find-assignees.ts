import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Admins } from '../domain/admins.js';

export class AssigneeView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() name!: string;
}

/** The admins to whom a work item can be assigned, by name. */
export class FindAssignees extends Query<readonly AssigneeView[]> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(FindAssignees)
export class FindAssigneesHandler implements IQueryHandler<FindAssignees> {
  constructor(private readonly admins: Admins) {}

  async execute({ actor }: FindAssignees): Promise<readonly AssigneeView[]> {
    actor.mustBeAllowed('work-item.read');
    return this.admins.findAll();
  }
}
