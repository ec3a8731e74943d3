import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { testDatabase, type TestDatabase } from '../../../test/harness/database/test-database.js';
import { NotSignedIn } from '../../shared-kernel/actor.js';
import { Commands } from '../commands.js';
import { readConfig } from '../config.js';
import { FilesModule } from '../files/files.module.js';
import { ActorDirectory } from '../http/actor.js';
import { PlatformModule } from '../platform.module.js';
import { QueueModule } from '../queue/queue.module.js';
import { until } from '../testing/reaction-queue.contract.js';
import { MailModule } from './mail.module.js';
import type { MailboxMail } from './mailbox.js';
import { Mailer, type Mail } from './mailer.js';
import { aMail } from './testing/a-mail.js';

@Global()
@Module({
  providers: [{ provide: ActorDirectory, useValue: { actorOf: () => Promise.reject(new NotSignedIn()) } }],
  exports: [ActorDirectory],
})
class NobodyModule {}

const PRODUCTION = {
  APP_MODE: 'production',
  APP_SECRET: 'x'.repeat(40),
  PUBLIC_URL: 'https://cicerone.example',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'wh',
  MAILJET_API_KEY: 'key',
  MAILJET_API_SECRET: 'secret',
};

describe('the mailbox', () => {
  let database: TestDatabase;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    database = await testDatabase();
    app = await openApp({ APP_MODE: 'test', ROLE: 'all' });
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  async function openApp(environment: NodeJS.ProcessEnv): Promise<NestFastifyApplication> {
    const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: database.url, RATE_LIMITS: '0', ...environment });
    const modules = [
      PlatformModule.with(config, database.url),
      QueueModule.with([]),
      FilesModule,
      MailModule,
      NobodyModule,
    ];
    const testing = await Test.createTestingModule({ imports: modules }).compile();
    const opened = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
    await opened.init();
    await opened.getHttpAdapter().getInstance().ready();
    return opened;
  }

  const write = (mail: Mail): Promise<void> =>
    app.get(Commands).inTransaction(() => app.get(Mailer, { strict: false }).write(mail));

  const get = (url: string) => app.inject({ method: 'GET', url });

  async function mailsTo(to: string): Promise<MailboxMail[]> {
    let mails: MailboxMail[] = [];
    await until(async () => {
      mails = (await get(`/api/dev/mailbox?to=${encodeURIComponent(to)}`)).json<MailboxMail[]>();
      return mails.length > 0;
    });
    return mails;
  }

  it('has a mail soon after the commit, with its attachments', async () => {
    const file = Buffer.from('%PDF-1.7 voucher');
    await write(
      aMail({
        to: 'Zoe+rome@example.com',
        language: 'ja_JP',
        attachments: [{ name: 'voucher.pdf', contentType: 'application/pdf', file }],
      }),
    );
    const [mail, ...others] = await mailsTo('zoe+rome@example.com');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'Zoe+rome@example.com',
      subject: 'Welcome to Rome',
      kind: 'test.greeting',
      language: 'ja_JP',
    });
    expect(mail?.text).toContain('See you at the fountain.');
    const answer = await get(mail?.attachments[0]?.url ?? '');
    expect(answer.rawPayload.equals(file)).toBe(true);
    expect(answer.headers['content-type']).toBe('application/pdf');
  });

  it('is a page that shows mails in frames which may run nothing', async () => {
    await write(aMail({ to: 'page@example.com', replyTo: 'writer@example.com', subject: 'A <b>bold</b> subject' }));
    const [mail] = await mailsTo('page@example.com');
    expect(mail?.replyTo).toBe('writer@example.com');
    const page = await get('/dev/mailbox?to=page@example.com');
    expect(page.body).toContain('writer@example.com');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('A &lt;b&gt;bold&lt;/b&gt; subject');
    const frame = await get(`/dev/mailbox/${mail?.id}`);
    expect(frame.body).toContain('See you at the fountain.');
    expect(frame.headers['content-security-policy']).toContain('sandbox');
  });

  it.each([
    '/api/dev/mailbox/not-an-id/attachments/0',
    '/dev/mailbox/01a1fa3f-57d1-72be-a530-885499d2eaa7',
    '/dev/mailbox/nonsense',
  ])('answers what is not there with a client error: %s', async (url) => {
    expect([400, 404]).toContain((await get(url)).statusCode);
  });

  it.each(['to=a@example.com&to=b@example.com', 'to[a]=b', 'to[]=a@example.com', 'of=a@example.com'])(
    'tells everybody’s mails to nobody who asks for ?%s',
    async (query) => {
      const answer = await get(`/api/dev/mailbox?${query}`);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'VALIDATION_FAILED']);
    },
  );

  it.each([
    ['localhost:3000', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['evil.example', 404],
    ['localhost.evil.example:3000', 404],
  ])('is read under the name %s: %i', async (host, status) => {
    const { statusCode } = await app.inject({ method: 'GET', url: '/api/dev/mailbox', headers: { host } });
    expect(statusCode).toBe(status);
  });

  it('is not there in production', async () => {
    const production = await openApp({ ...PRODUCTION, ROLE: 'web' });
    for (const url of ['/api/dev/mailbox', '/dev/mailbox']) {
      expect((await production.inject({ method: 'GET', url })).statusCode).toBe(404);
    }
    await production.close();
  });
});
