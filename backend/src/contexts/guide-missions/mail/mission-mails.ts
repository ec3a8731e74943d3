import { Injectable } from '@nestjs/common';
import { createElement } from 'react';
import { Config } from '../../../platform/config.js';
import type { MailFact } from '../../../platform/mail/components/blocks.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { LiveEvents } from '../../../platform/notify/live-events.js';
import { formatText } from '../../../platform/texts.js';
import { formatDay, momentText } from '../../../shared-kernel/local-time.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/locale.js';
import { capitalised, languageName, placeLine } from '../../../shared-kernel/names.js';
import { moneyText } from '../../../shared-kernel/money-text.js';
import type { AttentionKind } from '../domain/attention.js';
import type { Earnings } from '../domain/earnings.js';
import type { GuidePerson } from '../domain/guides.js';
import type { Mission } from '../domain/mission.js';
import { meetingPointIn } from '../domain/visit.js';
import type { Offer } from '../domain/offer.js';
import { attentionMailTexts, attentionSubjects } from './attention-mail.texts.js';
import { missionMailTexts } from './mission-mails.texts.js';
import { MissionMail } from './mission.mail.js';

type TextName = keyof typeof missionMailTexts;

/** Mails to guides in their own language, whose open screens are told too, and to the team. Times are those of the city. */
@Injectable()
export class MissionMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly live: LiveEvents,
    private readonly config: Config,
  ) {}

  async offered(mission: Mission, { earnings, respondBefore, askedAt }: Offer, guide: GuidePerson): Promise<void> {
    const place = { city: mission.tour.cityName[guide.language], timeZone: mission.timeZone };
    const deadline = respondBefore ? momentText(respondBefore, place, guide.language).full : '';
    const facts = [
      ...visitFacts(mission, guide.language),
      ...earningsFacts(earnings, guide.language),
      { name: say('respondBefore', guide.language), value: deadline },
    ];
    await this.toGuide(
      'offered',
      `${mission.id}:${guide.id}:${askedAt.getTime()}`,
      mission,
      guide,
      ['offeredText'],
      facts,
    );
  }

  async assigned(mission: Mission, { earnings }: Offer, guide: GuidePerson): Promise<void> {
    const facts = [...visitFacts(mission, guide.language), ...earningsFacts(earnings, guide.language)];
    const occasion = `${mission.id}:${guide.id}:${mission.givenAt?.getTime()}`;
    await this.toGuide('assigned', occasion, mission, guide, ['assignedText'], facts);
  }

  /** The guide who had it: paid all the same where the guests cancelled late. */
  async cancelled(mission: Mission, guide: GuidePerson): Promise<void> {
    const texts: TextName[] = mission.earnings ? ['cancelledText', 'cancelledPaid'] : ['cancelledText'];
    const facts = [
      ...visitFacts(mission, guide.language),
      ...(mission.earnings ? earningsFacts(mission.earnings, guide.language) : []),
    ];
    await this.toGuide('cancelled', mission.id, mission, guide, texts, facts);
  }

  async needsAttention(id: string, kind: AttentionKind, mission: Mission, message: string | undefined): Promise<void> {
    const language = DEFAULT_LOCALE;
    const sayIt = (name: keyof typeof attentionMailTexts): string => formatText(attentionMailTexts[name], language);
    await this.mailer.write({
      dedupeKey: `mission-attention:${id}`,
      kind: `mission.${kind}`,
      to: this.config.TEAM_EMAIL,
      language,
      reason: sayIt('reason'),
      subject: formatText(attentionSubjects[kind], language, { reference: referenceOf(mission) }),
      body: createElement(MissionMail, {
        title: sayIt('title'),
        paragraphs: [sayIt(kind)],
        ...(message ? { message } : {}),
        facts: visitFacts(mission, language),
        button: { text: sayIt('open'), href: `/${language}/EUR/admin/attention` },
      }),
    });
  }

  private async toGuide(
    event: 'offered' | 'assigned' | 'cancelled',
    occasion: string,
    mission: Mission,
    { id, name, email, language }: GuidePerson,
    texts: readonly TextName[],
    facts: readonly MailFact[],
  ): Promise<void> {
    await this.mailer.write({
      dedupeKey: `mission-${event}:${occasion}`,
      kind: `mission.${event}`,
      to: email,
      language,
      subject: formatText(missionMailTexts[`${event}Subject`], language, { reference: referenceOf(mission) }),
      body: createElement(MissionMail, {
        title: say(`${event}Title`, language),
        paragraphs: texts.map((text) => formatText(missionMailTexts[text], language, { name })),
        facts,
        button: { text: say('openMissions', language), href: `/${language}/EUR/guide-missions` },
      }),
    });
    await this.live.send(id, { type: 'missions-changed' });
  }
}

const say = (name: TextName, language: Locale): string => formatText(missionMailTexts[name], language);

const referenceOf = ({ bookings }: Mission): string => bookings[0]?.reference ?? '';

function visitFacts(mission: Mission, language: Locale): MailFact[] {
  const { tour, startsAt, timeZone, bookings } = mission;
  const persons = bookings.map(({ travellers: { adults, children, infants } }) => adults + children + infants);
  return [
    { name: say('booking', language), value: bookings.map(({ reference }) => reference).join(', ') },
    { name: say('tour', language), value: placeLine([tour.name[language], tour.cityName[language]], language) },
    {
      name: say('when', language),
      value: momentText(startsAt, { city: tour.cityName[language], timeZone }, language).full,
    },
    {
      name: say('where', language),
      value: [...new Set(bookings.map((booking) => meetingPointIn(language, booking)))].join('; '),
    },
    { name: say('language', language), value: capitalised(languageName(mission.language, language), language) },
    { name: say('travellers', language), value: String(persons.reduce((sum, count) => sum + count, 0)) },
  ];
}

const earningsFacts = ({ net, payOn }: Earnings, language: Locale): MailFact[] => [
  { name: say('earnings', language), value: moneyText(net, language) },
  { name: say('payOn', language), value: formatDay(payOn, language) },
];
