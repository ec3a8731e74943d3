import { Controller, Delete, Get, HttpCode, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { EndOtherSessions } from '../commands/end-other-sessions.js';
import { EndSession } from '../commands/end-session.js';
import { FindLoginHistory, LoginHistory } from '../queries/find-login-history.js';
import { LoginHistoryParameters, LoginHistoryRequest } from './sessions.requests.js';

/** Where a person is signed in, and has been. */
@ApiTags('Identity')
@ApiBearerAuth()
@SignedIn()
@Controller('api')
export class SessionsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get('user/:id/login-history')
  @ApiOperation({ summary: 'My logins in the last 12 months, the latest first' })
  @ApiOkResponse({ type: LoginHistory })
  history(
    @Param() { id }: LoginHistoryParameters,
    @Query() { page, pageSize, language }: LoginHistoryRequest,
    @CurrentActor() actor: Actor,
  ): Promise<LoginHistory> {
    return this.queries.execute(new FindLoginHistory(id, page, pageSize, language, actor));
  }

  @Delete('me/sessions')
  @HttpCode(204)
  @WithoutBody()
  @ApiOperation({ summary: 'Sign me out everywhere but here' })
  @ApiNoContentResponse()
  async endOthers(@CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new EndOtherSessions(actor));
  }

  @Delete('me/sessions/:id')
  @HttpCode(204)
  @WithoutBody()
  @ApiOperation({ summary: 'End a login of mine' })
  @ApiNoContentResponse()
  @ApiProblems({ 404: ['SESSION_UNKNOWN'] })
  async end(@Param() { id }: LoginHistoryParameters, @CurrentActor() actor: Actor): Promise<void> {
    await this.commands.execute(new EndSession(id, actor));
  }
}
