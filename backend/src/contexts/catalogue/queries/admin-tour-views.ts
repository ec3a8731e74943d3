import { ApiExtraModels, ApiProperty, refs } from '@nestjs/swagger';
import { Latitude, Longitude } from '../../../platform/http/fractions.js';
import { ListPage } from '../../../platform/lists/list-page.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import { TOUR_ACTIONS, TOUR_NEEDS, type TourAction, type TourNeed } from '../domain/tour.js';
import {
  TAX_REGIMES,
  type TaxRegime,
  TOUR_KINDS,
  TOUR_STATUSES,
  type Texts,
  type TourKind,
  type TourStatus,
} from '../domain/tour-content.js';

/** A tour in the team's list. */
export class AdminTourRow {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'rome-evening-piazzas' }) slug!: string;
  @ApiProperty({ description: 'In the reader’s language, or in English.' }) title!: string;
  @ApiProperty({ enum: TOUR_STATUSES }) status!: TourStatus;
  @ApiProperty() city!: string;
  @ApiProperty({ type: [String], description: 'Slugs.' }) categories!: string[];
  @ApiProperty({ enum: TOUR_KINDS }) kind!: TourKind;
  @ApiProperty({ enum: CURRENCIES }) currency!: Currency;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The lowest price for two adults, in minor units; null where two cannot book.',
  })
  priceForTwo!: number | null;
  @ApiProperty({ type: [Number], description: 'Minutes, ascending.' }) durations!: number[];
  @ApiProperty({ enum: LOCALES, isArray: true, description: 'In which it has a title.' }) languages!: Locale[];
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) publishedAt!: Date | null;
  @ApiProperty({ format: 'date-time', type: String }) changedAt!: Date;
}

export class AdminToursPage extends ListPage<AdminTourRow> {
  @ApiProperty({ type: [AdminTourRow] }) items!: AdminTourRow[];
}

const textsOf = (description: string) =>
  ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: `${description}, by language.`,
  });

class AdminTourBasics {
  @ApiProperty() slug!: string;
  @ApiProperty({ format: 'uuid' }) cityId!: string;
  @ApiProperty({ enum: TOUR_KINDS }) kind!: TourKind;
  @ApiProperty({ type: [String] }) categories!: readonly string[];
  @ApiProperty({ type: [String] }) specialFilters!: readonly string[];
  @ApiProperty({ enum: CURRENCIES }) currency!: Currency;
  @ApiProperty() featured!: boolean;
  @ApiProperty({ type: 'integer' }) position!: number;
  @ApiProperty({ type: 'integer' }) cancellationMinutes!: number;
  @ApiProperty({ type: 'integer' }) leadTimeMinutes!: number;
  @ApiProperty() infantsNeedSeat!: boolean;
  @ApiProperty({ enum: TAX_REGIMES }) taxRegime!: TaxRegime;
  @ApiProperty({ enum: LOCALES, isArray: true }) guideLanguages!: readonly Locale[];
}

class AdminTourText {
  @ApiProperty() title!: string;
  @ApiProperty() summary!: string;
  @ApiProperty() description!: string;
  @ApiProperty({ type: [String] }) highlights!: readonly string[];
  @ApiProperty({ type: [String] }) included!: readonly string[];
  @ApiProperty({ type: [String] }) notIncluded!: readonly string[];
}

class AdminTourTexts implements Texts<AdminTourText> {
  @ApiProperty({ type: AdminTourText, required: false }) en_US?: AdminTourText;
  @ApiProperty({ type: AdminTourText, required: false }) fr_FR?: AdminTourText;
  @ApiProperty({ type: AdminTourText, required: false }) de_DE?: AdminTourText;
  @ApiProperty({ type: AdminTourText, required: false }) es_ES?: AdminTourText;
  @ApiProperty({ type: AdminTourText, required: false }) it_IT?: AdminTourText;
  @ApiProperty({ type: AdminTourText, required: false }) ru_RU?: AdminTourText;
  @ApiProperty({ type: AdminTourText, required: false }) ja_JP?: AdminTourText;
}

class AdminBand {
  @ApiProperty({ type: 'integer' }) upTo!: number;
  @ApiProperty({ type: 'integer' }) amount!: number;
}

class AdminGroupPrices {
  @ApiProperty({ enum: ['per-group'] }) kind!: 'per-group';
  @ApiProperty({ type: [AdminBand] }) bands!: readonly AdminBand[];
  @ApiProperty({ type: 'integer' }) extraPerson!: number;
}

class AdminPersonPrices {
  @ApiProperty({ enum: ['per-person'] }) kind!: 'per-person';
  @ApiProperty({ type: 'integer' }) adult!: number;
  @ApiProperty({ type: 'integer' }) child!: number;
  @ApiProperty({ type: 'integer' }) infant!: number;
}

@ApiExtraModels(AdminGroupPrices, AdminPersonPrices)
export class AdminTourOption {
  @ApiProperty({ type: 'integer' }) durationMinutes!: number;
  @ApiProperty({ oneOf: refs(AdminGroupPrices, AdminPersonPrices), description: 'Minor units of the tour’s currency.' })
  prices!: AdminGroupPrices | AdminPersonPrices;
  @ApiProperty({ type: 'integer' }) minimumPersons!: number;
  @ApiProperty({ type: 'integer' }) maximumPersons!: number;
  @ApiProperty({ type: 'integer', nullable: true }) capacity!: number | null;
  @ApiProperty({ type: [Number] }) weekdays!: readonly number[];
  @ApiProperty({ type: [String] }) startTimes!: readonly string[];
  @ApiProperty({ type: [Number] }) closedMonths!: readonly number[];
  @ApiProperty({ type: [String] }) closedDays!: readonly string[];
}

class AdminMeetingPoint {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @textsOf('What it is called') names!: Texts;
  @ApiProperty() address!: string;
  @textsOf('Its address where that is written otherwise') addresses!: Texts;
  @Latitude() latitude!: number;
  @Longitude() longitude!: number;
}

class AdminTourStop {
  @textsOf('What it is called') names!: Texts;
  @textsOf('What is seen and told there') descriptions!: Texts;
  @Latitude() latitude!: number;
  @Longitude() longitude!: number;
  @ApiProperty({ type: 'integer' }) minutes!: number;
  @ApiProperty({ type: 'integer' }) minutesToNext!: number;
}

class AdminTourPhoto {
  @ApiProperty() path!: string;
  @ApiProperty({ description: 'Where the browser gets it.' }) src!: string;
  @ApiProperty({ type: 'integer' }) width!: number;
  @ApiProperty({ type: 'integer' }) height!: number;
  @textsOf('What it shows') alt!: Texts;
}

class CityOfAdminTour {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() title!: string;
  @ApiProperty() timeZone!: string;
  @Latitude() latitude!: number;
  @Longitude() longitude!: number;
}

/** A tour with all that the team may change. */
export class AdminTourRecord {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: TOUR_STATUSES }) status!: TourStatus;
  @ApiProperty({ type: CityOfAdminTour }) city!: CityOfAdminTour;
  @ApiProperty({ type: AdminTourBasics }) basics!: AdminTourBasics;
  @ApiProperty({ type: AdminTourTexts }) texts!: AdminTourTexts;
  @ApiProperty({ type: [AdminTourOption] }) options!: readonly AdminTourOption[];
  @ApiProperty({ type: [AdminMeetingPoint] }) meetingPoints!: readonly AdminMeetingPoint[];
  @ApiProperty({ type: [AdminTourStop] }) itinerary!: readonly AdminTourStop[];
  @ApiProperty({ type: [AdminTourPhoto] }) photos!: readonly AdminTourPhoto[];
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) publishedAt!: Date | null;
  @ApiProperty({ type: 'integer' }) version!: number;
  @ApiProperty({ enum: TOUR_NEEDS, isArray: true, description: 'What it lacks to be published.' })
  missing!: readonly TourNeed[];
  @ApiProperty({ enum: TOUR_ACTIONS, isArray: true, description: 'What the reader may do now.' })
  actions!: readonly TourAction[];
}
