import { ApiProperty } from '@nestjs/swagger';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { ListPage } from '../../../platform/lists/list-page.js';
import { BATCH_METHODS, type BatchMethod, PAY_LINE_KINDS, PAYOUT_STATES, type PayoutState } from '../domain/payout.js';

export class PayoutMoney {
  @ApiProperty({ description: 'Integer of the minor unit.', example: 12900 }) amount!: number;
  @ApiProperty({ enum: CURRENCIES }) currency!: Currency;
}

export class PayoutLineView {
  @ApiProperty() missionId!: string;
  @ApiProperty({ example: '2027-06-05' }) date!: string;
  @ApiProperty() tour!: string;
  @ApiProperty({ enum: PAY_LINE_KINDS }) kind!: (typeof PAY_LINE_KINDS)[number];
  @ApiProperty({ required: false }) bookingReference?: string;
  @ApiProperty({ required: false, description: 'In hundredths of a percent.' }) basisPoints?: number;
  @ApiProperty({ type: PayoutMoney, description: 'Negative for a refund to the customer.' }) amount!: MoneyView;
}

export class ObjectionView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() text!: string;
  @ApiProperty({ format: 'date-time' }) raisedAt!: Date;
  @ApiProperty({ required: false }) answer?: string;
  @ApiProperty({ required: false, format: 'date-time' }) answeredAt?: Date;
}

export const PAYOUT_ACTIONS = ['object', 'answer'] as const;

export class PayoutView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: '2027-06', description: 'What was carried over from earlier months is in it.' })
  month!: string;
  @ApiProperty({ type: PayoutMoney }) amount!: MoneyView;
  @ApiProperty({
    enum: PAYOUT_STATES,
    description: '`closed`: the month is closed; `billed`: the bill is written; `sending`: given to the bank.',
  })
  state!: PayoutState;
  @ApiProperty({ example: '2027-07-08' }) payOn!: string;
  @ApiProperty({ required: false, format: 'date-time' }) paidAt?: Date;
  @ApiProperty({ required: false, example: 'SB-1234ABCD-2027-0001' }) billNumber?: string;
  @ApiProperty({ type: [PayoutLineView] }) lines!: PayoutLineView[];
  @ApiProperty({ type: [ObjectionView] }) objections!: ObjectionView[];
  @ApiProperty({ required: false, format: 'date-time', description: 'The guide may object before this instant.' })
  objectionsUntil?: Date;
  @ApiProperty({ enum: PAYOUT_ACTIONS, isArray: true }) actions!: (typeof PAYOUT_ACTIONS)[number][];
}

export class PayoutRecord extends PayoutView {
  @ApiProperty({ format: 'uuid' }) guideId!: string;
  @ApiProperty({ required: false }) guideName?: string;
}

export class MyPayouts {
  @ApiProperty({ type: [PayoutView], description: 'Of the year, the latest month first.' }) payouts!: PayoutView[];
  @ApiProperty({ type: [PayoutMoney], description: 'Of the year by currency; amounts are never converted.' })
  totals!: MoneyView[];
  @ApiProperty({ type: [PayoutMoney], description: 'Earned and in no payout yet, by currency.' }) open!: MoneyView[];
  @ApiProperty({ type: [PayoutMoney], description: 'Earned, and held while a bank demands the money back.' })
  held!: MoneyView[];
  @ApiProperty({ type: [PayoutMoney], description: 'Less than this is carried over, but not beyond December.' })
  minimums!: MoneyView[];
  @ApiProperty({ description: 'Without an account that money goes to now, payouts wait.' }) hasAccount!: boolean;
  @ApiProperty({ description: 'Without tax details, payouts wait after two statements and 60 days.' })
  hasTaxDetails!: boolean;
  @ApiProperty({ description: 'The guide leaves: the next run pays less than the minimum too.' })
  isLastPayment!: boolean;
}

export class PayoutRow {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid' }) guideId!: string;
  @ApiProperty({ required: false }) guideName?: string;
  @ApiProperty({ example: '2027-06' }) month!: string;
  @ApiProperty({ type: PayoutMoney }) amount!: MoneyView;
  @ApiProperty({ enum: PAYOUT_STATES }) state!: PayoutState;
  @ApiProperty({ example: '2027-07-08' }) payOn!: string;
  @ApiProperty({ type: String, nullable: true }) billNumber!: string | null;
  @ApiProperty({ description: 'There is an account that money goes to now.' }) hasAccount!: boolean;
  @ApiProperty({ description: 'Payment waits for tax details.' }) waitsForTaxDetails!: boolean;
  @ApiProperty({ description: 'An objection waits for an answer, and the bill with it.' }) hasOpenObjection!: boolean;
}

export class PayoutsPage extends ListPage<PayoutRow> {
  @ApiProperty({ type: [PayoutRow] }) items!: PayoutRow[];
}

export const BATCH_ACTIONS = ['download', 'mark-paid'] as const;

export class PayoutBatchView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: BATCH_METHODS }) method!: BatchMethod;
  @ApiProperty({ type: 'integer' }) payments!: number;
  @ApiProperty({ type: PayoutMoney }) total!: MoneyView;
  @ApiProperty({ example: '2027-07-08' }) payOn!: string;
  @ApiProperty({ format: 'date-time' }) madeAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) paidAt!: Date | null;
  @ApiProperty({ enum: BATCH_ACTIONS, isArray: true }) actions!: (typeof BATCH_ACTIONS)[number][];
}

export class ReadyPayments {
  @ApiProperty({ enum: BATCH_METHODS }) method!: BatchMethod;
  @ApiProperty({ type: 'integer' }) payments!: number;
  @ApiProperty({ type: PayoutMoney }) total!: MoneyView;
}

export class PayoutPreview {
  @ApiProperty({ example: '2027-06', description: 'The month that the next run closes.' }) month!: string;
  @ApiProperty({ type: [ReadyPayments], description: 'Billed, with an account: what a new batch would hold.' })
  ready!: ReadyPayments[];
  @ApiProperty({ type: [PayoutMoney], description: 'Earned and in no payout yet, held and carried amounts included.' })
  open!: MoneyView[];
  @ApiProperty({ type: [PayoutBatchView], description: 'The latest 50 files.' }) batches!: PayoutBatchView[];
}
