import { ApiProperty } from '@nestjs/swagger';
import { ATTENTION_KINDS, type AttentionKind } from '../domain/attention.js';
import type { GatewayName, ReportedAmount } from '../domain/payment-gateway.js';

/** As a gateway says it: also of a currency that is not sold in. */
class ReportedMoney {
  @ApiProperty({ description: 'Integer of the minor unit.', example: 12900 }) amount!: number;
  @ApiProperty({ example: 'EUR' }) currency!: string;
}

class GatewayReferences {
  @ApiProperty({ enum: ['sandbox', 'stripe'] }) name!: GatewayName;
  @ApiProperty({ required: false, example: 'pi_3Q' }) payment?: string;
  @ApiProperty({ required: false, example: 're_3Q' }) refund?: string;
  @ApiProperty({ required: false, example: 'dp_1Q' }) dispute?: string;
}

class PaymentSettlement {
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ format: 'uuid' }) by!: string;
  @ApiProperty({ required: false, description: 'Missing once the account is gone.' }) name?: string;
  @ApiProperty() note!: string;
}

/** Money that a person of the team must look at. */
export class PaymentAttentionView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: ATTENTION_KINDS }) kind!: AttentionKind;
  @ApiProperty({ format: 'date-time' }) raisedAt!: string;
  @ApiProperty({ required: false, description: 'Missing where the money names no order.' }) orderReference?: string;
  @ApiProperty({ type: GatewayReferences, description: 'What to look for at the gateway.' })
  gateway!: GatewayReferences;
  @ApiProperty({ type: ReportedMoney, description: 'What came in, went back or is disputed.' }) amount!: ReportedAmount;
  @ApiProperty({ type: ReportedMoney, required: false, description: 'What the order owed.' }) due?: ReportedAmount;
  @ApiProperty({ required: false, example: 'fraudulent', description: 'Of a dispute, in the gateway’s word.' })
  reason?: string;
  @ApiProperty({ required: false, format: 'date-time', description: 'Until when a dispute can be answered.' })
  evidenceDueAt?: string;
  @ApiProperty({ type: PaymentSettlement, required: false, description: 'Missing as long as it waits.' })
  settled?: PaymentSettlement;
}

class PaymentAttentionPagination {
  @ApiProperty() page!: number;
  @ApiProperty() size!: number;
  @ApiProperty() totalItems!: number;
  @ApiProperty() totalPages!: number;
}

export class PaymentAttentionPage {
  @ApiProperty({ type: [PaymentAttentionView] }) matters!: PaymentAttentionView[];
  @ApiProperty({ type: PaymentAttentionPagination }) pagination!: PaymentAttentionPagination;
}
