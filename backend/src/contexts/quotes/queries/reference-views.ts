import { ApiProperty } from '@nestjs/swagger';
import { Latitude, Longitude } from '../../../platform/http/fractions.js';
import { ListPage } from '../../../platform/lists/list-page.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import { type Names, REFERENCE_KINDS, type ReferenceKind } from '../domain/reference.js';

const NamesProperty = (): PropertyDecorator =>
  ApiProperty({ type: 'object', additionalProperties: { type: 'string' }, description: 'By language.' });

/** A vehicle, a company, a ship, a port or a price table in the team's list. */
export class QuoteReferenceRow {
  @ApiProperty({ example: 'sedan' }) id!: string;
  @ApiProperty({ enum: REFERENCE_KINDS }) kind!: ReferenceKind;
  @ApiProperty({ description: 'In the reader’s language, or in English.' }) title!: string;
  @ApiProperty({ type: String, nullable: true, description: 'The company, the country, or the airports.' })
  parent!: string | null;
  @ApiProperty({ type: 'integer' }) position!: number;
  @ApiProperty({ description: 'Whether requests can choose it.' }) activated!: boolean;
}

export class QuoteReferencesPage extends ListPage<QuoteReferenceRow> {
  @ApiProperty({ type: [QuoteReferenceRow] }) items!: QuoteReferenceRow[];
}

class VehicleRoomView {
  @ApiProperty({ type: 'integer' }) seats!: number;
  @ApiProperty({ type: 'integer' }) suitcases!: number;
}

class PortFactsView {
  @ApiProperty({ example: 'IT' }) country!: string;
  @ApiProperty({ example: 'Europe/Rome' }) timeZone!: string;
}

class PricedZoneView {
  @ApiProperty({ example: 'rome-centre' }) id!: string;
  @NamesProperty() names!: Names;
  @Latitude() latitude!: number;
  @Longitude() longitude!: number;
}

class RideFareView {
  @ApiProperty({ type: [String], description: 'Two zones or airports.' }) between!: readonly string[];
  @ApiProperty() vehicle!: string;
  @ApiProperty({ type: 'integer', description: 'With VAT, in minor units.' }) amount!: number;
}

class RideRateView {
  @ApiProperty() vehicle!: string;
  @ApiProperty({ type: 'integer' }) base!: number;
  @ApiProperty({ type: 'integer' }) perKilometre!: number;
}

class RideNightView {
  @ApiProperty({ type: 'integer', description: 'The first hour.' }) from!: number;
  @ApiProperty({ type: 'integer', description: 'The hour after the last.' }) until!: number;
  @ApiProperty({ type: 'integer' }) basisPoints!: number;
}

class RideHolidaysView {
  @ApiProperty({ type: [String], example: ['12-25'] }) days!: readonly string[];
  @ApiProperty({ type: 'integer' }) basisPoints!: number;
}

class RidePriceTableView {
  @ApiProperty({ type: [String], example: ['FCO'] }) airports!: readonly string[];
  @ApiProperty({ example: 'Europe/Rome' }) timeZone!: string;
  @ApiProperty({ enum: CURRENCIES }) currency!: Currency;
  @ApiProperty({ type: 'integer' }) vatBasisPoints!: number;
  @ApiProperty({ type: [PricedZoneView] }) zones!: readonly PricedZoneView[];
  @ApiProperty({ type: [RideFareView] }) fares!: readonly RideFareView[];
  @ApiProperty({ type: [RideRateView] }) rates!: readonly RideRateView[];
  @ApiProperty({ type: RideNightView }) night!: RideNightView;
  @ApiProperty({ type: RideHolidaysView }) holidays!: RideHolidaysView;
}

/** One of them with all that the team may change. */
export class QuoteReferenceRecord {
  @ApiProperty({ example: 'sedan' }) id!: string;
  @ApiProperty({ enum: REFERENCE_KINDS }) kind!: ReferenceKind;
  @NamesProperty() names!: Names;
  @ApiProperty({ type: 'integer' }) position!: number;
  @ApiProperty() activated!: boolean;
  @ApiProperty({ type: VehicleRoomView, nullable: true }) vehicle!: VehicleRoomView | null;
  @ApiProperty({ type: String, nullable: true, description: 'Of a ship.' }) companyId!: string | null;
  @ApiProperty({ type: PortFactsView, nullable: true }) port!: PortFactsView | null;
  @ApiProperty({ type: RidePriceTableView, nullable: true }) prices!: RidePriceTableView | null;
  @ApiProperty({ type: 'integer' }) version!: number;
  @ApiProperty({ enum: ['change'], isArray: true, description: 'What the reader may do now.' }) actions!: 'change'[];
}
