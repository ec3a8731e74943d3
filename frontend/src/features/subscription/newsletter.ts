import type { Api } from '../../api/api.js';
import type { Locale } from '../../i18n/locales.js';

export const subscribe = (api: Api, email: string, language: Locale): Promise<void> =>
  api.send('POST', '/api/newsletter', { email, language });
