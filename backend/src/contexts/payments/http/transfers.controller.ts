import { Body, Controller, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Commands } from '../../../platform/commands.js';
import { sentFile } from '../../../platform/files/sent-file.js';
import { NeedsIdempotencyKey } from '../../../platform/idempotency/repeated-calls.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { AssignTransfer } from '../commands/assign-transfer.js';
import { RecordTransfer } from '../commands/record-transfer.js';
import { ReturnTransfer } from '../commands/return-transfer.js';
import { BankAccounts } from '../domain/bank-accounts.js';
import { type ImportedStatement, StatementImport } from '../processes/statement-import.js';
import { FindIncomingTransfer } from '../queries/find-incoming-transfer.js';
import { FindIncomingTransfers } from '../queries/find-incoming-transfers.js';
import { IncomingTransferRecord, type IncomingTransferRow, IncomingTransfersPage } from '../queries/transfer-views.js';
import {
  AssignTransferRequest,
  IncomingTransfersRequest,
  RecordTransferRequest,
  TransferParams,
  VersionedAccountRequest,
} from './transfers.requests.js';

class StatementForm {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: 'A bank statement in the format CAMT.053, up to 15 MB.',
  })
  file!: unknown;
}

/** How many credits of the statement had each outcome. */
export class StatementOutcome implements ImportedStatement {
  @ApiProperty({ type: 'integer' }) assigned!: number;
  @ApiProperty({ type: 'integer' }) short!: number;
  @ApiProperty({ type: 'integer' }) overpaid!: number;
  @ApiProperty({ type: 'integer' }) unknown!: number;
  @ApiProperty({ type: 'integer', description: 'Recorded before.' }) repeated!: number;
}

/** Bank transfers that came in. Each change answers the record after it. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('transfer.manage')
@Controller('api/admin/transfers')
export class TransfersController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly statements: StatementImport,
    private readonly accounts: BankAccounts,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Bank transfers that came in' })
  @ListAnswer<IncomingTransferRow>(IncomingTransfersPage, {
    name: 'transfers',
    columns: {
      id: ({ id }) => id,
      status: ({ status }) => status,
      source: ({ source }) => source,
      amount: ({ amount }) => amount.amount,
      currency: ({ amount }) => amount.currency,
      rest: ({ rest }) => rest.amount,
      bookedOn: ({ bookedOn }) => bookedOn,
      payer: ({ payerName }) => payerName,
      text: ({ text }) => text,
      orders: ({ parts }) => parts.map(({ orderReference }) => orderReference).join(' '),
      recordedAt: ({ recordedAt }) => recordedAt,
    },
  })
  list(@Query() request: IncomingTransfersRequest, @CurrentActor() actor: Actor): Promise<IncomingTransfersPage> {
    return this.queries.execute(new FindIncomingTransfers(request, actor));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One bank transfer that came in' })
  @ApiOkResponse({ type: IncomingTransferRecord })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  get(@Param() { id }: TransferParams, @CurrentActor() actor: Actor): Promise<IncomingTransferRecord> {
    return this.queries.execute(new FindIncomingTransfer(id, actor));
  }

  @Post()
  @NeedsIdempotencyKey()
  @ApiOperation({ summary: 'Record a bank transfer by hand' })
  @ApiCreatedResponse({ type: IncomingTransferRecord })
  @ApiProblems({ 409: ['TRANSFER_KNOWN'], 422: ['VALIDATION_FAILED'] })
  async record(@Body() request: RecordTransferRequest, @CurrentActor() actor: Actor): Promise<IncomingTransferRecord> {
    const { amount, payerName, ...rest } = request;
    const own = this.accounts.find(amount.currency);
    const account = own?.iban ?? own?.accountNumber ?? amount.currency;
    const transfer = { ...rest, amount: { ...amount }, account, payerName: payerName ?? null, payerIban: null };
    const { id } = await this.commands.execute(new RecordTransfer(transfer, 'manual', actor));
    return this.get({ id: id as string }, actor);
  }

  @Post('statements')
  @HttpCode(200)
  @RouteConfig({ takesFiles: true })
  @ApiOperation({ summary: 'Import a bank statement. A second import of the same file changes nothing.' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: StatementForm })
  @ApiOkResponse({ type: StatementOutcome })
  @ApiProblems({ 400: ['UPLOAD_CUT_OFF'], 422: ['STATEMENT_UNREADABLE', 'FILE_TOO_LARGE', 'FILE_MISSING_IN_FORM'] })
  async importStatement(@Req() request: FastifyRequest, @CurrentActor() actor: Actor): Promise<StatementOutcome> {
    return this.statements.import((await sentFile(request)).toString('utf8'), actor);
  }

  @Post(':id/assign')
  @NeedsIdempotencyKey()
  @HttpCode(200)
  @ApiOperation({ summary: 'Pay an order with what is left of the transfer' })
  @ApiOkResponse({ type: IncomingTransferRecord })
  @ApiProblems({
    404: ['NOT_FOUND'],
    409: ['TRANSFER_SETTLED', 'CHANGED_MEANWHILE'],
    422: ['VALIDATION_FAILED', 'ORDER_TAKES_NO_TRANSFER'],
  })
  async assign(
    @Param() { id }: TransferParams,
    @Body() { reference, version }: AssignTransferRequest,
    @CurrentActor() actor: Actor,
  ): Promise<IncomingTransferRecord> {
    await this.commands.execute(new AssignTransfer(id, reference, version, actor));
    return this.get({ id }, actor);
  }

  @Post(':id/return')
  @NeedsIdempotencyKey()
  @HttpCode(200)
  @ApiOperation({ summary: 'Send back what is left of the transfer' })
  @ApiOkResponse({ type: IncomingTransferRecord })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['TRANSFER_SETTLED', 'CHANGED_MEANWHILE'], 422: ['VALIDATION_FAILED'] })
  async return(
    @Param() { id }: TransferParams,
    @Body() { holder, iban, version }: VersionedAccountRequest,
    @CurrentActor() actor: Actor,
  ): Promise<IncomingTransferRecord> {
    await this.commands.execute(new ReturnTransfer(id, { holder, iban }, version, actor));
    return this.get({ id }, actor);
  }
}
