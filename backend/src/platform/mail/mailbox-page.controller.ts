import { Controller, Get, Header, Param, ParseUUIDPipe, Query, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { renderToStaticMarkup } from 'react-dom/server';
import { NotFound } from '../http/http-problems.js';
import { Mailbox } from './mailbox.js';
import { MailboxPage } from './mailbox-page.js';
import { NotInProduction } from '../http/not-in-production.js';

/** The page of the mailbox, in demo and test mode only. Mails are shown in frames that cannot run scripts. */
@ApiExcludeController()
@Controller('dev/mailbox')
@UseGuards(NotInProduction)
export class MailboxPageController {
  constructor(private readonly mailbox: Mailbox) {}

  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-store')
  @Header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'",
  )
  async page(@Query('to') to?: string, @Query('mail') shown?: string): Promise<string> {
    const mails = await this.mailbox.mails(typeof to === 'string' && to !== '' ? to : undefined);
    const mail = mails.find(({ id }) => id === shown) ?? mails[0];
    return `<!doctype html>${renderToStaticMarkup(MailboxPage({ mails, mail, to: to ?? '' }))}`;
  }

  @Get(':id')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header(
    'content-security-policy',
    "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:",
  )
  @Header('x-frame-options', 'SAMEORIGIN')
  async mail(@Param('id', ParseUUIDPipe) id: string): Promise<string> {
    const mail = await this.mailbox.mail(id);
    if (!mail) throw new NotFound();
    return mail.html.replace('<head>', '<head><base target="_blank"/>');
  }
}
