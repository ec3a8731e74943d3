import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryAuditTrail } from '../../../platform/audit/testing/in-memory-audit-trail.js';
import { SystemIds } from '../../../platform/system.js';
import { Actor, ROLES, type Role } from '../../../shared-kernel/actor.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { InMemoryPromoCodeRepository } from '../testing/in-memory-promo-code.repository.js';
import { someTerms } from '../testing/some-terms.js';
import { ChangePromoCode, ChangePromoCodeHandler } from './change-promo-code.js';
import { CreatePromoCode, CreatePromoCodeHandler } from './create-promo-code.js';
import { EndPromoCode, EndPromoCodeHandler } from './end-promo-code.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const personOf = (role: Role) => Actor.person({ id: 'carla', role, isPro: true, language: 'en_US', sessionId: 's' });
const carla = personOf(ROLES.admin);

describe('the code of a campaign', () => {
  let codes: InMemoryPromoCodeRepository;
  let audit: InMemoryAuditTrail;
  let id: string;
  const create = (actor = carla, code = 'SPRING-2027') =>
    new CreatePromoCodeHandler(codes, audit, new SystemIds(), new FixedClock(NOW)).execute(
      new CreatePromoCode(code, someTerms(), actor),
    );
  const change = (percent: number, version: number, actor = carla, of = id) =>
    new ChangePromoCodeHandler(codes, audit).execute(new ChangePromoCode(of, someTerms({ percent }), version, actor));
  const end = (version: number, actor = carla) =>
    new EndPromoCodeHandler(codes, audit, new FixedClock(NOW)).execute(new EndPromoCode(id, version, actor));
  const kept = () => codes.all.find((each) => each.id === id);

  beforeEach(async () => {
    codes = new InMemoryPromoCodeRepository();
    audit = new InMemoryAuditTrail();
    id = await create();
  });

  it('is made, and audited', () => {
    expect(kept()).toMatchObject({ code: 'SPRING-2027', kind: 'campaign', createdAt: NOW, ...someTerms() });
    expect(audit.notes).toEqual([{ by: 'carla', subject: { type: 'promo-code', id }, after: someTerms() }]);
  });

  it('is made once', async () => {
    await expect(create()).rejects.toMatchObject({ code: 'PROMO_CODE_TAKEN', params: { code: 'SPRING-2027' } });
    expect(codes.all).toHaveLength(1);
  });

  it('is changed by whoever saw its latest version', async () => {
    await change(30, 1);
    expect(kept()).toMatchObject({ percent: 30, version: 2 });
    await expect(change(40, 1)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE', params: { version: 2 } });
    await expect(end(1)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(kept()).toMatchObject({ percent: 30, endedAt: null });
    await expect(change(40, 1, carla, 'no such code')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('is ended for good, and audited', async () => {
    await end(1);
    expect(kept()?.endedAt).toEqual(NOW);
    expect(audit.notes.at(-1)).toMatchObject({ subject: { type: 'promo-code', id }, after: { endedAt: NOW } });
    await expect(change(30, 2)).rejects.toMatchObject({ code: 'PROMO_CODE_ENDED' });
  });

  it('is the team’s affair', async () => {
    for (const actor of [personOf(ROLES.customer), personOf(ROLES.guide)])
      for (const attempt of [create(actor, 'OTHER'), change(30, 1, actor), end(1, actor)])
        await expect(attempt).rejects.toMatchObject({ kind: 'forbidden' });
    expect(codes.all).toMatchObject([{ percent: 20, endedAt: null }]);
  });
});
