import { isProblem, type Api } from '../../api/api.js';
import { readApi, writeApi } from '../../api/calls.js';
import { apiQuery } from '../../api/query.js';
import type { AccountRequest, ApplicationPreferencesRequest, MyApplication } from '../../api/generated/types.gen.js';
import type { Locale } from '../../i18n/locales.js';

export type {
  ApplicationAnswerView as Answer,
  ApplicationPreferencesRequest as Preferences,
  MissingPartView as MissingPart,
  MyApplication as Application,
} from '../../api/generated/types.gen.js';

export type SpokenLanguage = MyApplication['spokenLanguages'][number];
export type ApplicationStatus = MyApplication['status'];
/** Fields of the account that the form asks for. */
export type Person = Pick<AccountRequest, 'phone' | 'dateOfBirth' | 'gender'>;

export const applicationQuery = (id: string, language: Locale) => apiQuery('/api/recruitment/{id}', { id, language });

export const findApplication = (api: Api, id: string, language: Locale) =>
  readApi(api, '/api/recruitment/{id}', { id, language });

/** Begins the application, or goes on with the one that is there. */
export const beginApplication = (api: Api, language: Locale) =>
  writeApi(api, 'POST /api/recruitment', { params: { language } });

export const isNotBegun = (error: unknown): boolean => isProblem(error) && error.status === 404;

/** Writes of one application, each answered by the application after it. */
export const applicationWrites = (api: Api, id: string, language: Locale) => {
  const call = { params: { id, language } };
  return {
    prefer: (body: ApplicationPreferencesRequest) =>
      writeApi(api, 'PUT /api/recruitment/{id}/preferences', { ...call, body }),
    answer: (questionKey: string, text: string) =>
      writeApi(api, 'PUT /api/recruitment/{id}/cmsAnswers', { ...call, body: { cmsAnswers: [{ questionKey, text }] } }),
    record: (questionKey: string, audio: string | null) =>
      writeApi(api, 'PUT /api/recruitment/{id}/audio', { ...call, body: { questionKey, audio } }),
    choosePicture: (pictureUrl: string | null) =>
      writeApi(api, 'PUT /api/recruitment/{id}/picture', { ...call, body: { pictureUrl } }),
    changeStatus: (status: MyApplication['nextStatuses'][number]) =>
      writeApi(api, 'PUT /api/recruitment/{id}/status', { ...call, body: { status } }),
  };
};

export type ApplicationWrites = ReturnType<typeof applicationWrites>;

export const changePerson = (api: Api, person: Person) => writeApi(api, 'PUT /api/me/account', { body: person });
