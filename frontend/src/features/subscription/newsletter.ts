import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type { Locale } from '../../i18n/locales.js';

export const subscribe = (api: Api, email: string, language: Locale) =>
  writeApi(api, 'POST /api/newsletter', { body: { email, language } });
