import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { AssignWorkItem } from '../commands/assign-work-item.js';
import { ReopenWorkItem } from '../commands/reopen-work-item.js';
import { ResolveWorkItem } from '../commands/resolve-work-item.js';
import { AssigneeView, FindAssignees } from '../queries/find-assignees.js';
import { FindWorkItem } from '../queries/find-work-item.js';
import { FindWorkItems } from '../queries/find-work-items.js';
import { WorkItemsPage, WorkItemView } from '../queries/work-item-view.js';
import {
  AssigneesRequest,
  AssignWorkItemRequest,
  ReopenWorkItemRequest,
  ResolveWorkItemRequest,
  WorkItemParams,
  WorkItemsRequest,
} from './work-items.requests.js';

@ApiTags('admin')
@ApiBearerAuth()
@Allowed('work-item.read')
@Controller('api/admin')
export class WorkItemsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get('work-items')
  @ApiOperation({ summary: 'What a person of the team must look at, or what was resolved' })
  @ListAnswer<WorkItemView>(WorkItemsPage, {
    name: 'work-items',
    columns: {
      id: ({ id }) => id,
      context: ({ context }) => context,
      kind: ({ kind }) => kind,
      state: ({ state }) => state,
      subjectType: ({ subject }) => subject.type,
      subject: ({ subject }) => subject.reference ?? subject.id,
      raisedAt: ({ raisedAt }) => raisedAt,
      dueAt: ({ dueAt }) => dueAt,
      assignedTo: ({ assignedTo }) => assignedTo?.name ?? assignedTo?.id,
      resolvedAt: ({ resolution }) => resolution?.at,
      resolvedBy: ({ resolution }) => resolution?.by?.name ?? resolution?.by?.id,
      note: ({ resolution }) => resolution?.note,
      facts: ({ facts }) => JSON.stringify(facts),
    },
  })
  find(@Query() { overdue, ...filter }: WorkItemsRequest, @CurrentActor() actor: Actor): Promise<WorkItemsPage> {
    return this.queries.execute(new FindWorkItems({ ...filter, overdue: overdue === 'true' }, actor));
  }

  @Get('work-item-assignees')
  @ApiOperation({ summary: 'The admins to whom a work item can be assigned' })
  @ApiOkResponse({ type: [AssigneeView] })
  findAssignees(@Query() _: AssigneesRequest, @CurrentActor() actor: Actor): Promise<readonly AssigneeView[]> {
    return this.queries.execute(new FindAssignees(actor));
  }

  @Get('work-items/:id')
  @ApiOperation({ summary: 'One matter with its facts' })
  @ApiOkResponse({ type: WorkItemView })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  findOne(@Param() { id }: WorkItemParams, @CurrentActor() actor: Actor): Promise<WorkItemView> {
    return this.queries.execute(new FindWorkItem(id, actor));
  }

  @Post('work-items/:id/assign')
  @Allowed('work-item.resolve')
  @HttpCode(204)
  @ApiOperation({ summary: 'Says which admin looks after it' })
  @ApiNoContentResponse()
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['WORK_ITEM_ALREADY_RESOLVED', 'CHANGED_MEANWHILE'],
    422: ['VALIDATION_FAILED', 'ASSIGNEE_UNKNOWN'],
  })
  async assign(
    @Param() { id }: WorkItemParams,
    @Body() { assignee, version }: AssignWorkItemRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.commands.execute(new AssignWorkItem(id, assignee ?? null, version, actor));
  }

  @Post('work-items/:id/resolve')
  @Allowed('work-item.resolve')
  @HttpCode(204)
  @ApiOperation({ summary: 'Takes it out of the queue, with a note of what was done' })
  @ApiNoContentResponse()
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['WORK_ITEM_ALREADY_RESOLVED', 'CHANGED_MEANWHILE'] })
  async resolve(
    @Param() { id }: WorkItemParams,
    @Body() { note, version }: ResolveWorkItemRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.commands.execute(new ResolveWorkItem(id, note, version, actor));
  }

  @Post('work-items/:id/reopen')
  @Allowed('work-item.resolve')
  @HttpCode(204)
  @ApiOperation({ summary: 'Puts it back into the queue' })
  @ApiNoContentResponse()
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['WORK_ITEM_STILL_OPEN', 'WORK_ITEM_RAISED_AGAIN', 'CHANGED_MEANWHILE'],
  })
  async reopen(
    @Param() { id }: WorkItemParams,
    @Body() { version }: ReopenWorkItemRequest,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    await this.commands.execute(new ReopenWorkItem(id, version, actor));
  }
}
