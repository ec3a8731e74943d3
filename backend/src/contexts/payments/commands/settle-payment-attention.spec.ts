import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryAuditTrail } from '../../../platform/audit/testing/in-memory-audit-trail.js';
import { Actor, ROLES } from '../../../shared-kernel/actor.js';
import { InMemoryAttention } from '../testing/in-memory-attention.js';
import { SettlePaymentAttention, SettlePaymentAttentionHandler } from './settle-payment-attention.js';

const actorOf = (role: (typeof ROLES)[keyof typeof ROLES]) =>
  Actor.person({ id: `person-${role}`, role, isPro: false, language: 'en_US', sessionId: 'session-1' });

describe('settling what a person must look at', () => {
  let attention: InMemoryAttention;
  let audit: InMemoryAuditTrail;
  const settle = (id: string | undefined, actor = actorOf(ROLES.admin)) =>
    new SettlePaymentAttentionHandler(attention, audit).execute(
      new SettlePaymentAttention(id ?? '', 'Gave it back', actor),
    );

  beforeEach(async () => {
    attention = new InMemoryAttention();
    audit = new InMemoryAuditTrail();
    await attention.raise('dispute', 'dp_1', null, {});
  });

  it('notes who did what, once', async () => {
    const [matter] = attention.raised;
    await settle(matter?.id);
    expect(matter?.settlement).toEqual({ settledBy: `person-${ROLES.admin}`, note: 'Gave it back' });
    await expect(settle(matter?.id)).rejects.toMatchObject({ code: 'PAYMENT_ATTENTION_SETTLED' });
    expect(audit.notes).toEqual([
      { by: `person-${ROLES.admin}`, subject: { type: 'payment-attention', id: matter?.id }, after: { settled: true } },
    ]);
  });

  it('is for admins, and of something that was raised', async () => {
    await expect(settle(attention.raised[0]?.id, actorOf(ROLES.guide))).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(settle('nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(audit.notes).toEqual([]);
  });
});
