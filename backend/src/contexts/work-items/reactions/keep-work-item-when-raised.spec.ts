import { beforeEach, describe, expect, it } from '@jest/globals';
import { SystemIds } from '../../../platform/system.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import type { WorkItemRaised } from '../../../shared-kernel/work-item.js';
import { aMatterRaised, aMatterSettled } from '../testing/a-matter.js';
import { InMemoryWorkItemRepository } from '../testing/in-memory-work-item.repository.js';
import { KeepWorkItemWhenRaised } from './keep-work-item-when-raised.js';
import { SettleWorkItemWhenSettled } from './settle-work-item-when-settled.js';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('a matter of the team', () => {
  let workItems: InMemoryWorkItemRepository;
  const messageAt = (sequence: number) => ({ id: `message-${sequence}`, recordedAt: NOW, sequence });
  const raise = (sequence: number, told: Partial<WorkItemRaised> = {}) =>
    new KeepWorkItemWhenRaised(workItems, new SystemIds(), new FixedClock(NOW)).react(
      aMatterRaised(told),
      messageAt(sequence),
    );
  const settle = (sequence: number) =>
    new SettleWorkItemWhenSettled(workItems, new FixedClock(NOW)).react(aMatterSettled(), messageAt(sequence));

  beforeEach(() => {
    workItems = new InMemoryWorkItemRepository();
  });

  it('comes into the queue with what its context says', async () => {
    await raise(1, { dueAt: '2026-12-01T00:00:00.000Z' });
    expect(workItems.all).toMatchObject([
      {
        context: 'payments',
        kind: 'refund-failed',
        key: 're_1',
        subjectType: 'order',
        subjectReference: 'CIC-7K3M9Q',
        raisedAt: NOW,
        dueAt: new Date('2026-12-01T00:00:00Z'),
        isOpen: true,
      },
    ]);
    expect(workItems.facts).toEqual([
      {
        type: 'work-items.work-item-opened.v1',
        workItemId: workItems.all[0]?.id,
        context: 'payments',
        kind: 'refund-failed',
        reference: 'CIC-7K3M9Q',
        isUrgent: true,
      },
    ]);
  });

  it('is one item however often it is raised: the latest facts count, and the team is told once', async () => {
    await raise(1);
    await raise(2, { facts: { refund: 're_2' } });
    expect(workItems.all).toMatchObject([{ facts: { refund: 're_2' } }]);
    expect(workItems.facts).toHaveLength(1);
  });

  it('keeps the latest facts if an older report comes late', async () => {
    await raise(2, { facts: { refund: 're_2' } });
    await raise(1);
    expect(workItems.all).toMatchObject([{ facts: { refund: 're_2' } }]);
  });

  it('is with whom its context names, until a person of the team says otherwise', async () => {
    await raise(1, { assignee: 'the manager' });
    expect(workItems.all).toMatchObject([{ assignedTo: 'the manager' }]);
    workItems.all[0]?.assignTo('a colleague');
    await raise(2, { assignee: 'the manager' });
    expect(workItems.all).toMatchObject([{ assignedTo: 'a colleague' }]);
  });

  it('is another item for another kind or key', async () => {
    await raise(1);
    await raise(2, { kind: 'refund-outside' });
    await raise(3, { key: 're_2' });
    expect(workItems.all).toHaveLength(3);
  });

  it('leaves the queue when its context settles it, without a person', async () => {
    await raise(1);
    await settle(2);
    expect(workItems.all).toMatchObject([{ isOpen: false, resolvedAt: NOW, resolvedBy: null, note: null }]);
    expect(workItems.facts).toHaveLength(1);
  });

  it('does not come back if it was settled before the report of its raising arrives', async () => {
    await settle(2);
    await raise(1);
    expect(workItems.all).toEqual([]);
  });

  it('is not settled by an older report', async () => {
    await raise(2);
    await settle(1);
    expect(workItems.all).toMatchObject([{ isOpen: true }]);
  });

  it('comes into the queue again when it is raised after it was settled', async () => {
    await raise(1);
    await settle(2);
    await raise(3);
    expect(workItems.all.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(workItems.facts).toHaveLength(2);
  });
});
