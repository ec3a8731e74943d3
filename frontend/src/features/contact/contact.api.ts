import type { Api } from '../../api/api.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { ContactValues } from './contact.form.js';

/** The reason of a contact message about a tour. */
export const TOUR_QUESTION = 'tour-question';

export const writeToTeam = (api: Api, { bookingReference, ...contactMessage }: ContactValues): Promise<void> =>
  api.send('POST', '/api/contact', { ...contactMessage, ...(bookingReference ? { bookingReference } : {}) });

/** The tour that a question is about; shared with the tour's own page, which most come from. */
export const askedTourQuery = (slug: string, { locale, currency }: Site) =>
  apiQuery<{ readonly name: string }>(`/api/tour/${slug}`, { language: locale, currency });
