import type { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { isLocale, type Locale, LOCALES } from '../../../shared-kernel/language/locale.js';
import {
  type PartnerBookingWords,
  type PartnerContact,
  type PartnerUnit,
  UNIT_IDS,
  type UnitId,
} from '../domain/partner-booking.js';
import { OctoRefusal } from '../domain/partner.errors.js';
import { NO_CONTACT } from '../queries/octo-bookings.js';
import type { OctoAnswerRequest, OctoContactRequest, OctoUnitItemRequest } from './octo.requests.js';

export const contactOf = (contact: OctoContactRequest | undefined): PartnerContact => ({
  fullName: contact?.fullName ?? null,
  firstName: contact?.firstName ?? null,
  lastName: contact?.lastName ?? null,
  emailAddress: contact?.emailAddress ?? null,
  phoneNumber: contact?.phoneNumber ?? null,
  locales: contact?.locales ?? NO_CONTACT.locales,
  postalCode: contact?.postalCode ?? null,
  country: contact?.country ?? null,
  notes: contact?.notes ?? null,
});

const isUnitId = (id: string): id is UnitId => UNIT_IDS.includes(id as UnitId);

/** Throws OctoRefusal `INVALID_UNIT_ID`. */
export function unitIdOf(id: string): UnitId {
  if (!isUnitId(id)) throw new OctoRefusal('INVALID_UNIT_ID', { unitId: id });
  return id;
}

/** Throws OctoRefusal `INVALID_UNIT_ID`, and `UNPROCESSABLE_ENTITY` where nobody travels. */
export function unitsOf(items: readonly OctoUnitItemRequest[], ids: Ids): readonly PartnerUnit[] {
  if (items.length === 0) throw new OctoRefusal('UNPROCESSABLE_ENTITY', { field: 'unitItems' });
  return items.map(({ uuid, unitId, resellerReference, contact }) => ({
    uuid: uuid ?? ids.uuid(),
    unitId: unitIdOf(unitId),
    resellerReference: resellerReference ?? null,
    contact: contactOf(contact),
  }));
}

/** The site's language of a tag such as `de` or `de-AT`; undefined where there is none. */
export function localeOf(tag: string): Locale | undefined {
  const written = tag.trim().replace('-', '_');
  return isLocale(written)
    ? written
    : LOCALES.find((locale) => locale.slice(0, 2) === written.slice(0, 2).toLowerCase());
}

/** What octo/questions asks. Throws OctoRefusal `BAD_REQUEST` for a question that there is not, or an answer to none. */
export function answersOf({
  questionAnswers = [],
}: {
  readonly questionAnswers?: OctoAnswerRequest[];
}): Partial<Pick<PartnerBookingWords, 'guideLanguage' | 'meetingPoint' | 'notes'>> {
  const answers: { guideLanguage?: Locale; meetingPoint?: string; notes?: string } = {};
  for (const { questionId, value } of questionAnswers) {
    const guideLanguage = questionId === 'guideLanguage' ? localeOf(value) : undefined;
    if (guideLanguage) answers.guideLanguage = guideLanguage;
    else if (questionId === 'meetingPoint') answers.meetingPoint = value;
    else if (questionId === 'needs') answers.notes = value;
    else throw new OctoRefusal('BAD_REQUEST', { questionId });
  }
  return answers;
}
