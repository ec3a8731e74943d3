import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config.js';
import { PostgresNotifications } from '../realtime/postgres-notifications.js';
import { Loop } from '../queue/loop.js';
import { MailSender } from './mail-sender.js';

/** Keeps a worker sending. Each commit with a mail wakes it, and it looks for retries each second. */
@Injectable()
export class MailLoop implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop: Loop;

  constructor(
    private readonly config: Config,
    notifications: PostgresNotifications,
    sender: MailSender,
  ) {
    this.loop = new Loop('Mail', async () => (await sender.sendDue()) > 0);
    notifications.listen('mail', { onMessage: () => this.loop.wake() });
  }

  onApplicationBootstrap(): void {
    if (this.config.ROLE !== 'web') this.loop.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }
}
