import { ApiProperty } from '@nestjs/swagger';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { PRICE_STEP_KINDS } from '../../../shared-kernel/money/price-table.js';
import { MoneyShape } from './money-shape.js';

/** One line of the explanation of a price, in its currency. */
export class PriceStepView {
  @ApiProperty({ enum: PRICE_STEP_KINDS }) kind!: (typeof PRICE_STEP_KINDS)[number];
  @ApiProperty() count!: number;
  @ApiProperty({ type: MoneyShape, nullable: true, description: 'Null where, rounded, it does not make the amount.' })
  unit!: MoneyView | null;
  @ApiProperty({ type: MoneyShape }) amount!: MoneyView;
}
