import { randomBytes } from 'node:crypto';

/** Stripe's objects as its API version tells them, as far as our adapter reads them, and some of what surrounds that. */
export interface DoubleIntent {
  readonly id: string;
  readonly object: 'payment_intent';
  readonly amount: number;
  amount_received: number;
  readonly currency: string;
  readonly client_secret: string;
  readonly created: number;
  readonly livemode: false;
  readonly description: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly automatic_payment_methods: { readonly enabled: boolean } | null;
  readonly capture_method: 'automatic';
  latest_charge: string | null;
  last_payment_error: { readonly type: string; readonly code: string; readonly message: string } | null;
  next_action: { readonly type: string } | null;
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
}

export interface DoubleRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string | null;
  readonly payment_intent: string;
  readonly created: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly reason: string | null;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface DoubleDispute {
  readonly id: string;
  readonly object: 'dispute';
  readonly amount: number;
  readonly currency: string;
  readonly charge: string;
  readonly payment_intent: string;
  readonly created: number;
  readonly livemode: false;
  readonly reason: string;
  readonly evidence_details: { readonly due_by: number | null };
  status: 'needs_response' | 'won' | 'lost';
}

export interface DoubleEvent {
  readonly id: string;
  readonly object: 'event';
  readonly api_version: string;
  readonly created: number;
  readonly livemode: false;
  readonly pending_webhooks: number;
  readonly request: { readonly id: null; readonly idempotency_key: null };
  readonly type: string;
  readonly data: { readonly object: unknown };
}

export const stripeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
export const inSeconds = (): number => Math.floor(Date.now() / 1000);

type Form = Readonly<Record<string, string>>;

/** `metadata[orderId]=1` → `{ orderId: '1' }`. */
export function bracketed(form: Form, name: string): Record<string, string> {
  const entries = Object.entries(form).map(
    ([key, value]) => [new RegExp(`^${name}\\[(.+)\\]$`).exec(key)?.[1], value] as const,
  );
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, string] => entry[0] !== undefined));
}

export function newIntent(form: Form): DoubleIntent {
  const id = stripeId('pi');
  return {
    id,
    object: 'payment_intent',
    amount: Number(form['amount']),
    amount_received: 0,
    currency: form['currency'] ?? '',
    client_secret: `${id}_secret_${stripeId('s').slice(2)}`,
    created: inSeconds(),
    livemode: false,
    description: form['description'] ?? null,
    metadata: bracketed(form, 'metadata'),
    automatic_payment_methods: { enabled: form['automatic_payment_methods[enabled]'] === 'true' },
    capture_method: 'automatic',
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    status: 'requires_payment_method',
  };
}

export function newRefund(form: Form, intent: DoubleIntent, status: DoubleRefund['status']): DoubleRefund {
  return {
    id: stripeId('re'),
    object: 'refund',
    amount: form['amount'] === undefined ? intent.amount_received : Number(form['amount']),
    currency: intent.currency,
    charge: intent.latest_charge,
    payment_intent: intent.id,
    created: inSeconds(),
    metadata: bracketed(form, 'metadata'),
    reason: form['reason'] ?? null,
    status,
  };
}

/** The customer's bank wants the money of the intent back. */
export const newDispute = (
  intent: DoubleIntent,
  { id = stripeId('dp'), reason, dueBy = null }: { id?: string; reason: string; dueBy?: number | null },
): DoubleDispute => ({
  id,
  object: 'dispute',
  amount: intent.amount_received,
  currency: intent.currency,
  charge: intent.latest_charge ?? '',
  payment_intent: intent.id,
  created: inSeconds(),
  livemode: false,
  reason,
  evidence_details: { due_by: dueBy },
  status: 'needs_response',
});

export const newEvent = (type: string, object: unknown): DoubleEvent => ({
  id: stripeId('evt'),
  object: 'event',
  api_version: '2026-10-28.endive',
  created: inSeconds(),
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
  data: { object: structuredClone(object) },
});
