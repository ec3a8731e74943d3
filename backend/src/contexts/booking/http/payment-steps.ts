import { ApiProperty } from '@nestjs/swagger';
import { ValidationFailed } from '../../../platform/http/http-problems.js';
import { fieldProblem } from '../../../platform/http/validation.js';
import type { PaymentStep } from '../processes/order-payment.js';
import type { PaymentRequest } from './booking.requests.js';

class PaymentAction {
  @ApiProperty() id!: string;
}

export class PaymentProgressView {
  @ApiProperty({
    enum: ['paid', 'requires-action', 'declined', 'processing', 'waiting', 'closed'],
    description: 'Closed: the order has expired, was cancelled or superseded.',
  })
  status!: string;
  @ApiProperty({ type: PaymentAction, required: false }) action?: PaymentAction;
}

/** Throws ValidationFailed if a field of a card or of a confirmation is missing, or if both are given. */
export function stepOf({ actionId, outcome, ...rest }: PaymentRequest): PaymentStep {
  const card = cardOf(rest);
  if (actionId !== undefined || outcome !== undefined) {
    if (!actionId || !outcome) throw new ValidationFailed(missing({ actionId, outcome }));
    const given = Object.entries(card).filter(([, value]) => value !== undefined);
    if (given.length > 0)
      throw new ValidationFailed(given.map(([name]) => fieldProblem(name, 'NOT_WITH_CONFIRMATION')));
    return { kind: 'confirmation', actionId, outcome };
  }
  const { cardNumber, expiry, cvc, holder } = card;
  if (!cardNumber && !expiry && !cvc && !holder) return { kind: 'gateway-form' };
  if (!cardNumber || !expiry || !cvc || !holder) throw new ValidationFailed(missing(card));
  return { kind: 'test-card', card: { cardNumber, expiry, cvc, holder } };
}

const cardOf = ({ cardNumber, expiry, cvc, holder }: PaymentRequest) => ({ cardNumber, expiry, cvc, holder });

const missing = (fields: Record<string, string | undefined>) =>
  Object.entries(fields)
    .filter(([, value]) => !value)
    .map(([name]) => fieldProblem(name, 'REQUIRED'));

/** The sandbox has no form of its own: the fields of a card are needed. */
export const missingCard = (request: PaymentRequest): ValidationFailed =>
  new ValidationFailed(missing(cardOf(request)));
