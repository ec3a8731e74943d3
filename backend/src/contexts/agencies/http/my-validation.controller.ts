import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { ApplyAgain } from '../commands/apply-again.js';
import { FindMyValidation } from '../queries/find-my-validation.js';
import { MyValidation } from '../queries/professional-views.js';

/** A professional's own validation. */
@ApiTags('Identity')
@ApiBearerAuth()
@SignedIn()
@Controller('api/me/validation')
export class MyValidationController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'How the validation of my business account stands' })
  @ApiOkResponse({ type: MyValidation })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  find(@CurrentActor() actor: Actor): Promise<MyValidation> {
    return this.queries.execute(new FindMyValidation(actor));
  }

  @Post('again')
  @WithoutBody()
  @HttpCode(200)
  @ApiOperation({ summary: 'Ask the team to look again, after a rejection' })
  @ApiOkResponse({ type: MyValidation })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['PROFESSIONAL_NOT_REJECTED'] })
  async applyAgain(@CurrentActor() actor: Actor): Promise<MyValidation> {
    await this.commands.execute(new ApplyAgain(actor));
    return this.find(actor);
  }
}
