import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import { pageOf, type WorkItemsSearch } from './work-items-search.js';

export type {
  AskedGuide,
  AssigneeView as Assignee,
  GuideForMission,
  MissionCustomer as Customer,
  TeamMissionView as TeamMission,
  WorkItemView as WorkItem,
} from '../../api/generated/types.gen.js';

type Language = Pick<Site, 'locale'>;

const LIST = '/api/admin/work-items';

export const workItemsQuery = (search: WorkItemsSearch) => apiQuery(LIST, { ...search, page: pageOf(search) });

export const workItemQuery = (id: string) => apiQuery('/api/admin/work-items/{id}', { id });

export const isOfWorkItems = (key: readonly unknown[]): boolean => String(key[0]).startsWith(LIST);

export const assigneesQuery = () => apiQuery('/api/admin/work-item-assignees');

/** @param assignee undefined for nobody */
export const assignWorkItem = (api: Api, id: string, assignee: string | undefined, version: number) =>
  writeApi(api, 'POST /api/admin/work-items/{id}/assign', {
    params: { id },
    body: { ...(assignee === undefined ? {} : { assignee }), version },
  });

export const resolveWorkItem = (api: Api, id: string, note: string, version: number) =>
  writeApi(api, 'POST /api/admin/work-items/{id}/resolve', { params: { id }, body: { note, version } });

export const reopenWorkItem = (api: Api, id: string, version: number) =>
  writeApi(api, 'POST /api/admin/work-items/{id}/reopen', { params: { id }, body: { version } });

export const missionQuery = (id: string, { locale }: Language) =>
  apiQuery('/api/admin/missions/{id}', { id, language: locale });

export const guidesQuery = (mission: string) => apiQuery('/api/admin/missions/{id}/guides', { id: mission });

export const assignGuide = (api: Api, mission: string, guideId: string, { locale }: Language) =>
  writeApi(api, 'POST /api/admin/missions/{id}/assign', {
    params: { id: mission, language: locale },
    body: { guideId },
  });
