import { ApiExtraModels, ApiProperty, refs } from '@nestjs/swagger';
import { Fraction, Latitude, Longitude } from '../../../platform/http/fractions.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { CategoryView } from './tour-cards.js';
import { ImageView, MoneyAnswer } from './views.js';

export class BandView {
  @ApiProperty() upTo!: number;
  @ApiProperty({ type: MoneyAnswer }) price!: MoneyAnswer;
}

class GroupPrices {
  @ApiProperty({ enum: ['per-group'] }) kind!: 'per-group';
  @ApiProperty({ type: [BandView], description: 'The price of the whole group up to so many persons, ascending.' })
  bands!: BandView[];
  @ApiProperty({ type: MoneyAnswer, description: 'For each person beyond the last band.' }) extraPerson!: MoneyAnswer;
}

class PersonPrices {
  @ApiProperty({ enum: ['per-person'] }) kind!: 'per-person';
  @ApiProperty({ type: MoneyAnswer }) adult!: MoneyAnswer;
  @ApiProperty({ type: MoneyAnswer }) child!: MoneyAnswer;
  @ApiProperty({ type: MoneyAnswer }) infant!: MoneyAnswer;
}

export type PriceTableView = GroupPrices | PersonPrices;

@ApiExtraModels(GroupPrices, PersonPrices)
export class OptionView {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'Minutes.' }) duration!: number;
  @ApiProperty({ oneOf: refs(GroupPrices, PersonPrices) }) prices!: PriceTableView;
  @ApiProperty() minimumPersons!: number;
  @ApiProperty() maximumPersons!: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Seats of one departure; group tours only.' }) capacity!:
    number | null;
  @ApiProperty({ type: [Number], description: '1 (Monday) to 7.' }) weekdays!: readonly number[];
  @ApiProperty({ type: [String], example: ['09:30'], description: 'Start times in the city’s zone.' })
  times!: readonly string[];
  @ApiProperty({ type: [Number], description: '1 to 12.' }) closedMonths!: readonly number[];
  @ApiProperty({ type: [String], description: '`MM-dd` of every year or `yyyy-MM-dd` once.' })
  closedDays!: readonly string[];
}

export class StopView {
  @ApiProperty() name!: string;
  @ApiProperty() text!: string;
  @Latitude() latitude!: number;
  @Longitude() longitude!: number;
  @ApiProperty() minutes!: number;
  @ApiProperty({ description: 'To the next stop; 0 for the last.' }) minutesToNext!: number;
}

export class MeetingPointView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty() address!: string;
  @Latitude() latitude!: number;
  @Longitude() longitude!: number;
}

export class CancellationView {
  @ApiProperty({ description: 'Free until so many minutes before the start, then not refunded.' })
  freeUntilMinutes!: number;
}

export class CountryOfTour {
  @ApiProperty() slug!: string;
  @ApiProperty({ example: 'IT' }) code!: string;
  @ApiProperty() name!: string;
}

export class ContinentOfTour {
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
}

export class CityOfTour {
  @ApiProperty() id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty() timeZone!: string;
  @Latitude() latitude!: number;
  @Longitude() longitude!: number;
  @ApiProperty({ type: CountryOfTour }) country!: CountryOfTour;
  @ApiProperty({ type: ContinentOfTour }) continent!: ContinentOfTour;
}

export class GuideLanguageView {
  @ApiProperty({ enum: LOCALES }) code!: Locale;
  @ApiProperty() name!: string;
}

export class PostersView {
  @ApiProperty({ type: ImageView }) card!: ImageView;
  @ApiProperty({ type: ImageView }) landscape!: ImageView;
  @ApiProperty({ type: ImageView }) portrait!: ImageView;
  @ApiProperty({ type: ImageView }) wide!: ImageView;
  @ApiProperty({ type: ImageView }) share!: ImageView;
  @ApiProperty({ type: [ImageView], description: 'Uploaded photographs, then four to six drawn pictures.' })
  gallery!: ImageView[];
}

/** A tour with all that its page shows. */
export class TourView {
  @ApiProperty() id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty() summary!: string;
  @ApiProperty({ description: 'Paragraphs are separated by a blank line.' }) description!: string;
  @ApiProperty({ type: [String] }) highlights!: readonly string[];
  @ApiProperty({ type: [String] }) included!: readonly string[];
  @ApiProperty({ type: [String] }) notIncluded!: readonly string[];
  @ApiProperty({ type: CityOfTour }) city!: CityOfTour;
  @ApiProperty({ type: [CategoryView] }) categories!: CategoryView[];
  @ApiProperty({ enum: ['private', 'group'] }) kind!: 'private' | 'group';
  @ApiProperty({ enum: ['per-group', 'per-person'] }) priceUnit!: 'per-group' | 'per-person';
  @ApiProperty({ description: 'The currency in which the tour is priced.' }) originalCurrency!: Currency;
  @ApiProperty({ type: [OptionView] }) options!: OptionView[];
  @ApiProperty({ type: [StopView] }) itinerary!: StopView[];
  @ApiProperty({ type: [MeetingPointView] }) meetingPoints!: MeetingPointView[];
  @ApiProperty({ type: CancellationView }) cancellation!: CancellationView;
  @ApiProperty({ description: 'It can be booked until so many minutes before the start.' }) leadTimeMinutes!: number;
  @ApiProperty({ description: 'Infants take a seat and count as persons.' }) infantsNeedSeat!: boolean;
  @ApiProperty({ type: [String] }) specialFilters!: readonly string[];
  @ApiProperty({ type: [GuideLanguageView] }) guideLanguages!: GuideLanguageView[];
  @Fraction({ nullable: true, description: 'Null until somebody has reviewed it.' }) rating!: number | null;
  @ApiProperty() reviewCount!: number;
  @ApiProperty() featured!: boolean;
  @ApiProperty({ type: PostersView }) images!: PostersView;
  @ApiProperty({ description: 'The texts are not there in the language asked for.' }) fallback!: boolean;
}
