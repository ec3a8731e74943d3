import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Actor } from '../../shared-kernel/actor.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { Commands } from '../commands.js';
import { Config } from '../config.js';
import { OutsideGate } from '../gate/outside-gate.js';
import { ApiProblems } from '../http/api-problems.js';
import { NotFound } from '../http/http-problems.js';
import { returnedMails } from './mailjet-events.js';
import { NoteMailReturn } from './note-mail-return.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Mailjet signs nothing: the secret in the address shows who calls. Without `MAILJET_EVENTS_SECRET` it answers 404. */
@ApiTags('Operation')
@Controller('api/mails/mailjet/events')
export class MailjetEventsController {
  constructor(
    private readonly config: Config,
    private readonly commands: Commands,
    private readonly clock: Clock,
  ) {}

  @Post(':secret')
  @OutsideGate()
  @HttpCode(204)
  @ApiOperation({ summary: 'What Mailjet tells of mails that did not arrive', security: [] })
  @ApiBody({
    schema: {
      oneOf: [
        { type: 'object', additionalProperties: true },
        { type: 'array', items: { type: 'object', additionalProperties: true } },
      ],
    },
  })
  @ApiNoContentResponse({ description: 'Taken, or of no interest to us.' })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async take(@Param('secret') secret: string, @Body() body: unknown): Promise<void> {
    const expected = this.config.MAILJET_EVENTS_SECRET;
    if (expected === undefined || !timingSafeEqual(digest(secret), digest(expected))) throw new NotFound();
    for (const { mailId, ...returned } of returnedMails(body, this.clock.now()))
      await this.commands.execute(new NoteMailReturn(mailId, returned, Actor.job('mailjet-events')));
  }
}
