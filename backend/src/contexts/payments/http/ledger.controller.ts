import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { FindLedger } from '../queries/find-ledger.js';
import { FindOrderBalance } from '../queries/find-order-balance.js';
import { FindPostings } from '../queries/find-postings.js';
import { LedgerView, OrderBalance, type PostingRow, PostingsPage } from '../queries/ledger-views.js';
import { OrderBalanceParams, PostingsRequest } from './ledger.requests.js';

/** The double-entry ledger. It is read here, and written by what it records. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('ledger.read')
@Controller('api/admin/ledger')
export class LedgerController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'The trial balance, and whether the ledger agrees with payments and refunds' })
  @ApiOkResponse({ type: LedgerView })
  find(@CurrentActor() actor: Actor): Promise<LedgerView> {
    return this.queries.execute(new FindLedger(actor));
  }

  @Get('postings')
  @ApiOperation({ summary: 'Lines of the ledger' })
  @ListAnswer<PostingRow>(PostingsPage, {
    name: 'postings',
    columns: {
      postedAt: ({ postedAt }) => postedAt,
      kind: ({ kind }) => kind,
      sourceId: ({ sourceId }) => sourceId,
      account: ({ account }) => account,
      amount: ({ amount }) => amount.amount,
      currency: ({ amount }) => amount.currency,
      order: ({ orderReference }) => orderReference,
    },
  })
  listPostings(@Query() request: PostingsRequest, @CurrentActor() actor: Actor): Promise<PostingsPage> {
    return this.queries.execute(new FindPostings(request, actor));
  }

  @Get('orders/:reference')
  @ApiOperation({ summary: 'The balances of one order' })
  @ApiOkResponse({ type: OrderBalance })
  @ApiProblems({ 422: ['VALIDATION_FAILED'] })
  findOrder(@Param() { reference }: OrderBalanceParams, @CurrentActor() actor: Actor): Promise<OrderBalance> {
    return this.queries.execute(new FindOrderBalance(reference, actor));
  }
}
