import { Injectable } from '@nestjs/common';
import { createElement } from 'react';
import { Config } from '../../../platform/config.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { MailFact } from '../../../platform/mail/components/blocks.js';
import { type Attachment, Mailer } from '../../../platform/mail/mailer.js';
import { partyText } from '../../../shared-kernel/party.js';
import { formatText } from '../../../shared-kernel/language/texts.js';
import { formatDay, momentText } from '../../../shared-kernel/time/local-time.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { capitalised, languageName, placeLine } from '../../../shared-kernel/language/names.js';
import { moneyText } from '../../../shared-kernel/money/money-text.js';
import type { SoldRide } from '../index.js';
import type { Earnings } from '../domain/earnings.js';
import type { GuideAccount } from '../domain/guides.js';
import type { Mission } from '../domain/mission.js';
import { meetingPointsIn, partyOf, referencesOf, standing } from '../domain/mission-departure.js';
import type { Offer } from '../domain/offer.js';
import { missionCalendar } from '../documents/mission-calendar.js';
import { missionMailTexts } from './mission-mails.texts.js';
import { MissionMail } from './mission.mail.js';

type TextName = keyof typeof missionMailTexts;

/** Mails about missions that are not assigned to their reader. */
const WITHOUT_CALENDAR: readonly string[] = ['offered', 'grown', 'lost'];

/** Mails to guides in their own language. Times are local to the city. */
@Injectable()
export class MissionMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async offered(mission: Mission, offer: Offer, guide: GuideAccount): Promise<void> {
    const key = `mission-offered:${mission.id}:${guide.id}:${offer.askedAt.getTime()}`;
    await this.toGuide('offered', key, mission, guide, ['offeredText'], whatIsOffered(mission, offer, guide.language));
  }

  /** A booking has joined the offered group: the mission pays more than the offer said. */
  async grown(mission: Mission, offer: Offer, bookingId: string, guide: GuideAccount): Promise<void> {
    const facts = whatIsOffered(mission, offer, guide.language);
    await this.toGuide('grown', `mission-grown:${bookingId}:${guide.id}`, mission, guide, ['grownText'], facts);
  }

  /** The mission is assigned to the guide: what, when and where, with a calendar file. Once for each assignment. */
  async assigned(mission: Mission, guide: GuideAccount): Promise<void> {
    const event = mission.assignedBy === 'admin' ? 'assigned' : 'accepted';
    const facts = whatIsTaken(mission, guide.language);
    const key = `mission-assigned:${mission.id}:${guide.id}:${mission.assignedAt?.getTime()}`;
    await this.toGuide(event, key, mission, guide, [`${event}Text`, 'contactInMissions'], facts);
  }

  /** The mission is assigned to another guide: this one need not keep the time free. */
  async lost(mission: Mission, guide: GuideAccount): Promise<void> {
    const key = `mission-lost:${mission.id}:${guide.id}:${mission.assignedAt?.getTime()}`;
    await this.toGuide('lost', key, mission, guide, ['lostText'], departureFacts(mission, guide.language));
  }

  /**
   * To the guide of the mission: a booking has joined the group, has left it while others remain, has other guests or
   * another meeting point, or begins later.
   */
  async partyChanged(
    change: 'joined' | 'left' | 'altered' | 'delayed',
    occasion: string,
    mission: Mission,
    guide: GuideAccount,
  ): Promise<void> {
    const facts = whatIsTaken(mission, guide.language);
    await this.toGuide(change, `mission-${change}:${occasion}:${guide.id}`, mission, guide, [`${change}Text`], facts);
  }

  /** To the guide of a cancelled mission, who is paid if the guests cancelled late. */
  async cancelled(mission: Mission, guide: GuideAccount): Promise<void> {
    const texts: TextName[] = mission.earnings ? ['cancelledText', 'cancelledPaid'] : ['cancelledText'];
    const facts = [
      ...departureFacts(mission, guide.language),
      ...(mission.earnings ? earningsFacts(mission.earnings, guide.language) : []),
    ];
    await this.toGuide('cancelled', `mission-cancelled:${mission.id}`, mission, guide, texts, facts);
  }

  private async toGuide(
    event:
      'offered' | 'grown' | 'accepted' | 'assigned' | 'joined' | 'left' | 'altered' | 'delayed' | 'cancelled' | 'lost',
    dedupeKey: string,
    mission: Mission,
    { name, email, language }: GuideAccount,
    texts: readonly TextName[],
    facts: readonly MailFact[],
  ): Promise<void> {
    await this.mailer.write({
      dedupeKey,
      kind: `mission.${event}`,
      to: email,
      language,
      subject: formatText(missionMailTexts[`${event}Subject`], language, { reference: referenceOf(mission) }),
      body: createElement(MissionMail, {
        title: say(`${event}Title`, language),
        paragraphs: texts.map((text) => formatText(missionMailTexts[text], language, { name })),
        facts,
        button: { text: say('openMissions', language), href: missionsPath(language) },
      }),
      ...(WITHOUT_CALENDAR.includes(event) ? {} : { attachments: [this.calendar(mission, language)] }),
    });
  }

  /** The file of a cancelled mission removes the entry from the calendar. */
  private calendar(mission: Mission, language: Locale): Attachment {
    const url = new URL(missionsPath(language), this.config.publicUrl).href;
    const text = missionCalendar(mission, language, url, this.clock.now());
    const [first] = mission.bookings;
    return {
      name: `${first?.reference ?? mission.id}.ics`,
      contentType: 'text/calendar; charset=utf-8',
      file: Buffer.from(text),
    };
  }
}

const say = (name: TextName, language: Locale): string => formatText(missionMailTexts[name], language);

const missionsPath = (language: Locale): string => `/${language}/guide-missions`;

const referenceOf = ({ bookings }: Mission): string => bookings[0]?.reference ?? '';

function departureFacts(mission: Mission, language: Locale): MailFact[] {
  const { tour, startsAt, timeZone } = mission;
  const bookings = standing(mission.bookings);
  const city = tour.cityName[language];
  const when = momentText(startsAt, { city, timeZone }, language).full;
  return [
    { name: say('booking', language), value: referencesOf(bookings) },
    { name: say(tour.ride ? 'service' : 'tour', language), value: placeLine([tour.name[language], city], language) },
    { name: say('when', language), value: capitalised(when, language) },
    { name: say('where', language), value: meetingPointsIn(language, bookings) },
    ...(tour.ride
      ? rideFacts(tour.ride, language)
      : [{ name: say('language', language), value: capitalised(languageName(mission.language, language), language) }]),
    { name: say('travellers', language), value: partyText(partyOf(bookings), language) },
  ];
}

/** What the driver must know beside time and place. */
function rideFacts(ride: SoldRide, language: Locale): MailFact[] {
  const { destination, flightNumber, ship, vehicle, suitcases, childSeats, wheelchair, waitMinutes } = ride;
  return [
    { name: say('destination', language), value: destination ?? undefined },
    { name: say('flight', language), value: flightNumber ?? undefined },
    { name: say('ship', language), value: ship ?? undefined },
    { name: say('vehicle', language), value: vehicle?.[language] },
    { name: say('suitcases', language), value: suitcases > 0 ? String(suitcases) : undefined },
    { name: say('childSeats', language), value: childSeats > 0 ? String(childSeats) : undefined },
    { name: say('wheelchair', language), value: wheelchair ? say('yes', language) : undefined },
    {
      name: say('waiting', language),
      value: formatText(missionMailTexts.waitingMinutes, language, { minutes: waitMinutes }),
    },
  ];
}

/** What the guests asked for, in their own words. */
const wishesFacts = ({ standingBookings }: Mission, language: Locale): MailFact[] =>
  standingBookings.flatMap(({ specialRequirements }) =>
    specialRequirements ? [{ name: say('wishes', language), value: specialRequirements }] : [],
  );

function whatIsOffered(mission: Mission, { earnings, respondBefore }: Offer, language: Locale): MailFact[] {
  const place = { city: mission.tour.cityName[language], timeZone: mission.timeZone };
  const deadline = respondBefore ? momentText(respondBefore, place, language).full : '';
  return [
    ...departureFacts(mission, language),
    ...wishesFacts(mission, language),
    ...earningsFacts(earnings, language),
    { name: say('respondBefore', language), value: capitalised(deadline, language) },
  ];
}

/** What the guide of a mission is mailed about it. */
const whatIsTaken = (mission: Mission, language: Locale): MailFact[] => [
  ...departureFacts(mission, language),
  ...wishesFacts(mission, language),
  ...(mission.earnings ? earningsFacts(mission.earnings, language) : []),
];

const earningsFacts = ({ net, payOn }: Earnings, language: Locale): MailFact[] => [
  { name: say('earnings', language), value: moneyText(net, language) },
  { name: say('payOn', language), value: capitalised(formatDay(payOn, language), language) },
];
