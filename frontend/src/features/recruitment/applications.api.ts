import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import { apiQuery } from '../../api/query.js';
import type { ApplicationRecord } from '../../api/generated/types.gen.js';
import type { Locale } from '../../i18n/locales.js';
import type { ApplicationsSearch, ReadVersion } from './applications-search.js';

export type {
  ApplicationRecord,
  ApplicationRow as Application,
  MarkedAnswerView as MarkedAnswer,
} from '../../api/generated/types.gen.js';

export type ApplicationState = ApplicationRecord['state'];
export type ApplicationAction = ApplicationRecord['actions'][number];
export type AnswerMark = NonNullable<ApplicationRecord['answers'][number]['mark']>;

const APPLICATIONS = '/api/admin/applications';

export const applicationsQuery = ({ page, ...search }: ApplicationsSearch, language: Locale) =>
  apiQuery(APPLICATIONS, { ...search, page: Number(page ?? 1), language });

export const applicationQuery = (id: string, language: Locale) =>
  apiQuery('/api/admin/applications/{id}', { id, language });

export const isOfApplications = (key: readonly unknown[]): boolean => String(key[0]).startsWith(APPLICATIONS);

export const markAnswer = (
  api: Api,
  { id, language, version }: ReadVersion,
  questionKey: string,
  mark: AnswerMark | null,
) =>
  writeApi(api, 'PUT /api/admin/applications/{id}/marks', {
    params: { id, language },
    body: { questionKey, mark, version },
  });

export const askAgain = (api: Api, { id, language, version }: ReadVersion, remark: string, questionKeys: string[]) =>
  writeApi(api, 'POST /api/admin/applications/{id}/ask-again', {
    params: { id, language },
    body: { remark, questionKeys, version },
  });

export const approve = (api: Api, { id, language, version }: ReadVersion) =>
  writeApi(api, 'POST /api/admin/applications/{id}/approve', { params: { id, language }, body: { version } });

export const reject = (api: Api, { id, language, version }: ReadVersion, reason: string) =>
  writeApi(api, 'POST /api/admin/applications/{id}/reject', { params: { id, language }, body: { reason, version } });
