import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryAuditTrail } from '../../../platform/audit/testing/in-memory-audit-trail.js';
import { Actor, ROLES, type Role } from '../../../shared-kernel/actor.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { Admins } from '../domain/admins.js';
import { WorkItem } from '../domain/work-item.js';
import { aMatterRaised } from '../testing/a-matter.js';
import { InMemoryWorkItemRepository } from '../testing/in-memory-work-item.repository.js';
import { AssignWorkItem, AssignWorkItemHandler } from './assign-work-item.js';
import { ReopenWorkItem, ReopenWorkItemHandler } from './reopen-work-item.js';
import { ResolveWorkItem, ResolveWorkItemHandler } from './resolve-work-item.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const MATTER = { context: 'payments', kind: 'refund-failed', key: 're_1' };
const personOf = (role: Role, id = 'carla') =>
  Actor.person({ id, role, isPro: false, language: 'en_US', sessionId: 's', status: 'guide_approved' });
const carla = personOf(ROLES.admin);
const guide = personOf(ROLES.guide);

class TwoAdmins extends Admins {
  async findAll() {
    return [
      { id: 'carla', name: 'Carla Conti' },
      { id: 'dario', name: 'Dario Dini' },
    ];
  }
}

describe('a work item', () => {
  let workItems: InMemoryWorkItemRepository;
  let audit: InMemoryAuditTrail;
  const id = 'item-1';
  const item = () => workItems.all.find((each) => each.id === id);
  const resolve = (version = 1, actor = carla, of = id) =>
    new ResolveWorkItemHandler(workItems, audit, new FixedClock(NOW)).execute(
      new ResolveWorkItem(of, 'Sent from our account', version, actor),
    );
  const reopen = (version = 2, actor = carla) =>
    new ReopenWorkItemHandler(workItems, audit).execute(new ReopenWorkItem(id, version, actor));
  const assign = (adminId: string | null, version = 1, actor = carla) =>
    new AssignWorkItemHandler(workItems, new TwoAdmins(), audit).execute(
      new AssignWorkItem(id, adminId, version, actor),
    );

  beforeEach(async () => {
    workItems = new InMemoryWorkItemRepository();
    audit = new InMemoryAuditTrail();
    await workItems.save(WorkItem.open(id, MATTER, aMatterRaised(), NOW));
    workItems.facts.length = 0;
  });

  describe('that is resolved', () => {
    it('keeps who did what and when, tells its context, and is audited', async () => {
      await resolve();
      expect(item()).toMatchObject({ resolvedAt: NOW, resolvedBy: 'carla', note: 'Sent from our account' });
      expect(workItems.facts).toEqual([
        { type: 'work-items.work-item-resolved.v1', workItemId: id, ...MATTER, note: 'Sent from our account' },
      ]);
      expect(audit.notes).toEqual([{ by: 'carla', subject: { type: 'work-item', id }, after: { state: 'resolved' } }]);
    });

    it('is told to the second person, who changes nothing', async () => {
      await resolve();
      await expect(resolve(2, personOf(ROLES.admin, 'dario'))).rejects.toMatchObject({
        code: 'WORK_ITEM_ALREADY_RESOLVED',
        params: { workItem: id },
      });
      await expect(assign('dario', 2)).rejects.toMatchObject({ code: 'WORK_ITEM_ALREADY_RESOLVED' });
      expect(item()).toMatchObject({ resolvedBy: 'carla' });
      expect(workItems.facts).toHaveLength(1);
    });

    it('can be put back into the queue, once', async () => {
      await resolve();
      await reopen();
      expect(item()).toMatchObject({ resolvedAt: null, resolvedBy: null, note: null });
      await expect(reopen(3)).rejects.toMatchObject({ code: 'WORK_ITEM_STILL_OPEN' });
      expect(audit.notes).toHaveLength(2);
    });

    it('stays where it is while a newer item of the matter is open', async () => {
      await resolve();
      await workItems.save(WorkItem.open('item-2', MATTER, aMatterRaised(), NOW));
      await expect(reopen()).rejects.toMatchObject({ code: 'WORK_ITEM_RAISED_AGAIN' });
      expect(item()).toMatchObject({ resolvedBy: 'carla' });
    });
  });

  it('whose facts are newer than what the person has seen is not resolved', async () => {
    const changed = await workItems.getForChange(id);
    changed.update(aMatterRaised({ facts: { refund: 're_2' } }));
    await workItems.save(changed);
    await expect(resolve()).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await expect(assign('carla')).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await resolve(2);
  });

  it('is assigned to an admin, to another one, and to nobody', async () => {
    await assign('carla');
    await assign('dario', 2);
    expect(item()).toMatchObject({ assignedTo: 'dario' });
    await assign(null, 3);
    expect(item()).toMatchObject({ assignedTo: null });
    expect(audit.notes.map(({ after }) => after)).toEqual([
      { assignedTo: 'carla' },
      { assignedTo: 'dario' },
      { assignedTo: null },
    ]);
    await expect(assign('somebody', 4)).rejects.toMatchObject({
      code: 'ASSIGNEE_UNKNOWN',
      params: { assignee: 'somebody' },
    });
  });

  it('is for the team, and 404 where there is none', async () => {
    await expect(resolve(1, guide)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(assign('carla', 1, guide)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(reopen(1, guide)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(resolve(1, Actor.visitor())).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(resolve(1, carla, 'nothing')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect([workItems.facts, audit.notes]).toEqual([[], []]);
  });
});
