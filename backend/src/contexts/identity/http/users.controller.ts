import { Body, Controller, Param, Put } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { NotFound, ValidationFailed } from '../../../platform/http/http-problems.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { ChoosePicture } from '../commands/choose-picture.js';
import { RestoreUser } from '../commands/restore-user.js';
import { SuspendUser } from '../commands/suspend-user.js';
import { StatusNotOwnToChange } from '../domain/user.errors.js';
import { FindSignedInUser, UserView } from '../queries/find-signed-in-user.js';
import { faultsIn, UserParameters, UserRequest } from './users.requests.js';

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
  @ApiOperation({
    summary: 'Choose a picture, or change the status of an account',
    description: 'People choose their own picture. Admins remove those of others and change their status.',
  })
  @ApiOkResponse({ type: UserView })
  @ApiProblems({
    403: ['FORBIDDEN'],
    409: ['CHANGED_MEANWHILE', 'STATUS_CHANGE_REFUSED', 'OWN_ACCOUNT_UNCHANGEABLE', 'LAST_SUPER_ADMIN'],
    422: ['VALIDATION_FAILED', 'FILE_UNKNOWN', 'STATUS_NOT_OWN_TO_CHANGE'],
  })
  async change(
    @Param() { id }: UserParameters,
    @Body() request: UserRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UserView> {
    if (!actor.owns(id) && !actor.can('user.suspend')) throw new NotFound();
    await this.commands.execute(changeOf(id, request, actor));
    return this.queries.execute(new FindSignedInUser(id));
  }
}

function changeOf(id: string, request: UserRequest, actor: Actor) {
  const { picture, status, reason = '', version } = request;
  if (status !== undefined && !actor.can('user.suspend')) throw new StatusNotOwnToChange();
  const faults = faultsIn(request);
  if (faults.length > 0) throw new ValidationFailed(faults);
  if (status === undefined) return new ChoosePicture(id, picture ?? null, actor);
  return status === 'suspended' ? new SuspendUser(id, reason, version, actor) : new RestoreUser(id, version, actor);
}
