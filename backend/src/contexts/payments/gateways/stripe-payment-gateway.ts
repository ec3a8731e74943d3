import Stripe from 'stripe';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import {
  GatewayUnavailable,
  type GatewayRefund,
  type Intent,
  type IntentStatus,
  type NewIntent,
  PaymentGateway,
  RefundRefused,
  type ReportedAmount,
} from '../domain/payment-gateway.js';

export interface StripeKeys {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** The address of Stripe's API, if it is not Stripe's own. */
  readonly apiUrl?: string;
}

/** Of each of two attempts with a pause of a second at most: callers are answered within ten. */
const TIMEOUT_MS = 3500;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const STATUS: Readonly<Record<Stripe.PaymentIntent.Status, IntentStatus>> = {
  requires_payment_method: 'waiting',
  requires_confirmation: 'waiting',
  requires_action: 'requires-action',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'captured',
  canceled: 'cancelled',
};

/** Codes of a refund that is refused for good. Other errors may pass. */
const REFUSED = ['charge_already_refunded', 'charge_disputed', 'refund_disputed_payment'];

/** Uses PaymentIntents: the browser sends the card to Stripe with the client secret, never to this server. */
export class StripePaymentGateway extends PaymentGateway {
  readonly name = 'stripe';
  readonly publishableKey: string;
  private readonly stripe: Stripe;

  constructor({ secretKey, publishableKey, apiUrl }: StripeKeys) {
    super();
    this.publishableKey = publishableKey;
    this.stripe = new Stripe(secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      ...elsewhere(apiUrl),
    });
  }

  async open({ orderId, attempt, reference, amount }: NewIntent): Promise<Intent> {
    const intent = await this.ask((stripe) =>
      stripe.paymentIntents.create(
        {
          ...inStripe(amount),
          automatic_payment_methods: { enabled: true },
          description: reference,
          metadata: { orderId, reference },
        },
        { idempotencyKey: `order:${orderId}:${attempt}` },
      ),
    );
    return intentOf(intent);
  }

  async read(intentId: string): Promise<Intent> {
    return intentOf(await this.ask((stripe) => stripe.paymentIntents.retrieve(intentId)));
  }

  async cancel(intentId: string): Promise<Intent> {
    try {
      return intentOf(await this.stripe.paymentIntents.cancel(intentId));
    } catch (error) {
      // Taken, under way or cancelled already: what it is now is the answer.
      if (error instanceof Stripe.errors.StripeError && error.code === 'payment_intent_unexpected_state')
        return this.read(intentId);
      throw withoutCodes(error);
    }
  }

  async refund({
    refundId,
    intentId,
    amount,
  }: {
    refundId: string;
    intentId: string;
    amount: ReportedAmount;
  }): Promise<GatewayRefund> {
    try {
      const asked = { payment_intent: intentId, amount: amount.amount, metadata: { refundId } };
      return refundOf(await this.stripe.refunds.create(asked, { idempotencyKey: `refund:${refundId}` }));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && REFUSED.includes(error.code ?? ''))
        throw new RefundRefused(`Stripe: ${error.code}`);
      throw withoutCodes(error);
    }
  }

  async readRefund(gatewayRefundId: string): Promise<GatewayRefund> {
    return refundOf(await this.ask((stripe) => stripe.refunds.retrieve(gatewayRefundId)));
  }

  /** Stripe's errors carry the HTTP status of Stripe's answer. It must not become the status of ours. */
  private async ask<Answer>(question: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    try {
      return await question(this.stripe);
    } catch (error) {
      throw withoutCodes(error);
    }
  }
}

const withoutCodes = (error: unknown): unknown =>
  error instanceof Stripe.errors.StripeError
    ? new GatewayUnavailable(`Stripe: ${error.type} ${error.code ?? ''}`.trimEnd())
    : error;

/**
 * Our minor units are Stripe's for every currency that we sell in, yen without decimals among them.
 * (They are not for ISK and UGX, which Stripe takes with two zeros more.)
 */
const inStripe = ({ amount, currency }: MoneyView): { amount: number; currency: string } => ({
  amount,
  currency: currency.toLowerCase(),
});

const reportedAmount = (amount: number, currency: string): ReportedAmount => ({
  amount,
  currency: currency.toUpperCase(),
});

const idOf = (reference: string | { readonly id: string } | null): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');

function intentOf(intent: Stripe.PaymentIntent): Intent {
  const status =
    intent.status === 'requires_payment_method' && intent.last_payment_error
      ? 'declined'
      : (STATUS[intent.status] ?? 'processing');
  const orderId = intent.metadata['orderId'];
  return {
    id: intent.id,
    status,
    amount: reportedAmount(status === 'captured' ? intent.amount_received : intent.amount, intent.currency),
    ...(orderId !== undefined && UUID.test(orderId) ? { orderId } : {}),
    ...(intent.client_secret ? { clientSecret: intent.client_secret } : {}),
  };
}

function refundOf(refund: Stripe.Refund): GatewayRefund {
  const refundId = refund.metadata?.['refundId'];
  const isOver = refund.status === 'failed' || refund.status === 'canceled';
  return {
    id: refund.id,
    status: refund.status === 'succeeded' ? 'succeeded' : isOver ? 'failed' : 'pending',
    intentId: idOf(refund.payment_intent),
    amount: reportedAmount(refund.amount, refund.currency),
    ...(refundId !== undefined && UUID.test(refundId) ? { refundId } : {}),
  };
}

function elsewhere(apiUrl: string | undefined): Stripe.StripeConfig {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' };
}
