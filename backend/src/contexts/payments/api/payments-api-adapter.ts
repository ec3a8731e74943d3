import { Injectable, Logger } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import { type Currency, isCurrency } from '../../../shared-kernel/money/currency.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { GiveRefundAccount } from '../commands/give-refund-account.js';
import { OutgoingTransfers } from '../domain/outgoing-transfers.js';
import { BankAccounts } from '../domain/bank-accounts.js';
import { creditorReference } from '../domain/creditor-reference.js';
import { transferCode } from '../domain/transfer-code.js';
import { PaymentClosing } from '../processes/payment-closing.js';
import { PaymentOpening } from '../processes/payment-opening.js';
import { PaymentUnknown, TestCardsRefused } from '../domain/payment.errors.js';
import { GatewayUnavailable, type Intent, PaymentGateway } from '../domain/payment-gateway.js';
import type { OrderToPay, Payment, PaymentState } from '../domain/payment.js';
import { Ledger, move } from '../domain/ledger.js';
import { PaymentRepository } from '../domain/payment.repository.js';
import { Refunds, type ReportedRefund } from '../domain/refunds.js';
import {
  type CompanyAccount,
  type LedgerMove,
  PaymentsApi,
  type PaymentStatus,
  type PaymentStep,
  type PaymentView,
  type RecipientAccount,
  type RefundOrder,
  type RefundReason,
  type RefundView,
  type SandboxCard,
  type TransferDetails,
} from '../index.js';
import { PaymentProgress } from '../processes/payment-progress.js';
import { RefundRequests } from '../processes/refund-requests.js';
import { SandboxPaymentGateway } from '../gateways/sandbox-payment-gateway.js';

/** The customer sees a payment that is held for review as being processed. */
const STATUS: Readonly<Record<PaymentState, PaymentStatus>> = {
  waiting: 'waiting',
  'requires-action': 'requires-action',
  processing: 'processing',
  declined: 'declined',
  'part-paid': 'waiting',
  closed: 'closed',
  paid: 'paid',
  refunding: 'refunding',
  refunded: 'refunded',
  'held-for-review': 'processing',
};

/** Implements the payments API for booking. */
@Injectable()
export class PaymentsApiAdapter extends PaymentsApi {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly commands: Commands,
    private readonly payments: PaymentRepository,
    private readonly gateway: PaymentGateway,
    private readonly progress: PaymentProgress,
    private readonly opening: PaymentOpening,
    private readonly refunds: Refunds,
    private readonly closing: PaymentClosing,
    private readonly refundRequests: RefundRequests,
    private readonly ledger: Ledger,
    private readonly accounts: BankAccounts,
    private readonly outgoing: OutgoingTransfers,
  ) {
    super();
  }

  async request(order: OrderToPay): Promise<void> {
    await this.opening.openFirst(order);
  }

  async start({ orderId, reference, amount, method }: OrderToPay): Promise<PaymentView> {
    const order = { orderId, reference, amount, ...(method ? { method } : {}) };
    const payment = (await this.payments.findOfOrder(orderId)) ?? (await this.opened(order));
    payment.mustOwe(amount);
    return this.view(payment.intentId === null ? await this.askIfThere(payment) : payment);
  }

  async isPaidOrProcessing(orderId: string): Promise<boolean> {
    const payment = await this.payments.findOfOrderForChange(orderId);
    return payment?.isPaidOrProcessing ?? false;
  }

  takesTransfersIn(currency: Currency): boolean {
    return this.accounts.find(currency) !== undefined;
  }

  companyAccount(currency: Currency): CompanyAccount | undefined {
    return this.accounts.find(currency);
  }

  transferDetails(orderReference: string, amount: MoneyView): TransferDetails | undefined {
    const account = this.accounts.find(amount.currency);
    if (!account) return undefined;
    const reference = creditorReference(orderReference);
    const code = transferCode(account, amount, reference);
    return { ...account, reference, amount, ...(code === undefined ? {} : { code }) };
  }

  async giveRefundAccount(orderId: string, account: RecipientAccount, actor: Actor): Promise<void> {
    await this.commands.execute(new GiveRefundAccount(orderId, account, actor));
  }

  close(orderId: string): Promise<void> {
    return this.closing.close(orderId);
  }

  refund(refund: RefundOrder): Promise<void> {
    return this.refundRequests.add(refund);
  }

  async cancelCollection(orderId: string): Promise<boolean> {
    const payment = await this.payments.findOfOrder(orderId);
    if (!payment) return false;
    if (payment.isConcluded || payment.intentId === null) return payment.isPaidOrProcessing;
    try {
      const intent = await this.gateway.cancel(payment.intentId);
      // A cancelled intent is not noted: the payment would try again with another one.
      if (intent.status !== 'cancelled') await this.progress.note(intent);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      this.logger.warn(`order ${payment.orderReference}: ${error.message}`);
    }
    return (await this.get(orderId)).isPaidOrProcessing;
  }

  post({ kind, sourceId, debit, credit, order }: LedgerMove): Promise<void> {
    return this.ledger.post({ kind, sourceId, postings: move(debit, credit, order) });
  }

  async findPaymentOfOrder(orderId: string): Promise<PaymentView | undefined> {
    const payment = await this.payments.findOfOrder(orderId);
    return payment && this.view(payment);
  }

  async payInSandbox(orderId: string, card: SandboxCard): Promise<PaymentStep> {
    const { sandbox } = this;
    const payment = await this.openedAtGateway(orderId);
    if (payment.isConcluded || payment.intentId === null) return stepOf(payment);
    return this.noted(orderId, await sandbox.pay(payment.intentId, card));
  }

  async confirmInSandbox(orderId: string, actionId: string, outcome: 'complete' | 'fail'): Promise<PaymentStep> {
    const { sandbox } = this;
    const payment = await this.openedAtGateway(orderId);
    if (payment.intentId === null) return stepOf(payment);
    // Also for a paid order, so that an unknown action is refused rather than answered with `paid`.
    const intent = await sandbox.endConfirmation(payment.intentId, actionId, outcome);
    return payment.isConcluded ? stepOf(payment) : this.noted(orderId, intent);
  }

  async refreshPayment(orderId: string): Promise<PaymentStep> {
    return stepOf(await this.askIfThere(await this.get(orderId)));
  }

  /** Throws TestCardsRefused. */
  private get sandbox(): SandboxPaymentGateway {
    if (!(this.gateway instanceof SandboxPaymentGateway)) throw new TestCardsRefused();
    return this.gateway;
  }

  private async openedAtGateway(orderId: string): Promise<Payment> {
    const payment = await this.get(orderId);
    return payment.intentId === null ? this.progress.ask(payment) : payment;
  }

  private async noted(orderId: string, intent: Intent): Promise<PaymentStep> {
    return stepOf((await this.progress.note(intent)) ?? (await this.get(orderId)));
  }

  /** If the gateway does not answer, the reconciliation or the next call asks again. */
  private async askIfThere(payment: Payment): Promise<Payment> {
    try {
      return await this.progress.ask(payment);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      this.logger.warn(`order ${payment.orderReference}: ${error.message}`);
      return payment;
    }
  }

  private async opened(order: OrderToPay): Promise<Payment> {
    await this.commands.inTransaction(() => this.opening.openUnlessThere(order));
    return this.get(order.orderId);
  }

  private async get(orderId: string): Promise<Payment> {
    const payment = await this.payments.findOfOrder(orderId);
    if (!payment) throw new PaymentUnknown();
    return payment;
  }

  private async transferFacts(payment: Payment): Promise<Pick<PaymentView, 'received' | 'refundAccount'>> {
    const open = payment.capturedAmount > 0 ? await this.outgoing.openOfOrder(payment.orderId) : [];
    const isMissing = open.some(({ status }) => status === 'waiting-account');
    const { currency, capturedAmount: amount, status } = payment;
    return {
      ...(status === 'part-paid' ? { received: { amount, currency } } : {}),
      ...(open.length > 0 ? { refundAccount: isMissing ? 'needed' : 'given' } : {}),
    };
  }

  private async view(payment: Payment): Promise<PaymentView> {
    const { id, orderId, gateway, clientSecret, isConcluded, isClosed } = payment;
    const view: PaymentView = {
      id,
      orderId,
      gateway,
      status: STATUS[payment.status],
      amount: payment.due.toJSON(),
      ...openAction(payment),
      ...(await this.transferFacts(payment)),
      refunds: isConcluded ? (await this.refunds.ofPayment(id)).flatMap(refundView) : [],
    };
    if (isConcluded || isClosed || clientSecret === null || this.gateway.publishableKey === undefined) return view;
    return { ...view, clientSecret, publishableKey: this.gateway.publishableKey };
  }
}

const KNOWN_REASONS: readonly string[] = [
  'order-cancelled-by-customer',
  'order-superseded',
  'came-too-late',
  'booking-cancelled',
  'booking-changed',
  'cancelled-by-company',
  'gift-card-returned',
  'goodwill',
] satisfies RefundReason[];

const isKnownReason = (reason: string): reason is RefundReason => KNOWN_REASONS.includes(reason);

/** Leaves out refunds in a currency that we do not sell in: the person who makes such a refund tells the customer. */
function refundView({ amount: { amount, currency }, status, reason, at }: ReportedRefund): RefundView[] {
  if (!isCurrency(currency)) return [];
  return [
    {
      amount: { amount, currency },
      status: status === 'succeeded' ? 'done' : 'under-way',
      at: at.toISOString(),
      reason: isKnownReason(reason) ? reason : 'other',
    },
  ];
}

const openAction = ({ status, actionId }: Payment): Pick<PaymentView, 'action'> =>
  status === 'requires-action' && actionId !== null ? { action: { id: actionId } } : {};

function stepOf(payment: Payment): PaymentStep {
  const { status } = payment;
  if (status === 'refunding' || status === 'refunded') return { status: 'paid' };
  if (status === 'part-paid') return { status: 'waiting' };
  return { status: status === 'held-for-review' ? 'processing' : status, ...openAction(payment) };
}
