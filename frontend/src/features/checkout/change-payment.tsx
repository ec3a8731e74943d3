import { onDemand } from '../../ui/behavior/on-demand.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { SandboxCardForm } from './sandbox-card-form.js';
import type { PaymentEnds } from './use-card-payment.js';

const StripeForm = onDemand(async () => (await import('./stripe-form.js')).StripeForm, <Skeleton className="h-72" />);

/** The card form for what a change of a booking costs more. */
export const ChangePayment = (ends: PaymentEnds) =>
  ends.order.payment?.gateway === 'stripe' ? <StripeForm {...ends} /> : <SandboxCardForm {...ends} />;
