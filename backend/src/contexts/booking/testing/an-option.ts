import type { Locale } from '../../../shared-kernel/language/locale.js';
import { type DepartureOption, Departures, type GuideAvailability, type OptionForSale } from '../domain/departures.js';
import { inAllLanguages } from './an-order.js';

/** Three hours in Rome, every day at 9:30 and 14:00; private, 24 hours of lead time. */
export const anOption = (changes: Partial<OptionForSale> = {}): OptionForSale => ({
  tourId: 'tour-1',
  slug: 'rome-colosseum-and-forum',
  name: inAllLanguages('Colosseum and Forum'),
  optionId: 'option-1',
  durationMinutes: 180,
  kind: 'private',
  city: { id: 'city-1', slug: 'rome', name: inAllLanguages('Rome'), timeZone: 'Europe/Rome' },
  categories: ['private-tour'],
  currency: 'EUR',
  infantsNeedSeat: false,
  leadTimeMinutes: 24 * 60,
  cancellationMinutes: 24 * 60,
  taxRegime: 'margin-scheme',
  schedule: { weekdays: [1, 2, 3, 4, 5, 6, 7], times: ['09:30', '14:00'], closedMonths: [], closedDays: [] },
  meetingPoints: [
    {
      id: 'point-1',
      name: inAllLanguages('Metro exit'),
      address: 'Piazza del Colosseo, Roma',
      latitude: 41.89,
      longitude: 12.49,
    },
  ],
  included: inAllLanguages(['A guide of your own']),
  notIncluded: inAllLanguages(['Lunch']),
  ...changes,
});

/** Options on sale, and guides who are always free, by language. */
export class FixedDepartures extends Departures {
  readonly freeGuides = new Map<Locale, number>();
  readonly ledBookingIds: string[] = [];
  guidesInOtherLanguages = 1;
  private options: readonly OptionForSale[];

  constructor(...options: readonly OptionForSale[]) {
    super();
    this.options = options;
  }

  withdraw(tourId: string): void {
    this.options = this.options.filter((option) => option.tourId !== tourId);
  }

  async findOption(tour: string, durationMinutes: number): Promise<OptionForSale | undefined> {
    return this.options.find(
      (option) => [option.tourId, option.slug].includes(tour) && option.durationMinutes === durationMinutes,
    );
  }

  async durations(tour: string): Promise<readonly number[]> {
    return this.options
      .filter(({ tourId, slug }) => [tourId, slug].includes(tour))
      .map((option) => option.durationMinutes);
  }

  async guides(
    _: DepartureOption,
    language: Locale,
    times: readonly { start: Date; end: Date }[],
  ): Promise<readonly GuideAvailability[]> {
    const free = this.freeGuides.get(language) ?? this.guidesInOtherLanguages;
    return times.map(() => ({ free, ledBookingIds: this.ledBookingIds, pauseMs: 30 * 60_000 }));
  }
}
