import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type DoubleEvent,
  type DoubleIntent,
  type DoubleRefund,
  newEvent,
  newIntent,
  newRefund,
  stripeId,
} from './stripe-objects.js';

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Remembered extends Answer {
  readonly request: string;
}

const refusal = (status: number, type: string, code: string, message: string): Answer => ({
  status,
  body: { error: { type, code, message } },
});
const missing = refusal(404, 'invalid_request_error', 'resource_missing', 'No such object');

/**
 * Stripe on loopback, with a memory: PaymentIntents, refunds, idempotency keys, the events that it would send, and
 * faults to order. What the browser does with a card is done by `pay…` and `confirm…`.
 */
export class StripeDouble {
  /** Each further answer comes this late. */
  slowMs = 0;
  /** So many requests are answered with 500 before anything was done. */
  failuresBefore = 0;
  /** So many requests are answered with 500 after the work was done; the answer is remembered under the key. */
  failuresAfter = 0;
  /** What becomes of new refunds. */
  refundStatus: DoubleRefund['status'] = 'succeeded';
  readonly intents = new Map<string, DoubleIntent>();
  readonly refunds = new Map<string, DoubleRefund>();
  readonly events: DoubleEvent[] = [];
  requests = 0;
  private readonly answers = new Map<string, Remembered>();
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  static async start(): Promise<StripeDouble> {
    const double = new StripeDouble();
    await new Promise<void>((resolve) => double.server.listen(0, '127.0.0.1', resolve));
    return double;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  heal(): void {
    Object.assign(this, { slowMs: 0, failuresBefore: 0, failuresAfter: 0, refundStatus: 'succeeded' });
  }

  /** The intent of an order: the last one opened for it. */
  intentOf(orderId: string): DoubleIntent {
    const intent = [...this.intents.values()].findLast(({ metadata }) => metadata['orderId'] === orderId);
    if (!intent) throw new Error(`no intent was opened for ${orderId}`);
    return intent;
  }

  pay(intent: DoubleIntent): DoubleEvent {
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent.amount,
      latest_charge: stripeId('ch'),
      next_action: null,
      last_payment_error: null,
    });
    return this.tell('payment_intent.succeeded', intent);
  }

  decline(intent: DoubleIntent): DoubleEvent {
    const error = { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' };
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error: error, next_action: null });
    return this.tell('payment_intent.payment_failed', intent);
  }

  /** The bank has been asked for the money, and takes its time. */
  process(intent: DoubleIntent): DoubleEvent {
    Object.assign(intent, { status: 'processing', next_action: null, last_payment_error: null });
    return this.tell('payment_intent.processing', intent);
  }

  askConfirmation(intent: DoubleIntent): DoubleEvent {
    Object.assign(intent, {
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
      last_payment_error: null,
    });
    return this.tell('payment_intent.requires_action', intent);
  }

  cancel(intent: DoubleIntent): DoubleEvent {
    Object.assign(intent, { status: 'canceled', next_action: null });
    return this.tell('payment_intent.canceled', intent);
  }

  settleRefund(refund: DoubleRefund, status: DoubleRefund['status']): DoubleEvent {
    refund.status = status;
    return this.tell(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
  }

  /** Money given back by hand, in Stripe's own pages. */
  refundByHand(intent: DoubleIntent, amount: number): DoubleEvent {
    const refund = newRefund({ amount: String(amount) }, intent, 'succeeded');
    this.refunds.set(refund.id, refund);
    return this.tell('refund.created', refund);
  }

  /** The order is paid once more by an intent that we did not open, say in a second window; its news is the answer. */
  payAgain(intent: DoubleIntent): DoubleEvent {
    const { id: _, client_secret: __, ...facts } = intent;
    const { id, client_secret } = newIntent({});
    const second: DoubleIntent = { ...structuredClone(facts), id, client_secret };
    this.intents.set(id, second);
    return this.pay(second);
  }

  tell(type: string, object: unknown): DoubleEvent {
    const event = newEvent(type, object);
    this.events.push(event);
    return event;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests += 1;
    const form = await readForm(request);
    const answer = this.answer(request, form);
    if (this.slowMs > 0) await pause(this.slowMs);
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': stripeId('req') });
    response.end(JSON.stringify(answer.body));
  }

  private answer(request: IncomingMessage, form: Record<string, string>): Answer {
    if (!/^Bearer sk_/.test(request.headers.authorization ?? ''))
      return refusal(401, 'invalid_request_error', 'api_key', 'No API key');
    if (this.failuresBefore > 0) {
      this.failuresBefore -= 1;
      return refusal(500, 'api_error', 'internal', 'Nothing was done');
    }
    const answer = this.once(request, form);
    if (this.failuresAfter <= 0) return answer;
    this.failuresAfter -= 1;
    return refusal(500, 'api_error', 'internal', 'It was done all the same');
  }

  /** The same key gives the first answer; with other parameters it is an error. */
  private once(request: IncomingMessage, form: Record<string, string>): Answer {
    const key = request.headers['idempotency-key'];
    const content = `${request.method} ${request.url} ${JSON.stringify(form)}`;
    const earlier = typeof key === 'string' ? this.answers.get(key) : undefined;
    if (earlier && earlier.request !== content)
      return refusal(400, 'idempotency_error', 'idempotency_key_in_use', 'Keys are used once');
    if (earlier) return earlier;
    const { status, body } = this.route(
      request.method ?? '',
      new URL(request.url ?? '', 'http://stripe').pathname,
      form,
    );
    const answer = { status, body: structuredClone(body) };
    if (typeof key === 'string' && request.method === 'POST') this.answers.set(key, { ...answer, request: content });
    return answer;
  }

  private route(method: string, path: string, form: Record<string, string>): Answer {
    const [, cancelled] = /^\/v1\/payment_intents\/(\w+)\/cancel$/.exec(path) ?? [];
    if (method === 'POST' && cancelled) return this.cancelUnlessOver(this.intents.get(cancelled));
    const [, collection, id] = /^\/v1\/(payment_intents|refunds)(?:\/(\w+))?$/.exec(path) ?? [];
    if (method === 'GET' && id) return found(collection === 'refunds' ? this.refunds.get(id) : this.intents.get(id));
    if (method !== 'POST' || id) return missing;
    return collection === 'refunds' ? this.addRefund(form) : this.addIntent(form);
  }

  private cancelUnlessOver(intent: DoubleIntent | undefined): Answer {
    if (!intent) return missing;
    if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
      return refusal(400, 'invalid_request_error', 'payment_intent_unexpected_state', 'It is over, or under way');
    this.cancel(intent);
    return { status: 200, body: intent };
  }

  private addIntent(form: Record<string, string>): Answer {
    const intent = newIntent(form);
    if (!/^[a-z]{3}$/.test(intent.currency) || !Number.isInteger(intent.amount) || intent.amount <= 0)
      return refusal(400, 'invalid_request_error', 'parameter_invalid', 'amount');
    this.intents.set(intent.id, intent);
    this.tell('payment_intent.created', intent);
    return { status: 200, body: intent };
  }

  private addRefund(form: Record<string, string>): Answer {
    const intent = this.intents.get(form['payment_intent'] ?? '');
    if (intent?.status !== 'succeeded') return missing;
    const refund = newRefund(form, intent, this.refundStatus);
    const before = [...this.refunds.values()].filter(
      (other) => other.payment_intent === intent.id && other.status !== 'failed',
    );
    const sum = before.reduce((total, other) => total + other.amount, refund.amount);
    if (sum > intent.amount_received)
      return refusal(400, 'invalid_request_error', 'charge_already_refunded', 'Refund exceeds the charge');
    this.refunds.set(refund.id, refund);
    this.tell('refund.created', refund);
    return { status: 200, body: refund };
  }
}

const found = (body: unknown): Answer => (body === undefined ? missing : { status: 200, body });

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
}
