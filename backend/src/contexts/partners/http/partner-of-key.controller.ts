import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor } from '../../../platform/http/actor.js';
import { ByKey } from '../../../platform/http/integrator-keys.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { FindPartnerOfKey, PartnerOfKey } from '../queries/find-partner-of-key.js';

/** The first call of an integrator: whether the key works, and what it opens. */
@ApiTags('Partners')
@Controller('api/partner')
export class PartnerOfKeyController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ByKey('read')
  @ApiOperation({ summary: 'Whose key it is, and what it opens' })
  @ApiOkResponse({ type: PartnerOfKey })
  get(@CurrentActor() actor: Actor): Promise<PartnerOfKey> {
    return this.queries.execute(new FindPartnerOfKey(actor));
  }
}
