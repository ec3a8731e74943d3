import { Body, Controller, Delete, Get, Header, HttpCode, Post, Put, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  ApiAcceptedResponse,
  ApiBearerAuth,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { RateLimited } from '../../../platform/http/rate-limit.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { WithoutBody } from '../../../platform/http/without-body.js';
import { AskForDataExport } from '../commands/ask-for-data-export.js';
import { CloseAccount } from '../commands/close-account.js';
import { SessionCookie } from './session-cookie.js';
import { ChangeAccount } from '../commands/change-account.js';
import type { PersonalDataChange } from '../domain/user.js';
import { FindPersonalData } from '../queries/find-personal-data.js';
import { Account, FindAccount } from '../queries/find-account.js';
import { DataExportLinkView, DataExportView, FindDataExport, FindDataExportLink } from '../queries/find-data-export.js';
import { FindOpenMatters, OpenMatterView } from '../queries/find-open-matters.js';
import { AccountRequest, ChangePasswordRequest, OpenMattersRequest } from './account.requests.js';
import { PasswordChange } from '../processes/password-change.js';
import { deviceOf, SignedInAnswers, SignedInView } from './signed-in.js';

class PersonalDataView {
  @ApiProperty({ format: 'date-time', type: String }) exportedAt!: string;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Each part of the product under its name. Parts are added, and their fields are not promised.',
  })
  data!: Readonly<Record<string, unknown>>;
}

/** The account of the person who is signed in. */
@ApiTags('Identity')
@ApiBearerAuth()
@SignedIn()
@Controller('api/me')
export class AccountController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly passwordChange: PasswordChange,
    private readonly answers: SignedInAnswers,
    private readonly cookie: SessionCookie,
  ) {}

  @Get('account')
  @ApiOperation({ summary: 'My account' })
  @ApiOkResponse({ type: Account })
  account(@CurrentActor() actor: Actor): Promise<Account> {
    return this.queries.execute(new FindAccount(actor.id));
  }

  @Put('account')
  @ApiOperation({
    summary: 'Change my account: a field that is left out stays as it was; null empties one that may be empty',
  })
  @ApiOkResponse({ type: Account })
  @ApiProblems({ 422: ['VALIDATION_FAILED', 'BIRTHDATE_IMPOSSIBLE', 'UNDER_AGE'] })
  async changeAccount(@Body() form: AccountRequest, @CurrentActor() actor: Actor): Promise<Account> {
    const { language, currency } = form;
    await this.commands.execute(new ChangeAccount(personOf(form), { language, currency }, actor));
    return this.queries.execute(new FindAccount(actor.id));
  }

  @Get('export')
  @RateLimited('export', 10, 3600)
  @Header('content-disposition', 'attachment; filename="cicerone-my-data.json"')
  @ApiOperation({ summary: 'Everything that we know about me, by part of the product' })
  @ApiOkResponse({ type: PersonalDataView })
  @ApiProblems({ 403: ['PASSWORD_CONFIRMATION_REQUIRED'], 429: ['TOO_MANY_REQUESTS'] })
  export(@CurrentActor() actor: Actor): Promise<PersonalDataView> {
    return this.queries.execute(new FindPersonalData(actor));
  }

  @Post('data-export')
  @HttpCode(202)
  @WithoutBody()
  @RateLimited('data-export', 5, 86_400)
  @ApiOperation({
    summary: 'Have all that you know about me and my documents put into one file, and mail me when it is there',
  })
  @ApiAcceptedResponse({ type: DataExportView })
  @ApiProblems({ 403: ['PASSWORD_CONFIRMATION_REQUIRED'], 429: ['TOO_MANY_REQUESTS'] })
  async askForDataExport(@CurrentActor() actor: Actor): Promise<DataExportView> {
    await this.commands.execute(new AskForDataExport(actor));
    return this.queries.execute(new FindDataExport(actor));
  }

  @Get('data-export')
  @ApiOperation({ summary: 'How far the file with my data is. A file is deleted after a week' })
  @ApiOkResponse({ type: DataExportView })
  dataExport(@CurrentActor() actor: Actor): Promise<DataExportView> {
    return this.queries.execute(new FindDataExport(actor));
  }

  @Get('data-export/link')
  @ApiOperation({ summary: 'A link to the file with my data' })
  @ApiOkResponse({ type: DataExportLinkView })
  @ApiProblems({ 403: ['PASSWORD_CONFIRMATION_REQUIRED'], 404: ['NOT_FOUND'] })
  dataExportLink(@CurrentActor() actor: Actor): Promise<DataExportLinkView> {
    return this.queries.execute(new FindDataExportLink(actor));
  }

  @Get('open-matters')
  @ApiOperation({ summary: 'What keeps my account from being closed, the next first' })
  @ApiOkResponse({ type: [OpenMatterView] })
  openMatters(
    @Query() { language }: OpenMattersRequest,
    @CurrentActor() actor: Actor,
  ): Promise<readonly OpenMatterView[]> {
    return this.queries.execute(new FindOpenMatters(language, actor));
  }

  @Delete()
  @HttpCode(204)
  @WithoutBody()
  @ApiOperation({ summary: 'Close my account for good. My data are erased; records of money stay.' })
  @ApiNoContentResponse()
  @ApiProblems({ 403: ['PASSWORD_CONFIRMATION_REQUIRED'], 409: ['ACCOUNT_HAS_OPEN_MATTERS'] })
  async close(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.commands.execute(new CloseAccount(actor));
    this.cookie.clear(reply);
  }

  @Put('password')
  @ApiOperation({ summary: 'Change my password' })
  @ApiOkResponse({ type: SignedInView, description: 'All sessions have ended; these tokens are a new one’s.' })
  @ApiProblems({
    422: ['VALIDATION_FAILED', 'PRESENT_PASSWORD_WRONG', 'PASSWORD_IS_ADDRESS'],
    429: ['TOO_MANY_REQUESTS'],
  })
  async changePassword(
    @Body() form: ChangePasswordRequest,
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignedInView> {
    const { currentPassword, password } = form;
    const pair = await this.passwordChange.change(currentPassword, password, deviceOf(request), actor);
    return this.answers.answer(pair, request, reply);
  }
}

const personOf = (form: AccountRequest): PersonalDataChange => ({
  firstName: form.firstName,
  lastName: form.lastName,
  gender: form.gender,
  birthdate: form.dateOfBirth,
  phone: form.phone,
  nativeLanguage: form.nativeLanguage,
  vat: form.vat,
  taxNumber: form.taxNumber,
  companyName: form.companyName,
});
