import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { AssignManagerOfUser } from '../commands/assign-manager-of-user.js';
import { ChangeUserRole } from '../commands/change-user-role.js';
import { RestoreUser } from '../commands/restore-user.js';
import { SuspendUser } from '../commands/suspend-user.js';
import { FindUserInfo } from '../queries/find-user-info.js';
import { FindUserRecord } from '../queries/find-user-record.js';
import { FindUsers } from '../queries/find-users.js';
import { UserRecord, UserRow, UsersPage } from '../queries/user-views.js';
import {
  AssignManagerRequest,
  ChangeRoleRequest,
  RestoreUserRequest,
  SuspendUserRequest,
  UserInfoRequest,
  UserParams,
  UsersRequest,
} from './user-administration.requests.js';

/** The accounts, for the team. Each write answers the record after the change. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('user.read')
@Controller('api/admin')
export class UserAdministrationController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get('get-user-info')
  @ApiOperation({ summary: 'Find accounts by the beginning of a name or an address, or by id' })
  @ApiOkResponse({ type: [UserRow], description: 'Twenty at most.' })
  findInfo(@Query() { query }: UserInfoRequest, @CurrentActor() actor: Actor): Promise<UserRow[]> {
    return this.queries.execute(new FindUserInfo(query, actor));
  }

  @Get('users')
  @ApiOperation({ summary: 'The accounts' })
  @ListAnswer<UserRow>(UsersPage, {
    name: 'users',
    columns: {
      id: ({ uuid }) => uuid,
      firstName: ({ firstName }) => firstName,
      lastName: ({ lastName }) => lastName,
      email: ({ email }) => email,
      role: ({ roleDetails }) => roleDetails.name,
      status: ({ status }) => status,
      accountType: ({ accountType }) => accountType,
      language: ({ language }) => language,
      signedUpAt: ({ signedUpAt }) => signedUpAt,
    },
  })
  list(@Query() request: UsersRequest, @CurrentActor() actor: Actor): Promise<UsersPage> {
    return this.queries.execute(new FindUsers(request, actor));
  }

  @Get('users/:id')
  @ApiOperation({ summary: 'One account' })
  @ApiOkResponse({ type: UserRecord })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  get(@Param() { id }: UserParams, @CurrentActor() actor: Actor): Promise<UserRecord> {
    return this.queries.execute(new FindUserRecord(id, actor));
  }

  @Post('users/:id/suspend')
  @Allowed('user.suspend')
  @HttpCode(200)
  @ApiOperation({ summary: 'Suspend an account: its sessions end, and the person is mailed the reason' })
  @ApiOkResponse({ type: UserRecord })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['CHANGED_MEANWHILE', 'STATUS_CHANGE_REFUSED', 'OWN_ACCOUNT_UNCHANGEABLE', 'LAST_SUPER_ADMIN'],
  })
  async suspend(
    @Param() { id }: UserParams,
    @Body() { reason, version }: SuspendUserRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UserRecord> {
    await this.commands.execute(new SuspendUser(id, reason, version, actor));
    return this.get({ id }, actor);
  }

  @Post('users/:id/restore')
  @Allowed('user.suspend')
  @HttpCode(200)
  @ApiOperation({ summary: 'Let a suspended account be used again' })
  @ApiOkResponse({ type: UserRecord })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CHANGED_MEANWHILE', 'STATUS_CHANGE_REFUSED'] })
  async restore(
    @Param() { id }: UserParams,
    @Body() { version }: RestoreUserRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UserRecord> {
    await this.commands.execute(new RestoreUser(id, version, actor));
    return this.get({ id }, actor);
  }

  @Put('users/:id/role')
  @Allowed('user.change-role')
  @ApiOperation({ summary: 'Give an account another role' })
  @ApiOkResponse({ type: UserRecord })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['CHANGED_MEANWHILE', 'OWN_ACCOUNT_UNCHANGEABLE', 'LAST_SUPER_ADMIN'],
  })
  async changeRole(
    @Param() { id }: UserParams,
    @Body() { role, version }: ChangeRoleRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UserRecord> {
    await this.commands.execute(new ChangeUserRole(id, role, version, actor));
    return this.get({ id }, actor);
  }

  @Put('users/:id/manager')
  @Allowed('user.assign-manager')
  @ApiOperation({ summary: 'Say who of the team looks after a professional or a guide' })
  @ApiOkResponse({ type: UserRecord })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['CHANGED_MEANWHILE', 'MANAGER_NOT_FOR_ACCOUNT'],
    422: ['VALIDATION_FAILED', 'MANAGER_NOT_OF_TEAM'],
  })
  async assignManager(
    @Param() { id }: UserParams,
    @Body() { manager, version }: AssignManagerRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UserRecord> {
    await this.commands.execute(new AssignManagerOfUser(id, manager, version, actor));
    return this.get({ id }, actor);
  }
}
