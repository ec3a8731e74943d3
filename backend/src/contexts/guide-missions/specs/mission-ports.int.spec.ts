import { afterAll, beforeAll } from '@jest/globals';
import { sql } from 'kysely';
import { Commands } from '../../../platform/commands.js';
import { Attention, type AttentionKind } from '../domain/attention.js';
import { Guides } from '../domain/guides.js';
import { MissionRepository, OfferRepository } from '../domain/mission.repository.js';
import { missionPortsContract } from '../testing/mission-ports.contract.js';
import { MissionsTestApp } from '../../../../test/harness/missions-test-app.js';

let testApp: MissionsTestApp;

beforeAll(async () => {
  testApp = await MissionsTestApp.open();
});
afterAll(() => testApp?.close());

missionPortsContract('on PostgreSQL', async () => ({
  missions: testApp.app.get(MissionRepository),
  offers: testApp.app.get(OfferRepository),
  guides: testApp.app.get(Guides),
  attention: testApp.app.get(Attention),
  addGuide: async (cityId, rating) => (await testApp.guides(cityId, 1, { rating }))[0] ?? '',
  openCalls: (missionId) =>
    testApp.rows(sql<{ id: string; kind: AttentionKind }>`
      select id, kind from guide_missions.attention where mission_id = ${missionId} and settled_at is null`),
  alone: (work) => testApp.app.get(Commands).inTransaction(work),
}));
