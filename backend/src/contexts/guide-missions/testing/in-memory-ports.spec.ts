import { randomUUID } from 'node:crypto';
import { guideAccountsContract } from './guide-accounts.contract.js';
import { inMemoryPorts } from './in-memory-ports.js';
import { missionPortsContract } from './mission-ports.contract.js';

missionPortsContract('in memory', async () => {
  const ports = inMemoryPorts();
  return {
    ...ports,
    addGuide: async (cityId, rating) => {
      const guideId = randomUUID();
      ports.guides.add(guideId, { cityId, rating });
      return guideId;
    },
    openMatters: async (missionId) => ports.matters.openOf(missionId),
    alone: (work) => work(),
  };
});

guideAccountsContract('in memory', () => {
  const { accounts } = inMemoryPorts();
  accounts.suspended.add('suspended');
  return { accounts, approvedId: 'approved', suspendedId: 'suspended' };
});
