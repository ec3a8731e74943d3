import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { FindOrderRecord, OrderRecord } from '../queries/find-order-record.js';
import { FindOrdersForTeam, OrderRow, OrdersPage } from '../queries/find-orders-for-team.js';
import { OrderRecordParams, OrderRecordRequest, OrdersRequest } from './order-administration.requests.js';

/** The orders, for the team. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('order.read-any')
@Controller('api/admin/orders')
export class OrderAdministrationController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'The orders' })
  @ListAnswer<OrderRow>(OrdersPage, {
    name: 'orders',
    columns: {
      reference: ({ reference }) => reference,
      status: ({ status }) => status,
      customer: ({ customer }) => customer,
      email: ({ email }) => email,
      bookings: ({ bookingReferences }) => bookingReferences.join(' '),
      total: ({ total }) => total.amount,
      currency: ({ total }) => total.currency,
      placedAt: ({ placedAt }) => placedAt,
      startsAt: ({ startsAt }) => startsAt,
    },
  })
  list(@Query() request: OrdersRequest, @CurrentActor() actor: Actor): Promise<OrdersPage> {
    return this.queries.execute(new FindOrdersForTeam(request, actor));
  }

  @Get(':reference')
  @ApiOperation({ summary: 'One order with its lines, its payment and its bookings' })
  @ApiOkResponse({ type: OrderRecord })
  @ApiProblems({ 404: ['ORDER_UNKNOWN'] })
  get(
    @Param() { reference }: OrderRecordParams,
    @Query() { language }: OrderRecordRequest,
    @CurrentActor() actor: Actor,
  ): Promise<OrderRecord> {
    return this.queries.execute(new FindOrderRecord(reference, language, actor));
  }
}
