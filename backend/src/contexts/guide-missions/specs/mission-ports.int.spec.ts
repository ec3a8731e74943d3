import { afterAll, beforeAll } from '@jest/globals';
import { sql } from 'kysely';
import { Commands } from '../../../platform/commands.js';
import { Guides } from '../domain/guides.js';
import { MissionMatters } from '../domain/mission-matters.js';
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
  matters: testApp.app.get(MissionMatters),
  addGuide: async (cityId, rating) => (await testApp.guides(cityId, 1, { rating }))[0] ?? '',
  openMatters: (missionId) =>
    testApp.rows(sql<{ kind: string; key: string }>`
      select kind, key from guide_missions.raised_matter where mission_id = ${missionId}`),
  alone: (work) => testApp.app.get(Commands).inTransaction(work),
}));
