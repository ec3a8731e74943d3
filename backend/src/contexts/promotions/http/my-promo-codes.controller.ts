import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { FindMyPromoCodes } from '../queries/find-my-promo-codes.js';
import { MyPromoCodes } from '../queries/promo-code-views.js';

/** A professional's own code. */
@ApiTags('Identity')
@ApiBearerAuth()
@SignedIn()
@Controller('api/me/promo-codes')
export class MyPromoCodesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'My personal promo codes, as long as they work' })
  @ApiOkResponse({ type: MyPromoCodes })
  find(@CurrentActor() actor: Actor): Promise<MyPromoCodes> {
    return this.queries.execute(new FindMyPromoCodes(actor));
  }
}
