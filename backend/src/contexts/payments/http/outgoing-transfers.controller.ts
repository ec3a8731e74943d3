import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Commands } from '../../../platform/commands.js';
import { NeedsIdempotencyKey } from '../../../platform/idempotency/repeated-calls.js';
import { Allowed, CurrentActor } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { ListAnswer } from '../../../platform/lists/list-answer.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { SendOutgoingTransfer } from '../commands/send-outgoing-transfer.js';
import { SetRecipientAccount } from '../commands/set-recipient-account.js';
import { FindOutgoingTransfer } from '../queries/find-outgoing-transfer.js';
import { FindOutgoingTransfers } from '../queries/find-outgoing-transfers.js';
import { OutgoingTransferRecord, type OutgoingTransferRow, OutgoingTransfersPage } from '../queries/transfer-views.js';
import {
  OutgoingTransfersRequest,
  TransferParams,
  TransferVersionRequest,
  VersionedAccountRequest,
} from './transfers.requests.js';

/** Bank transfers that the team makes: refunds, and what came in too much. */
@ApiTags('admin')
@ApiBearerAuth()
@Allowed('transfer.manage')
@Controller('api/admin/outgoing-transfers')
export class OutgoingTransfersController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Bank transfers that the team makes' })
  @ListAnswer<OutgoingTransferRow>(OutgoingTransfersPage, {
    name: 'outgoing-transfers',
    columns: {
      id: ({ id }) => id,
      status: ({ status }) => status,
      kind: ({ kind }) => kind,
      order: ({ orderReference }) => orderReference,
      amount: ({ amount }) => amount.amount,
      currency: ({ amount }) => amount.currency,
      holder: ({ holder }) => holder,
      iban: ({ iban }) => iban,
      requestedAt: ({ requestedAt }) => requestedAt,
      sentAt: ({ sentAt }) => sentAt,
    },
  })
  list(@Query() request: OutgoingTransfersRequest, @CurrentActor() actor: Actor): Promise<OutgoingTransfersPage> {
    return this.queries.execute(new FindOutgoingTransfers(request, actor));
  }

  @Get(':id')
  @ApiOperation({ summary: 'One bank transfer that the team makes' })
  @ApiOkResponse({ type: OutgoingTransferRecord })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  get(@Param() { id }: TransferParams, @CurrentActor() actor: Actor): Promise<OutgoingTransferRecord> {
    return this.queries.execute(new FindOutgoingTransfer(id, actor));
  }

  @Put(':id/account')
  @ApiOperation({ summary: 'Enter the account that the money goes to' })
  @ApiOkResponse({ type: OutgoingTransferRecord })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['TRANSFER_SETTLED', 'CHANGED_MEANWHILE'], 422: ['VALIDATION_FAILED'] })
  async setAccount(
    @Param() { id }: TransferParams,
    @Body() { holder, iban, version }: VersionedAccountRequest,
    @CurrentActor() actor: Actor,
  ): Promise<OutgoingTransferRecord> {
    await this.commands.execute(new SetRecipientAccount(id, { holder, iban }, version, actor));
    return this.get({ id }, actor);
  }

  @Post(':id/send')
  @NeedsIdempotencyKey()
  @HttpCode(200)
  @ApiOperation({ summary: 'Say that the money has been sent: the refund is done' })
  @ApiOkResponse({ type: OutgoingTransferRecord })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['TRANSFER_SETTLED', 'RECIPIENT_ACCOUNT_MISSING', 'CHANGED_MEANWHILE'] })
  async send(
    @Param() { id }: TransferParams,
    @Body() { version }: TransferVersionRequest,
    @CurrentActor() actor: Actor,
  ): Promise<OutgoingTransferRecord> {
    await this.commands.execute(new SendOutgoingTransfer(id, version, actor));
    return this.get({ id }, actor);
  }
}
