import type { MailFact } from '../../../platform/mail/components/blocks.js';
import { formatText, type TextParams } from '../../../platform/texts.js';
import { momentText } from '../../../shared-kernel/local-time.js';
import type { Locale } from '../../../shared-kernel/locale.js';
import { capitalised, languageName, meetingLine } from '../../../shared-kernel/names.js';
import type { Booking } from '../domain/booking.js';
import { bookingMailTexts } from './booking-mails.texts.js';

export type Say = (name: keyof typeof bookingMailTexts, params?: TextParams) => string;

export const saying =
  (language: Locale): Say =>
  (name, params) =>
    formatText(bookingMailTexts[name], language, params);

/** How the guide is reached: a telephone number is not torn apart by the end of a line. */
const guideContactOf = ({ guideContact }: Booking): string => (guideContact ?? '').replaceAll(' ', '\u00A0');

interface GuideNews {
  /** Another one for each guide whom the customer comes to know. */
  readonly event: string;
  readonly guide: string;
  readonly subject: string;
  readonly title: string;
  readonly text: string;
}

/** Who guides; where another guide was named before, that this one comes instead. */
export function guideNews(booking: Booking, name: string, say: Say): GuideNews {
  const { reference, guideName, guideBefore, guidesTold } = booking;
  const guide = guideName ?? '';
  const contact = guideContactOf(booking);
  if (guideBefore === undefined)
    return {
      event: `guide-named:${booking.guideId}`,
      guide,
      subject: say('guideNamedSubject', { reference, guide }),
      title: say('guideNamedTitle', { guide }),
      text: say('guideNamedText', { name, guide, contact }),
    };
  const previous = guideBefore.name;
  return {
    event: `guide-changed:${guidesTold.length}`,
    guide,
    subject: say('guideChangedSubject', { reference, guide, previous }),
    title: say('guideChangedTitle', { guide, previous }),
    text: say('guideChangedText', { name, guide, previous, contact }),
  };
}

/** What anybody who comes must know: no price. */
export function visitFacts(booking: Booking, say: Say): MailFact[] {
  const { language, tour, timeZone, startsAt } = booking;
  const when = momentText(startsAt, { city: tour.cityName[language], timeZone }, language).full;
  return [
    { name: say('booking'), value: booking.reference },
    { name: say('tour'), value: tour.name[language] },
    { name: say('when'), value: capitalised(when, language) },
    {
      name: say('where'),
      value: meetingLine(tour.meetingPoint.name[language], tour.meetingPoint.address, language),
    },
    { name: say('language'), value: capitalised(languageName(booking.guideLanguage, language), language) },
  ];
}
