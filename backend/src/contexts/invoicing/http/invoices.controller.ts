import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { csvOf } from '../../../platform/lists/csv.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { FindInvoiceDocument } from '../queries/find-invoice-document.js';
import { FindInvoiceRecord, InvoiceRecord } from '../queries/find-invoice-record.js';
import { FindInvoices, type InvoiceRow, InvoicesPage } from '../queries/find-invoices.js';
import { ACCOUNTANT_COLUMNS, FindMonthForAccountant } from '../queries/find-month-for-accountant.js';
import { AccountantRequest, InvoiceLanguageRequest, InvoiceParams, InvoicesRequest } from './invoices.requests.js';
import { sendDocument } from './send-document.js';

/** Invoices and credit notes, for the team. Nobody changes one. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('invoice.read')
@Controller('api/admin/invoices')
export class InvoicesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'Invoices and credit notes' })
  @ListAnswer<InvoiceRow>(InvoicesPage, {
    name: 'invoices',
    columns: {
      number: ({ number }) => number,
      kind: ({ kind }) => kind,
      issuedOn: ({ issuedOn }) => issuedOn,
      order: ({ orderReference }) => orderReference,
      customer: ({ customer }) => customer,
      amount: ({ total }) => total.amount,
      currency: ({ total }) => total.currency,
    },
  })
  list(@Query() request: InvoicesRequest, @CurrentActor() actor: Actor): Promise<InvoicesPage> {
    return this.queries.execute(new FindInvoices(request, actor));
  }

  @Get('accountant')
  @Header('content-type', 'text/csv; charset=utf-8')
  @ApiOperation({ summary: 'A month for the accountant: one row for each tax regime and rate of a document' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async accountant(
    @Query() { month }: AccountantRequest,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const rows = await this.queries.execute(new FindMonthForAccountant(month, actor));
    void reply.header('content-disposition', `attachment; filename="invoices-${month}.csv"`);
    return csvOf(ACCOUNTANT_COLUMNS, rows);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One invoice or credit note' })
  @ApiOkResponse({ type: InvoiceRecord })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  get(
    @Param() { id }: InvoiceParams,
    @Query() { language }: InvoiceLanguageRequest,
    @CurrentActor() actor: Actor,
  ): Promise<InvoiceRecord> {
    return this.queries.execute(new FindInvoiceRecord(id, language, actor));
  }

  @Get(':id/document')
  @ApiOperation({ summary: 'One invoice or credit note as a PDF' })
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async document(
    @Param() { id }: InvoiceParams,
    @CurrentActor() actor: Actor,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendDocument(reply, await this.queries.execute(new FindInvoiceDocument(id, actor)));
  }
}
