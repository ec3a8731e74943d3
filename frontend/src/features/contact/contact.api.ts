import type { Api } from '../../api/api.js';
import { writeApi } from '../../api/calls.js';
import type { ContactRequest } from '../../api/generated/types.gen.js';
import { apiQuery } from '../../api/query.js';
import type { Site } from '../../i18n/site.js';
import type { ContactValues } from './contact.form.js';

/** The reason of a contact message about a tour. */
export const TOUR_QUESTION = 'tour-question';

export const writeToTeam = (api: Api, { bookingReference, reason, ...contactMessage }: ContactValues) =>
  writeApi(api, 'POST /api/contact', {
    body: {
      ...contactMessage,
      // The form's schema has checked it.
      reason: reason as ContactRequest['reason'],
      ...(bookingReference ? { bookingReference } : {}),
    },
  });

/** The tour that a question is about; shared with the tour's own page, which most come from. */
export const askedTourQuery = (slug: string, { locale, currency }: Site) =>
  apiQuery('/api/tour/{id}', { id: slug, language: locale, currency });
