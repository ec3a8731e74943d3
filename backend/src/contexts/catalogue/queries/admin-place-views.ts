import { ApiProperty } from '@nestjs/swagger';
import { Latitude, Longitude } from '../../../platform/http/fractions.js';
import { ListPage } from '../../../platform/lists/list-page.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import { PLACE_KINDS, type PlaceKind } from '../domain/place.js';
import type { Texts } from '../domain/tour-content.js';

const textsOf = (description: string) =>
  ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    description: `${description}, by language.`,
  });

/** A place in the team's list. */
export class AdminPlaceRow {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: PLACE_KINDS }) kind!: PlaceKind;
  @ApiProperty() slug!: string;
  @ApiProperty({ description: 'In the reader’s language, or in English.' }) title!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Its continent or country.' }) parent!: string | null;
  @ApiProperty({ type: 'integer' }) position!: number;
  @ApiProperty() activated!: boolean;
  @ApiProperty() featured!: boolean;
  @ApiProperty({ type: 'integer', description: 'Languages in which it has a name.' }) languages!: number;
}

export class AdminPlacesPage extends ListPage<AdminPlaceRow> {
  @ApiProperty({ type: [AdminPlaceRow] }) items!: AdminPlaceRow[];
}

export class AdminLandmark {
  @ApiProperty({ example: 'dome' }) motif!: string;
  @ApiProperty({ description: 'In English.' }) name!: string;
}

class AdminCityFacts {
  @textsOf('What its page begins with') introduction!: Texts;
  @Latitude() latitude!: number;
  @Longitude() longitude!: number;
  @ApiProperty({ example: 'Europe/Rome' }) timeZone!: string;
  @ApiProperty({ enum: CURRENCIES }) currency!: Currency;
  @ApiProperty({ type: [AdminLandmark] }) landmarks!: readonly AdminLandmark[];
}

/** A place with all that the team may change. */
export class AdminPlaceRecord {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: PLACE_KINDS }) kind!: PlaceKind;
  @ApiProperty() slug!: string;
  @textsOf('What it is called') names!: Texts;
  @ApiProperty({ type: 'integer' }) position!: number;
  @ApiProperty() activated!: boolean;
  @ApiProperty() featured!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'ISO 3166-1 alpha-2, of a country.' }) code!: string | null;
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The continent of a country, the country of a city.',
  })
  parentId!: string | null;
  @ApiProperty({ type: AdminCityFacts, nullable: true }) city!: AdminCityFacts | null;
  @ApiProperty({ type: 'integer' }) version!: number;
  @ApiProperty({ enum: ['change'], isArray: true, description: 'What the reader may do now.' }) actions!: 'change'[];
}
