import { Controller, Get, Param, ParseIntPipe, ParseUUIDPipe, Query, StreamableFile, UseGuards } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { NotFound } from '../http/http-problems.js';
import { Mailbox, MailboxMail } from './mailbox.js';
import { NotInProduction } from '../http/not-in-production.js';

/** In demo and test mode only. */
@ApiTags('development')
@Controller('api/dev/mailbox')
@UseGuards(NotInProduction)
export class MailboxController {
  constructor(private readonly mailbox: Mailbox) {}

  @Get()
  @ApiOperation({ summary: 'Mails that were sent, the newest first (demo and test mode)' })
  @ApiQuery({ name: 'to', required: false })
  @ApiOkResponse({ type: [MailboxMail] })
  async list(@Query('to') to?: string): Promise<MailboxMail[]> {
    return this.mailbox.mails(typeof to === 'string' && to !== '' ? to : undefined);
  }

  @Get(':id/attachments/:position')
  @ApiExcludeEndpoint()
  async attachment(
    @Param('id', ParseUUIDPipe) id: string,
    @Param('position', ParseIntPipe) position: number,
  ): Promise<StreamableFile> {
    const file = await this.mailbox.attachment(id, position);
    if (!file) throw new NotFound();
    return new StreamableFile(file.bytes, { type: file.contentType, disposition: 'inline', length: file.bytes.length });
  }
}
