import { beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type Matter, WorkItem } from '../domain/work-item.js';
import type { WorkItemRepository } from '../domain/work-item.repository.js';
import { aMatterRaised } from './a-matter.js';

export interface WorkItemPorts {
  readonly workItems: WorkItemRepository;
  /** Runs the work in a transaction of its own. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
}

const NOW = new Date('2026-11-20T12:00:00Z');

/** What handlers rely on, of the repository in memory and of the one in PostgreSQL alike. */
export function workItemRepositoryContract(name: string, make: () => WorkItemPorts): void {
  describe(`the repository of work items ${name}`, () => {
    let ports: WorkItemPorts;
    let matter: Matter;
    beforeEach(() => {
      ports = make();
      matter = { context: 'payments', kind: 'refund-failed', key: randomUUID() };
    });

    const opened = async (): Promise<WorkItem> => {
      const item = WorkItem.open(randomUUID(), matter, aMatterRaised(), NOW);
      await ports.alone(() => ports.workItems.save(item));
      return item;
    };
    const resolve = (id: string, at = NOW): Promise<void> =>
      ports.alone(async () => {
        const item = await ports.workItems.getForChange(id);
        item.resolve(randomUUID(), 'Done', at);
        await ports.workItems.save(item);
      });

    it('keeps what is saved, and counts its versions', async () => {
      const { id } = await opened();
      await resolve(id);
      const kept = await ports.alone(() => ports.workItems.find(id));
      expect(kept).toMatchObject({ ...matter, note: 'Done', resolvedAt: NOW, version: 2, isUrgent: true });
      expect(kept?.facts).toEqual(aMatterRaised().facts);
    });

    it('finds the open item of a matter alone', async () => {
      const find = () => ports.alone(() => ports.workItems.findOpenForChange(matter));
      expect(await find()).toBeUndefined();
      const { id } = await opened();
      expect((await find())?.id).toBe(id);
      await resolve(id);
      expect(await find()).toBeUndefined();
    });

    it('has one open item of a matter', async () => {
      const { id } = await opened();
      await expect(opened()).rejects.toMatchObject({ code: 'WORK_ITEM_RAISED_AGAIN' });
      await resolve(id);
      await opened();
      const reopen = ports.alone(async () => {
        const item = await ports.workItems.getForChange(id);
        item.reopen();
        await ports.workItems.save(item);
      });
      await expect(reopen).rejects.toMatchObject({ code: 'WORK_ITEM_RAISED_AGAIN' });
    });

    it('takes reports in their order, and passes over older ones', async () => {
      const isLatest = (sequence: number, of = matter) =>
        ports.alone(() => ports.workItems.isLatestReport(of, sequence));
      expect([await isLatest(5), await isLatest(4), await isLatest(5), await isLatest(6)]).toEqual([
        true,
        false,
        false,
        true,
      ]);
      expect(await isLatest(1, { ...matter, kind: 'refund-outside' })).toBe(true);
    });

    it('knows what it does not have', async () => {
      await expect(ports.alone(() => ports.workItems.getForChange(randomUUID()))).rejects.toMatchObject({
        kind: 'not-found',
      });
    });

    it('removes what was resolved long ago', async () => {
      const { id } = await opened();
      await resolve(id, new Date('2024-01-01T00:00:00Z'));
      const { id: open } = await opened();
      await ports.alone(() => ports.workItems.removeResolvedBefore(new Date('2024-01-02T00:00:00Z')));
      expect(await ports.alone(() => ports.workItems.find(id))).toBeUndefined();
      expect((await ports.alone(() => ports.workItems.find(open)))?.id).toBe(open);
    });
  });
}
