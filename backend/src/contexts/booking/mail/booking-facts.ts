import { lines, type MailFact } from '../../../platform/mail/components/blocks.js';
import { formatText, type TextParams } from '../../../shared-kernel/language/texts.js';
import { momentText, readerMomentText } from '../../../shared-kernel/time/local-time.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { TERMS } from '../../../shared-kernel/terms.js';
import type { RemindedHours } from '../domain/reminders.js';
import { capitalised, languageName, meetingLine } from '../../../shared-kernel/language/names.js';
import type { Booking } from '../domain/booking.js';
import { partyText } from '../../../shared-kernel/party.js';
import { durationText } from '../documents/duration-text.js';
import { rideFacts } from '../documents/ride-facts.js';
import { voucherTexts } from '../documents/voucher.texts.js';
import { bookingMailTexts } from './booking-mails.texts.js';

/** Mails and voucher use the same words for travellers. */
const texts = {
  ...bookingMailTexts,
  travellers: voucherTexts.travellers,
  passenger: voucherTexts.passenger,
  duration: voucherTexts.duration,
  destination: voucherTexts.destination,
  flight: voucherTexts.flight,
  ship: voucherTexts.ship,
  vehicle: voucherTexts.vehicle,
};

export type Say = (name: keyof typeof texts, params?: TextParams) => string;

export const saying =
  (language: Locale): Say =>
  (name, params) =>
    formatText(texts[name], language, params);

/** The guide's contact. A telephone number does not break at the end of a line. */
const guideContactOf = ({ guideContact }: Booking): string => (guideContact ?? '').replaceAll(' ', '\u00A0');

interface GuideNews {
  /** Differs for each guide whose name the customer learns. */
  readonly event: string;
  readonly guide: string;
  readonly subject: string;
  readonly title: string;
  readonly text: string;
}

/** Names the guide. If another guide was named before, it says that this guide replaces them. */
export function guideNews(booking: Booking, name: string, say: Say): GuideNews {
  const { reference, guideName, guideBefore, announcedGuides } = booking;
  const guide = guideName ?? '';
  const contact = guideContactOf(booking);
  const person = booking.service.kind === 'tour' ? 'guide' : 'quotePerson';
  if (guideBefore === undefined)
    return {
      event: `guide-named:${booking.guideId}`,
      guide,
      subject: say(`${person}NamedSubject`, { reference, guide }),
      title: say(`${person}NamedTitle`, { guide }),
      text: say(`${person}NamedText`, { name, guide, contact }),
    };
  const previous = guideBefore.name;
  return {
    event: `guide-changed:${announcedGuides.length}`,
    guide,
    subject: say(`${person}ChangedSubject`, { reference, guide, previous }),
    title: say(`${person}ChangedTitle`, { guide, previous }),
    text: say(`${person}ChangedText`, { name, guide, previous, contact }),
  };
}

/** The city and its clock, for `momentText`. */
export const placeOf = ({ language, service, timeZone }: Booking) => ({
  city: service.cityName[language],
  timeZone,
});

/** The start on the clock of the city, and on the reader's clock where that zone is known and differs. */
function startLines(booking: Booking, readerZone: string | null): MailFact['value'] {
  const { language, startsAt } = booking;
  const place = placeOf(booking);
  const when = capitalised(momentText(startsAt, place, language).full, language);
  return lines(when, readerMomentText(startsAt, place, readerZone, language));
}

/** A service and its start, for mails about several. */
export const wishFact = (booking: Booking, readerZone: string | null): MailFact => ({
  name: booking.service.name[booking.language],
  value: startLines(booking, readerZone),
});

/**
 * The facts for every traveller, without the price.
 * @param readerZone the reader's own, where it is known
 */
export function visitFacts(booking: Booking, say: Say, readerZone: string | null = null): MailFact[] {
  const { language, service, travellers } = booking;
  return [
    { name: say('booking'), value: booking.reference },
    { name: say(service.kind === 'tour' ? 'tour' : 'service'), value: service.name[language] },
    { name: say('when'), value: startLines(booking, readerZone) },
    { name: say('duration'), value: durationText(booking.durationMinutes, language) },
    {
      name: say('where'),
      value: meetingLine(service.meetingPoint.name[language], service.meetingPoint, language),
    },
    { name: say('travellers'), value: partyText(travellers, language) },
    ...(service.kind === 'tour'
      ? [{ name: say('language'), value: capitalised(languageName(booking.guideLanguage, language), language) }]
      : rideFacts(service, language).map(({ name, value }) => ({ name: say(name), value }))),
  ];
}

interface ReminderNews {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly guideFacts: readonly MailFact[];
}

function remindedWords({ service }: Booking, hours: RemindedHours) {
  if (service.kind === 'quote') {
    const withoutGuide = 'quoteReminderWithoutPerson';
    return hours === 3
      ? ({ title: 'quoteReminderSoonTitle', text: 'quoteReminderSoonText', withoutGuide } as const)
      : ({ title: 'quoteReminderTitle', text: 'quoteReminderText', withoutGuide } as const);
  }
  return hours === 3
    ? ({ title: 'reminderSoonTitle', text: 'reminderSoonText', withoutGuide: 'reminderWithoutGuide' } as const)
    : ({ title: 'reminderTitle', text: 'reminderText', withoutGuide: 'reminderWithoutGuide' } as const);
}

/** What a reminder says, to the customer or to the passenger. */
export function reminderNews(booking: Booking, name: string, hours: RemindedHours, say: Say): ReminderNews {
  const { reference, guideName } = booking;
  const words = remindedWords(booking, hours);
  return {
    subject: say(hours === 3 ? 'reminderSoonSubject' : 'reminderSubject', { reference }),
    title: say(words.title),
    paragraphs: [
      say(words.text, { name, minutes: TERMS.earlyMinutes }),
      ...(guideName === null ? [say(words.withoutGuide)] : []),
    ],
    guideFacts:
      guideName === null
        ? []
        : [
            { name: say('guide'), value: guideName },
            { name: say('guideContact'), value: guideContactOf(booking) },
          ],
  };
}
