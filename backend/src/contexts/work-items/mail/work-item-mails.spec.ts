import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../platform/config.js';
import { MemoryMailer } from '../../../platform/mail/testing/memory-mailer.js';
import type { WorkItemRaised } from '../../../shared-kernel/work-item.js';
import { matterOf } from '../domain/matter-of.js';
import { WorkItem } from '../domain/work-item.js';
import { MailTeamWhenWorkItemOpened } from '../reactions/mail-team-when-work-item-opened.js';
import { aMatterRaised } from '../testing/a-matter.js';
import { InMemoryWorkItemRepository } from '../testing/in-memory-work-item.repository.js';
import { WORK_ITEM_WORDS } from './work-item-mail.texts.js';
import { WorkItemMails } from './work-item-mails.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const config = readConfig({ APP_MODE: 'test', TEAM_EMAIL: 'team@example.com' });

/** The mail of a matter that was just raised. */
async function mailOf(raised: WorkItemRaised): Promise<MemoryMailer> {
  const [mailer, workItems] = [new MemoryMailer(), new InMemoryWorkItemRepository()];
  await workItems.save(WorkItem.open('item-1', matterOf(raised), raised, NOW));
  const reaction = new MailTeamWhenWorkItemOpened(workItems, new WorkItemMails(mailer, config));
  for (const fact of workItems.facts) await reaction.react(fact as never);
  return mailer;
}

describe('the mail about a work item', () => {
  it('says what has happened, with times of the place, and leads to the item', async () => {
    const mailer = await mailOf(
      aMatterRaised({
        type: 'guide-missions.work-item-raised.v1',
        kind: 'guide-wrote',
        subject: { type: 'mission', id: 'mission-1', reference: 'BK-4F8T2W' },
        facts: {
          tour: 'Colosseum and Forum',
          city: 'Rome',
          startsAt: '2027-06-05T07:30:00.000Z',
          timeZone: 'Europe/Rome',
          guideLanguage: 'it_IT',
          guideName: 'Giulia Marchetti',
          message: 'One hour later?',
        },
      }),
    );
    expect(mailer.mails).toMatchObject([{ to: 'team@example.com', subject: 'BK-4F8T2W: A guide wrote to you' }]);
    const text = await mailer.textOf('work-items.guide-missions.guide-wrote');
    expect(text).toContain('One hour later?');
    expect(text).toContain('Giulia Marchetti');
    expect(text).toMatch(/June 5, 2027 at 9:30.AM \(Rome time/);
    expect(text).toContain('https://cicerone.example/en_US/admin/work-items/item-1');
  });

  it('writes amounts, also of a currency that is not sold in', async () => {
    const amount = { amount: 140_000, currency: 'SEK' };
    const mailer = await mailOf(
      aMatterRaised({ kind: 'amount-mismatch', facts: { amount, due: { amount: 12_900, currency: 'EUR' } } }),
    );
    const text = await mailer.textOf('work-items.payments.amount-mismatch');
    expect(text).toContain('€129.00');
    expect(text).toContain('140000 minor units of SEK');
  });

  it('names a kind without words of its own', async () => {
    const mailer = await mailOf(aMatterRaised({ kind: 'something-new' }));
    expect(mailer.mails).toMatchObject([{ subject: 'CIC-7K3M9Q: something-new' }]);
  });

  it('is written of what cannot wait alone', async () => {
    expect((await mailOf(aMatterRaised({ isUrgent: false }))).mails).toEqual([]);
  });

  it.each(Object.entries(WORK_ITEM_WORDS))('has a short subject: %s', (_, { subject }) => {
    expect(`BK-4F8T2W: ${subject}`.length).toBeLessThanOrEqual(60);
  });
});
