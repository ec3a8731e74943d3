import { Controller, Get, Param, ParseIntPipe, ParseUUIDPipe, Query, StreamableFile, UseGuards } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { DEFAULT_LOCALE, type Locale } from '../../shared-kernel/language/locale.js';
import { Language, Optional } from '../http/fields.js';
import { NotFound } from '../http/http-problems.js';
import { Mailbox, MailboxMail } from './mailbox.js';
import { NotInProduction } from '../http/not-in-production.js';

class MailboxRequest {
  @ApiProperty({ required: false, description: 'An address; without it, the mails to everybody.' })
  @Optional()
  @IsString()
  @MaxLength(254)
  to?: string;
  @Language('Of what is told where it cannot be done.') language: Locale = DEFAULT_LOCALE;
}

/** Available in demo and test mode only. */
@ApiTags('development')
@Controller('api/dev/mailbox')
@UseGuards(NotInProduction)
export class MailboxController {
  constructor(private readonly mailbox: Mailbox) {}

  @Get()
  @ApiOperation({ summary: 'Mails that were sent, the newest first (demo and test mode)' })
  @ApiOkResponse({ type: [MailboxMail] })
  async list(@Query() { to }: MailboxRequest): Promise<MailboxMail[]> {
    return this.mailbox.mails(to === '' ? undefined : to);
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
