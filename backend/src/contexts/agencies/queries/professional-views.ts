import { ApiProperty } from '@nestjs/swagger';
import { ListPage } from '../../../platform/lists/list-page.js';
import { PROFESSIONAL_STATES, type ProfessionalState } from '../domain/professional.js';

class VatCheckView {
  @ApiProperty({ format: 'date-time', type: String }) checkedAt!: string;
  @ApiProperty() isValid!: boolean;
  @ApiProperty({ type: String, nullable: true }) consultationNumber!: string | null;
}

/** Where the company sits. */
class ProfessionalAddressView {
  @ApiProperty() street!: string;
  @ApiProperty({ type: String, nullable: true }) streetComplementary!: string | null;
  @ApiProperty({ type: String, nullable: true }) zip!: string | null;
  @ApiProperty() city!: string;
  @ApiProperty({ type: String, nullable: true }) state!: string | null;
  @ApiProperty({ description: 'ISO 3166-1 alpha-2.' }) country!: string;
}

/** A professional in the team's list. */
export class ProfessionalRow {
  @ApiProperty({ format: 'uuid' }) userId!: string;
  @ApiProperty({ type: String, nullable: true }) companyName!: string | null;
  @ApiProperty() firstName!: string;
  @ApiProperty() lastName!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ enum: PROFESSIONAL_STATES }) state!: ProfessionalState;
  @ApiProperty({ format: 'date-time', type: String }) waitingSince!: Date;
  @ApiProperty({ format: 'date-time', type: String, description: 'The promise: 24 hours after the request.' })
  decideBefore!: Date;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) decidedAt!: Date | null;
}

export class ProfessionalsPage extends ListPage<ProfessionalRow> {
  @ApiProperty({ type: [ProfessionalRow] }) items!: ProfessionalRow[];
}

export const PROFESSIONAL_ACTIONS = ['validate', 'reject'] as const;
export type ProfessionalAction = (typeof PROFESSIONAL_ACTIONS)[number];

export class ProfessionalRecord extends ProfessionalRow {
  @ApiProperty({ type: String, nullable: true }) phone!: string | null;
  @ApiProperty({ type: String, nullable: true }) vat!: string | null;
  @ApiProperty({ type: String, nullable: true }) taxNumber!: string | null;
  @ApiProperty({ type: ProfessionalAddressView, nullable: true, description: 'The primary address of the account.' })
  address!: ProfessionalAddressView | null;
  @ApiProperty({ type: VatCheckView, nullable: true, description: 'Null where no register was asked.' })
  vatCheck!: VatCheckView | null;
  @ApiProperty({ type: String, nullable: true, description: 'Why it was rejected.' }) reason!: string | null;
  @ApiProperty({ enum: PROFESSIONAL_ACTIONS, isArray: true, description: 'What the reader may do now.' })
  actions!: ProfessionalAction[];
}

/** The own validation, for the account page. */
export class MyValidation {
  @ApiProperty({ enum: PROFESSIONAL_STATES }) state!: ProfessionalState;
  @ApiProperty({ format: 'date-time', type: String }) decideBefore!: Date;
  @ApiProperty({ type: String, nullable: true }) reason!: string | null;
  @ApiProperty({ enum: ['apply-again'], isArray: true }) actions!: 'apply-again'[];
}
