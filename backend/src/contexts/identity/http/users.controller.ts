import { Body, Controller, Param, Put } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { NotFound } from '../../../platform/http/http-problems.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { ChoosePicture } from '../commands/choose-picture.js';
import { FindSignedInUser, UserView } from '../queries/find-signed-in-user.js';
import { UserParameters, UserRequest } from './users.requests.js';

@ApiTags('Identity')
@ApiBearerAuth()
@SignedIn()
@Controller('api/user')
export class UsersController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Put(':id')
  @ApiOperation({ summary: 'Choose my picture' })
  @ApiOkResponse({ type: UserView })
  @ApiProblems({ 422: ['VALIDATION_FAILED', 'FILE_UNKNOWN'] })
  async change(
    @Param() { id }: UserParameters,
    @Body() { picture }: UserRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UserView> {
    if (!actor.owns(id)) throw new NotFound();
    await this.commands.execute(new ChoosePicture(picture, actor));
    return this.queries.execute(new FindSignedInUser(id));
  }
}
