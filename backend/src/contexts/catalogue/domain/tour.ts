import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { checkedOptions } from './option-rules.js';
import type {
  Landmark,
  Texts,
  TourBasics,
  TourMeetingPoint,
  TourOption,
  TourPhoto,
  TourStatus,
  TourStop,
  TourText,
} from './tour-content.js';
import { TourHasPrices, TourIncomplete, TourStatusFixed } from './tour.errors.js';

/** What a tour must have before it is published. The texts are the English ones: other languages fall back to them. */
export const TOUR_NEEDS = [
  'title',
  'summary',
  'description',
  'highlights',
  'included',
  'options',
  'meeting-points',
  'itinerary',
  'guide-languages',
] as const;
export type TourNeed = (typeof TOUR_NEEDS)[number];

export const TOUR_ACTIONS = ['edit', 'publish', 'withdraw', 'copy'] as const;
export type TourAction = (typeof TOUR_ACTIONS)[number];

const transitions: Readonly<Record<TourStatus, readonly TourStatus[]>> = {
  draft: ['published'],
  published: ['withdrawn'],
  withdrawn: ['published'],
};

/** A tour with all that its page and its sale need, in every language. Bookings keep what was sold: no change reaches them. */
export class Tour extends AggregateRoot {
  readonly id!: string;
  status!: TourStatus;
  basics!: TourBasics;
  texts!: Texts<TourText>;
  options!: readonly TourOption[];
  meetingPoints!: readonly TourMeetingPoint[];
  itinerary!: readonly TourStop[];
  photos!: readonly TourPhoto[];
  landmarks!: readonly Landmark[];
  /** `#rrggbb`: stands in the picture's place while that loads. */
  imageColour!: string;
  publishedAt!: Date | null;
  version!: number;

  static draft(
    tour: Pick<Tour, 'id' | 'basics' | 'landmarks' | 'imageColour'> & { readonly englishTitle: string },
  ): Tour {
    const { englishTitle: title, ...rest } = tour;
    const text = { title, summary: '', description: '', highlights: [], included: [], notIncluded: [] };
    return Object.assign(new Tour(), {
      ...rest,
      status: 'draft',
      texts: { [DEFAULT_LOCALE]: text },
      options: [],
      meetingPoints: [],
      itinerary: [],
      photos: [],
      publishedAt: null,
      version: 1,
    } satisfies Partial<Tour>);
  }

  /** A draft with the same content but the photographs, which belong to one tour. */
  copy({ id, slug, newIds }: { id: string; slug: string; newIds: () => string }): Tour {
    return Object.assign(new Tour(), this, {
      id,
      status: 'draft',
      basics: { ...this.basics, slug, featured: false },
      meetingPoints: this.meetingPoints.map((point) => ({ ...point, id: newIds() })),
      photos: [],
      publishedAt: null,
      version: 1,
    } satisfies Partial<Tour>);
  }

  /** Throws TourHasPrices or TourIncomplete. */
  decideBasics(basics: TourBasics): void {
    if (this.options.length > 0)
      for (const field of ['kind', 'currency'] as const)
        if (basics[field] !== this.basics[field]) throw new TourHasPrices(field);
    this.basics = basics;
    this.mustStayWhole();
  }

  /** Throws TourIncomplete. */
  write(language: Locale, text: TourText): void {
    this.texts = { ...this.texts, [language]: text };
    this.mustStayWhole();
  }

  /** What was sold keeps its price. Throws TourOptionWrong or TourIncomplete. */
  offer(options: readonly TourOption[]): void {
    this.options = checkedOptions(options, this.basics.kind);
    this.mustStayWhole();
  }

  /** Throws TourIncomplete. */
  meetAt(points: readonly TourMeetingPoint[]): void {
    this.meetingPoints = points;
    this.mustStayWhole();
  }

  /** The last stop leads nowhere. Throws TourIncomplete. */
  lead(stops: readonly TourStop[]): void {
    this.itinerary = stops.map((stop, place) => (place === stops.length - 1 ? { ...stop, minutesToNext: 0 } : stop));
    this.mustStayWhole();
  }

  show(photos: readonly TourPhoto[]): void {
    this.photos = photos;
  }

  /** Throws TourStatusFixed or TourIncomplete. */
  publish(now: Date): void {
    this.moveTo('published');
    this.mustStayWhole();
    this.publishedAt ??= now;
  }

  /** Throws TourStatusFixed. */
  withdraw(): void {
    this.moveTo('withdrawn');
  }

  /** What it lacks to be published. */
  get missing(): readonly TourNeed[] {
    return missingIn(this);
  }

  private moveTo(status: TourStatus): void {
    if (!transitions[this.status].includes(status)) throw new TourStatusFixed({ status: this.status });
    this.status = status;
  }

  private mustStayWhole(): void {
    const { missing } = this;
    if (this.status === 'published' && missing.length > 0) throw new TourIncomplete({ missing: [...missing] });
  }
}

type Content = Pick<Tour, 'basics' | 'texts' | 'options' | 'meetingPoints' | 'itinerary'>;

/** What is missing in the content of a tour, in the order of {@link TOUR_NEEDS}. */
export function missingIn({ basics, texts, options, meetingPoints, itinerary }: Content): readonly TourNeed[] {
  const english = texts[DEFAULT_LOCALE];
  const has: Readonly<Record<TourNeed, boolean>> = {
    title: Boolean(english?.title),
    summary: Boolean(english?.summary),
    description: Boolean(english?.description),
    highlights: Boolean(english?.highlights.length),
    included: Boolean(english?.included.length),
    options: options.some(({ weekdays, startTimes }) => weekdays.length > 0 && startTimes.length > 0),
    'meeting-points': meetingPoints.length > 0,
    itinerary: itinerary.length > 0,
    'guide-languages': basics.guideLanguages.length > 0,
  };
  return TOUR_NEEDS.filter((need) => !has[need]);
}

/** What may be done with a tour of this state. */
export const tourActions = (status: TourStatus, missing: readonly TourNeed[]): readonly TourAction[] =>
  TOUR_ACTIONS.filter((action) => {
    if (action === 'publish') return status !== 'published' && missing.length === 0;
    return action === 'withdraw' ? status === 'published' : true;
  });
