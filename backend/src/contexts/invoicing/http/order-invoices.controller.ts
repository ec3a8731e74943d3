import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiSecurity, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Sales } from '../domain/sales.js';
import { FindOrderInvoiceDocument } from '../queries/find-order-invoice-document.js';
import { FindOrderInvoices, OrderInvoiceView } from '../queries/find-order-invoices.js';
import { OrderInvoiceRequest, OrderInvoicesRequest } from './invoices.requests.js';
import { sendDocument } from './send-document.js';

/** The invoices of an order, for who may see the order. */
@ApiTags('Booking')
@ApiBearerAuth()
@ApiSecurity('orderLink')
@Controller('api/orders/:reference')
export class OrderInvoicesController {
  constructor(
    private readonly sales: Sales,
    private readonly queries: QueryBus,
  ) {}

  @Get('invoices')
  @ApiOperation({ summary: 'Invoices and credit notes of an order, oldest first; none before the payment' })
  @ApiOkResponse({ type: [OrderInvoiceView] })
  @ApiProblems({ 401: ['RELOGIN_REQUIRED'], 404: ['ORDER_UNKNOWN'] })
  async list(
    @Param('reference') reference: string,
    @Query() { token }: OrderInvoicesRequest,
    @CurrentActor() actor: Actor,
  ): Promise<readonly OrderInvoiceView[]> {
    return this.queries.execute(new FindOrderInvoices(await this.sales.getOrderId(reference, actor, token)));
  }

  @Get('invoice')
  @RateLimited('documents', 30, 60, 'memory')
  @ApiOperation({ summary: 'An invoice or credit note of an order as a PDF' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems({ 401: ['RELOGIN_REQUIRED'], 404: ['ORDER_UNKNOWN', 'NOT_FOUND'], 409: ['INVOICE_NOT_ISSUED'] })
  async document(
    @Param('reference') reference: string,
    @Query() { token, number }: OrderInvoiceRequest,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const orderId = await this.sales.getOrderId(reference, actor, token);
    await sendDocument(reply, await this.queries.execute(new FindOrderInvoiceDocument(orderId, number)));
  }
}
