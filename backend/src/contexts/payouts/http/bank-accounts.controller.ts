import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type ActedCommand, Commands } from '../../../platform/commands.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { AddBankAccount } from '../commands/add-bank-account.js';
import { DeactivateBankAccount } from '../commands/deactivate-bank-account.js';
import { EditBankAccount } from '../commands/edit-bank-account.js';
import { SetPrimaryBankAccount } from '../commands/set-primary-bank-account.js';
import type { BankAccountId } from '../domain/payout-accounts.js';
import { BankAccountView, FindBankAccounts } from '../queries/find-bank-accounts.js';
import {
  BankAccountChangeRequest,
  BankAccountParameters,
  BankAccountRequest,
  detailsOf,
  isOfPrimaryOnly,
} from './bank-account.requests.js';

/** Where the person who is signed in has money sent to. */
@ApiTags('Payouts')
@ApiBearerAuth()
@SignedIn()
@Controller('api')
export class BankAccountsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
  ) {}

  @Get('me/bank-account')
  @ApiOperation({ summary: 'My bank accounts, the primary one first. All but the end of each number is hidden.' })
  @ApiOkResponse({ type: [BankAccountView] })
  find(@CurrentActor() actor: Actor): Promise<readonly BankAccountView[]> {
    return this.queries.execute(new FindBankAccounts(actor));
  }

  @Post('user/bank-account')
  @ApiOperation({
    summary: 'Add a bank account or a PayPal account of mine. The first one needs no password and counts at once.',
  })
  @ApiCreatedResponse({ type: [BankAccountView], description: 'All accounts.' })
  @ApiProblems({ 403: ['PASSWORD_CONFIRMATION_REQUIRED'], 409: ['TOO_MANY_BANK_ACCOUNTS'] })
  add(@Body() form: BankAccountRequest, @CurrentActor() actor: Actor): Promise<readonly BankAccountView[]> {
    return this.afterwards(new AddBankAccount(detailsOf(form), form.isPrimary ?? false, actor), actor);
  }

  @Put('me/bank-account/:id')
  @ApiOperation({
    summary: 'Replace the details of an account of mine, or make it the primary one. It counts after 48 hours.',
  })
  @ApiOkResponse({ type: [BankAccountView], description: 'All accounts.' })
  @ApiProblems({ 403: ['PASSWORD_CONFIRMATION_REQUIRED'], 404: ['BANK_ACCOUNT_UNKNOWN'] })
  change(
    @Param() { id }: BankAccountParameters,
    @Body() form: BankAccountChangeRequest,
    @CurrentActor() actor: Actor,
  ): Promise<readonly BankAccountView[]> {
    const accountId = id as BankAccountId;
    if (isOfPrimaryOnly(form)) return this.afterwards(new SetPrimaryBankAccount(accountId, actor), actor);
    return this.afterwards(new EditBankAccount(accountId, detailsOf(form), form.isPrimary ?? false, actor), actor);
  }

  @Put('me/bank-account/:id/deactivate')
  @WithoutBody()
  @ApiOperation({ summary: 'Take an account of mine off the list. The newest of the others becomes primary.' })
  @ApiOkResponse({ type: [BankAccountView], description: 'All accounts.' })
  @ApiProblems({ 403: ['PASSWORD_CONFIRMATION_REQUIRED'], 404: ['BANK_ACCOUNT_UNKNOWN'] })
  deactivate(
    @Param() { id }: BankAccountParameters,
    @CurrentActor() actor: Actor,
  ): Promise<readonly BankAccountView[]> {
    return this.afterwards(new DeactivateBankAccount(id as BankAccountId, actor), actor);
  }

  private async afterwards(command: ActedCommand<unknown>, actor: Actor): Promise<readonly BankAccountView[]> {
    await this.commands.execute(command);
    return this.queries.execute(new FindBankAccounts(actor));
  }
}
