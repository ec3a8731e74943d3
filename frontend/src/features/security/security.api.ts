import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import { apiQuery } from '../../api/query.js';
import type { Locale } from '../../i18n/locales.js';

export type { AuthenticatorSetupView as AuthenticatorSetup, LoginRecord } from '../../api/generated/types.gen.js';

export const secondFactorQuery = () => apiQuery('/api/me/second-factor');

export const prepareSecondFactor = (api: Api) => writeApi(api, 'POST /api/me/second-factor');

export const turnOnSecondFactor = (api: Api, code: string) =>
  writeApi(api, 'POST /api/me/second-factor/confirm', { body: { code } });

export const turnOffSecondFactor = (api: Api) => writeApi(api, 'DELETE /api/me/second-factor');

export const renewRecoveryCodes = (api: Api) => writeApi(api, 'POST /api/me/second-factor/recovery-codes');

export const LOGINS_PER_PAGE = 10;

export const loginHistoryQuery = (id: string, page: number, language: Locale) =>
  apiQuery('/api/user/{id}/login-history', { id, page, pageSize: LOGINS_PER_PAGE, language });

export const endLogin = (api: Api, id: string) => writeApi(api, 'DELETE /api/me/sessions/{id}', { params: { id } });

export const endOtherLogins = (api: Api) => writeApi(api, 'DELETE /api/me/sessions');
