import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { FindMyPromoCode } from '../queries/find-my-promo-code.js';
import { MyPromoCode } from '../queries/promo-code-views.js';

/** A professional's own code. */
@ApiTags('Identity')
@ApiBearerAuth()
@SignedIn()
@Controller('api/me/promo-code')
export class MyPromoCodeController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'My personal promo code, as long as it works' })
  @ApiOkResponse({ type: MyPromoCode })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  find(@CurrentActor() actor: Actor): Promise<MyPromoCode> {
    return this.queries.execute(new FindMyPromoCode(actor));
  }
}
