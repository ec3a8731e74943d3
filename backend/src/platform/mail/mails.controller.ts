import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Actor } from '../../shared-kernel/actor.js';
import { Commands } from '../commands.js';
import { Allowed, CurrentActor } from '../http/actor.js';
import { ApiProblems } from '../http/api-problems.js';
import { WithoutBody } from '../http/without-body.js';
import { ListAnswer } from '../lists/list-answer.js';
import { FindMails } from './find-mails.js';
import { MailRecord, MailsPage, type MailView } from './mail-views.js';
import { MailParams, MailsRequest } from './mails.requests.js';
import { SendMailAgain } from './send-mail-again.js';

class MailWritten {
  @ApiProperty({ format: 'uuid', description: 'Of the new mail.' }) id!: string;
}

@ApiTags('admin')
@ApiBearerAuth()
@Allowed('mail.read')
@Controller('api/admin/mails')
export class MailsController {
  constructor(
    private readonly mails: FindMails,
    private readonly commands: Commands,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Mails that the product wrote' })
  @ListAnswer<MailView>(MailsPage, {
    name: 'mails',
    columns: {
      id: ({ id }) => id,
      kind: ({ kind }) => kind,
      recipient: ({ recipient }) => recipient,
      language: ({ language }) => language,
      subject: ({ subject }) => subject,
      state: ({ state }) => state,
      writtenAt: ({ writtenAt }) => writtenAt,
      sentAt: ({ sentAt }) => sentAt,
    },
  })
  list(@Query() request: MailsRequest, @CurrentActor() actor: Actor): Promise<MailsPage> {
    return this.mails.find(request, actor);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One mail with its content' })
  @ApiOkResponse({ type: MailRecord })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  get(@Param() { id }: MailParams, @CurrentActor() actor: Actor): Promise<MailRecord> {
    return this.mails.get(id, actor);
  }

  @Post(':id/send-again')
  @Allowed('mail.resend')
  @WithoutBody()
  @HttpCode(201)
  @ApiOperation({ summary: 'Sends a mail with the same content to the same address' })
  @ApiCreatedResponse({ type: MailWritten })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['MAIL_STILL_WAITS'] })
  async sendAgain(@Param() { id }: MailParams, @CurrentActor() actor: Actor): Promise<MailWritten> {
    return { id: await this.commands.execute(new SendMailAgain(id, actor)) };
  }
}
