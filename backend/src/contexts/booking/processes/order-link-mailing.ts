import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { type Limit, RateLimits } from '../../../platform/http/rate-limit.js';
import { MailOrderLink } from '../commands/mail-order-link.js';

/** A limit per order and address for all callers, so that nobody can fill a mailbox. */
const MAILED_LINKS: Limit = { name: 'order-link', times: 5, perSeconds: 3600, store: 'database' };

/**
 * Mails the link of a lost order. The limit counts before the transaction, so that no transaction waits for the
 * counter.
 */
@Injectable()
export class OrderLinkMailing {
  constructor(
    private readonly commands: Commands,
    private readonly limits: RateLimits,
  ) {}

  /** Throws TooManyRequests, whether or not the order exists. */
  async mail(command: MailOrderLink): Promise<void> {
    await this.limits.take(MAILED_LINKS, `${command.reference} ${command.email.toLowerCase()}`);
    await this.commands.execute(command);
  }
}
