import { defineEntity, p } from '@mikro-orm/postgresql';
import type { WorkItemFacts, WorkItemSubject } from '../../../shared-kernel/work-item.js';
import { WorkItem } from '../domain/work-item.js';

export const WorkItemEntity = defineEntity({
  class: WorkItem,
  schema: 'work_items',
  tableName: 'work_item',
  properties: {
    id: p.uuid().primary(),
    context: p.text(),
    kind: p.text(),
    key: p.text(),
    subjectType: p.text().$type<WorkItemSubject['type']>(),
    subjectId: p.text(),
    subjectReference: p.text().nullable(),
    facts: p.json<WorkItemFacts>(),
    isUrgent: p.boolean(),
    raisedAt: p.datetime().columnType('timestamptz'),
    dueAt: p.datetime().columnType('timestamptz').nullable(),
    assignedTo: p.uuid().nullable(),
    resolvedAt: p.datetime().columnType('timestamptz').nullable(),
    resolvedBy: p.uuid().nullable(),
    note: p.text().nullable(),
    version: p.integer().version(),
  },
});
