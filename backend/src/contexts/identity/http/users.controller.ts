import { Body, Controller, Param, Put } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { NotFound, ValidationFailed } from '../../../platform/http/http-problems.js';
import type { FieldProblem } from '../../../platform/http/problem.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { ChoosePicture } from '../commands/choose-picture.js';
import { RestoreUser } from '../commands/restore-user.js';
import { SuspendUser } from '../commands/suspend-user.js';
import { StatusNotOwnToChange } from '../domain/user.errors.js';
import { FindSignedInUser, UserView } from '../queries/find-signed-in-user.js';
import { RegisteredStatusSteps } from '../processes/registered-status-steps.js';
import { faultsIn, isOwnStep, UserParameters, UserRequest } from './users.requests.js';

@ApiTags('Identity')
@ApiBearerAuth()
@SignedIn()
@Controller('api/user')
export class UsersController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly steps: RegisteredStatusSteps,
  ) {}

  @Put(':id')
  @ApiOperation({
    summary: 'Choose a picture, or change the status of an account',
    description:
      'People choose their own picture and take the steps of their own application. Admins remove pictures of others and change their status.',
  })
  @ApiOkResponse({ type: UserView })
  @ApiProblems({
    403: ['FORBIDDEN'],
    404: ['NOT_FOUND'],
    409: [
      'APPLICATION_STATUS_REFUSED',
      'CHANGED_MEANWHILE',
      'STATUS_CHANGE_REFUSED',
      'OWN_ACCOUNT_UNCHANGEABLE',
      'LAST_SUPER_ADMIN',
    ],
    422: ['VALIDATION_FAILED', 'FILE_UNKNOWN', 'STATUS_NOT_OWN_TO_CHANGE', 'APPLICATION_INCOMPLETE'],
  })
  async change(
    @Param() { id }: UserParameters,
    @Body() request: UserRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UserView> {
    if (!actor.owns(id) && !actor.can('user.suspend')) throw new NotFound();
    const faults = faultsIn(request);
    if (isOwnStep(request.status) && actor.owns(id)) {
      if (faults.length > 0) throw new ValidationFailed(faults);
      await this.steps.take(request.status, actor);
    } else {
      await this.commands.execute(changeOf(id, request, faults, actor));
    }
    return this.queries.execute(new FindSignedInUser(id));
  }
}

function changeOf(id: string, request: UserRequest, faults: FieldProblem[], actor: Actor) {
  const { picture, status, reason = '', version } = request;
  if (isOwnStep(status) || (status !== undefined && !actor.can('user.suspend'))) throw new StatusNotOwnToChange();
  if (faults.length > 0) throw new ValidationFailed(faults);
  if (status === undefined) return new ChoosePicture(id, picture ?? null, actor);
  return status === 'suspended' ? new SuspendUser(id, reason, version, actor) : new RestoreUser(id, version, actor);
}
