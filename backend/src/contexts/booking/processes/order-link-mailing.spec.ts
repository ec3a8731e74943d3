import { expect, it } from '@jest/globals';
import type { Commands } from '../../../platform/commands.js';
import { readConfig } from '../../../platform/config.js';
import { RateLimits } from '../../../platform/http/rate-limit.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { MailOrderLink } from '../commands/mail-order-link.js';
import { OrderLinkMailing } from './order-link-mailing.js';

const EMAIL = 'ada@example.com';

it('mails five links per order and address in an hour, of forty asked for at once, whoever asks', async () => {
  const config = readConfig({ APP_MODE: 'test', APP_SECRET: 'x'.repeat(40) });
  const limits = new RateLimits(config, 'postgresql://127.0.0.1:9/none');
  const mailed: MailOrderLink[] = [];
  const commands = { execute: async (command: MailOrderLink) => void mailed.push(command) } as unknown as Commands;
  const mailing = new OrderLinkMailing(commands, limits);
  const mail = (reference: string, email: string, actor = Actor.visitor()) =>
    mailing.mail(new MailOrderLink(reference, email, actor));
  const asked = await Promise.allSettled(
    Array.from({ length: 40 }, (_, index) => mail('CCR-1', index % 2 ? EMAIL : EMAIL.toUpperCase())),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(mailed).toHaveLength(5);
  await expect(mail('CCR-1', EMAIL, Actor.integrator('key', [], 'partner'))).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  await mail('CCR-2', EMAIL);
  await mail('CCR-1', 'grace@example.com');
  expect(mailed).toHaveLength(7);
  await limits.onApplicationShutdown();
});
