import { Injectable } from '@nestjs/common';
import { type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import { type Locale, LOCALES, type Translated } from '../../../shared-kernel/language/locale.js';
import type { BookingConfirmed } from '../../booking/events.js';
import { DepartureGroup } from '../processes/departure-group.js';
import { MissionOpening } from '../processes/mission-opening.js';
import { departureKeyOf, type MissionDeparture } from '../domain/mission-departure.js';
import { MissionRepository } from '../domain/mission.repository.js';
import { requiredCategory } from '../domain/guide-requirement.js';
import { type TourFacts, Tours } from '../domain/tours.js';

/** Opens the mission of a confirmed booking, or adds the booking to the mission of its group departure. */
@Reaction('guide-missions.open-mission-when-booking-confirmed')
@Injectable()
export class OpenMissionWhenBookingConfirmed implements Reacts<BookingConfirmed> {
  constructor(
    private readonly missions: MissionRepository,
    private readonly group: DepartureGroup,
    private readonly opening: MissionOpening,
    private readonly tours: Tours,
  ) {}

  async react(fact: BookingConfirmed): Promise<void> {
    await this.missions.oneAtATime(fact.bookingId);
    if (await this.missions.isWithdrawn(fact.bookingId)) return;
    const departure = toDeparture(fact, await this.tours.find(fact.tourId, fact.durationMinutes));
    await this.missions.oneAtATime(departureKeyOf(departure));
    const running = await this.missions.findOfDeparture(departureKeyOf(departure));
    if (running) return this.group.join(running, departure.booking);
    await this.opening.open(departure);
  }
}

const DAY_MINUTES = 24 * 60;

function toDeparture(fact: BookingConfirmed, tour: TourFacts | undefined): MissionDeparture {
  return {
    kind: fact.kind,
    tour: {
      id: fact.tourId,
      slug: tour?.slug ?? fact.tourId,
      name: tour?.name ?? inEveryLanguage(fact.tourName),
      cityName: tour?.cityName ?? inEveryLanguage(''),
      optionId: fact.optionId,
    },
    cityId: fact.cityId,
    category: requiredCategory(fact.categories),
    language: fact.guideLanguage,
    startsAt: new Date(fact.startsAt),
    endsAt: new Date(fact.endsAt),
    localDate: fact.localDate,
    localTime: fact.localTime,
    timeZone: fact.timeZone,
    durationMinutes: fact.durationMinutes,
    cancellationMinutes: fact.freeUntilMinutesBefore ?? tour?.cancellationMinutes ?? DAY_MINUTES,
    booking: toBooking(fact),
  };
}

const toBooking = (fact: BookingConfirmed): MissionDeparture['booking'] => ({
  id: fact.bookingId,
  reference: fact.bookingReference,
  travellers: fact.travellers,
  price: fact.price,
  meetingPoint: fact.meetingPoint,
  ...(fact.meetingPointNames ? { meetingPointNames: fact.meetingPointNames } : {}),
  ...(fact.meetingPointAddresses ? { meetingPointAddresses: fact.meetingPointAddresses } : {}),
  traveller: {
    name: fact.travellerName,
    language: fact.travellerLanguage,
    phone: fact.travellerPhone,
    email: fact.travellerEmail,
  },
  specialRequirements: fact.specialRequirements,
  cancelled: false,
  ...(fact.freeUntilMinutesBefore === undefined ? {} : { freeUntilMinutesBefore: fact.freeUntilMinutesBefore }),
});

/** A tour that is no longer on sale keeps the name under which it was booked. */
const inEveryLanguage = (text: string): Translated =>
  Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Record<Locale, string>;
