import type { Api } from '../api/api.js';
import { writeApi } from '../api/calls.js';
import { apiQuery } from '../api/query.js';
import type { Site } from '../i18n/site.js';

/** Comes with the page and is not asked for again. */
export const socialNetworksQuery = ({ locale }: Pick<Site, 'locale'>) => ({
  ...apiQuery('/api/social-networks', { language: locale }),
  staleTime: Infinity,
  retry: false,
});

export const logOut = (api: Api) => writeApi(api, 'POST /api/auth/logout');
