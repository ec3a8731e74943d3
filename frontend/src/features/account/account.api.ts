import { queryOptions } from '@tanstack/react-query';
import { type Api, isProblem } from '../../api/api.js';
import { apiQuery } from '../../api/query.js';
import type { Currency, Locale } from '../../i18n/locales.js';
import type { SessionUser } from '../../session/session.js';
import type { LogInValues, SignUpValues } from './account.forms.js';
import { dayOf } from './birthdate.js';

interface SignedIn {
  readonly user: SessionUser;
  readonly access_token: string;
  readonly refresh_token: string;
}

export interface Account {
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: 'male' | 'female' | null;
  readonly dateOfBirth: string | null;
  readonly phone: string | null;
  readonly nativeLanguage: Locale | null;
  readonly vat: string | null;
  readonly taxNumber: string | null;
  readonly companyName: string | null;
  readonly language: Locale;
  readonly currency: Currency;
}

const device = () => ({ device: { screenResolution: `${screen.width}x${screen.height}` } });

export const logIn = (api: Api, { email, password, code }: LogInValues): Promise<SignedIn> =>
  api.send('POST', '/api/auth/login', { email, password, code: code || undefined, ...device() });

export const signUp = (api: Api, form: SignUpValues, currency: Currency): Promise<SignedIn> =>
  api.send('POST', '/api/auth/signup', {
    ...form,
    ...device(),
    gender: form.gender || undefined,
    birthdate: dayOf(form.birthdate),
    type: 'individual',
    currency,
  });

export const askForPasswordReset = (api: Api, email: string): Promise<void> =>
  api.send('POST', '/api/auth/forgot-password', { email });

const deadLinkCodes = new Set(['LINK_NOT_VALID', 'VALIDATION_FAILED']);

/** Whether the mailed link still sets a password. Looking does not use it up. */
export const resetLinkQuery = (api: Api, token: string) =>
  queryOptions({
    queryKey: ['reset-link', token],
    queryFn: async () => {
      try {
        await api.get('/api/auth/reset-password', { token });
        return true;
      } catch (error) {
        if (isProblem(error) && deadLinkCodes.has(error.code)) return false;
        throw error;
      }
    },
    enabled: token !== '',
  });

export const resetPassword = (api: Api, token: string, password: string): Promise<void> =>
  api.send('POST', '/api/auth/reset-password', { token, password, confirmPassword: password });

export const confirmEmail = (api: Api, token: string): Promise<void> =>
  api.send('POST', '/api/auth/verify-email', { token });

export const askForConfirmationMail = (api: Api): Promise<void> =>
  api.send('POST', '/api/me/account/confirmation-mail');

export const accountQuery = () => apiQuery<Account>('/api/me/account');

export const changeAccount = (api: Api, account: Account): Promise<Account> =>
  api.send('PUT', '/api/me/account', account);

export const changePassword = (api: Api, currentPassword: string, password: string): Promise<SignedIn> =>
  api.send('PUT', '/api/me/password', { currentPassword, password, confirmPassword: password });
