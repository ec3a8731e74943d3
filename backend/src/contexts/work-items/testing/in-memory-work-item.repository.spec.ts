import { InMemoryWorkItemRepository } from './in-memory-work-item.repository.js';
import { workItemRepositoryContract } from './work-item-repository.contract.js';

workItemRepositoryContract('in memory', () => ({
  workItems: new InMemoryWorkItemRepository(),
  alone: (work) => work(),
}));
