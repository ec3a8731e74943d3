import { queryOptions } from '@tanstack/react-query';
import { type Api, isProblem } from '../../api/api.js';
import { readApi, writeApi } from '../../api/calls.js';
import type { Account } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { Currency } from '../../i18n/locales.js';
import { deviceId } from '../../session/device-id.js';
import type { LogInValues, SignUpValues } from './account.forms.js';
import { dayOf } from './birthdate.js';

export type { Account, PendingEmail } from '../../api/generated/types.gen.js';

const device = () => ({ device: { screenResolution: `${screen.width}x${screen.height}`, deviceId: deviceId() } });

export const logIn = (api: Api, { email, password, code }: LogInValues) =>
  writeApi(api, 'POST /api/auth/login', { body: { email, password, code: code || undefined, ...device() } });

const companyOf = ({ type, companyName, vat, taxNumber, address }: SignUpValues) =>
  type === 'business' ? { type, companyName, vat, taxNumber, address } : { type };

export const signUp = (api: Api, values: SignUpValues, currency: Currency) => {
  const {
    gender,
    birthdate,
    type: _,
    companyName: _name,
    vat: _vat,
    taxNumber: _tax,
    address: _address,
    ...form
  } = values;
  return writeApi(api, 'POST /api/auth/signup', {
    body: {
      ...form,
      ...companyOf(values),
      ...device(),
      gender: gender || undefined,
      birthdate: dayOf(birthdate),
      currency,
    },
  });
};

export const askForPasswordReset = (api: Api, email: string) =>
  writeApi(api, 'POST /api/auth/forgot-password', { body: { email } });

const deadLinkCodes = new Set(['LINK_NOT_VALID', 'VALIDATION_FAILED']);

/** Whether the mailed link still sets a password. Looking does not use it up. */
export const resetLinkQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['reset-link', token],
    queryFn: async () => {
      try {
        await readApi(api, '/api/auth/reset-password', { token });
        return true;
      } catch (error) {
        if (isProblem(error) && deadLinkCodes.has(error.code)) return false;
        throw error;
      }
    },
    enabled: token !== '',
  });

export const resetPassword = (api: Api, token: string, password: string) =>
  writeApi(api, 'POST /api/auth/reset-password', { body: { token, password, confirmPassword: password } });

export const confirmEmail = (api: Api, token: string) =>
  writeApi(api, 'POST /api/auth/verify-email', { body: { token } });

export const askForConfirmationMail = (api: Api) => writeApi(api, 'POST /api/me/account/confirmation-mail');

export const validationQuery = () => apiQuery('/api/me/validation');

export const applyAgain = (api: Api) => writeApi(api, 'POST /api/me/validation/again');

export const myPromoCodesQuery = () => apiQuery('/api/me/promo-codes');

export const accountQuery = () => apiQuery('/api/me/account');

export const changeAccount = (api: Api, account: Account) => writeApi(api, 'PUT /api/me/account', { body: account });

/** Needs a confirmed password. */
export const exportMyData = (api: Api) => readApi(api, '/api/me/export');

export const dataExportQuery = () => apiQuery('/api/me/data-export');

/** Needs a confirmed password. */
export const askForDataExport = (api: Api) => writeApi(api, 'POST /api/me/data-export');

/** Needs a confirmed password. */
export const dataExportLink = (api: Api) => readApi(api, '/api/me/data-export/link');

export const openMattersQuery = ({ locale }: Pick<Site, 'locale'>) =>
  apiQuery('/api/me/open-matters', { language: locale });

/** For good: nothing brings the account back. */
export const closeAccount = (api: Api) => writeApi(api, 'DELETE /api/me');

export const choosePicture = (api: Api, id: string, picture: string | null) =>
  writeApi(api, 'PUT /api/user/{id}', { params: { id }, body: { picture } });

export const changePassword = (api: Api, currentPassword: string, password: string) =>
  writeApi(api, 'PUT /api/me/password', { body: { currentPassword, password, confirmPassword: password } });

export const emailQuery = () => apiQuery('/api/me/email');

export const askForEmailChange = (api: Api, email: string) => writeApi(api, 'POST /api/me/email', { body: { email } });

export const giveUpEmailChange = (api: Api) => writeApi(api, 'DELETE /api/me/email');

export const approveEmailChange = (api: Api, token: string) =>
  writeApi(api, 'POST /api/auth/email-change/approve', { body: { token } });

export const stopEmailChange = (api: Api, token: string) =>
  writeApi(api, 'POST /api/auth/email-change/stop', { body: { token } });

export const confirmNewEmail = (api: Api, token: string) =>
  writeApi(api, 'POST /api/auth/email-change/confirm', { body: { token } });
