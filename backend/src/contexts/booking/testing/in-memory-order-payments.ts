import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import {
  type AccountEntry,
  OrderPayments,
  type PaymentProgress,
  type PaymentState,
  type OrderToPay,
  type RefundOfCharge,
  type TransferDetails,
} from '../domain/order-payments.js';

/** Payments of orders, and the calls for them. */
export class InMemoryOrderPayments extends OrderPayments {
  readonly requested: Pick<OrderToPay, 'orderId' | 'amount' | 'method'>[] = [];
  /** Currencies in which transfers are taken. */
  readonly accounts = new Set<Currency>(['EUR']);
  readonly closed: string[] = [];
  readonly calls: string[] = [];
  /** The refunds that were requested, each key once. */
  readonly refunded: RefundOfCharge[] = [];
  /** Orders whose money has arrived or is being processed. */
  readonly paid = new Set<string>();
  /** The payments that were started at the gateway. */
  readonly started: { readonly orderId: string; readonly amount: MoneyView; readonly email: string }[] = [];
  gateway: PaymentState['gateway'] = 'sandbox';
  isGatewayDown = false;

  readonly account: (AccountEntry & { readonly isCredit: boolean })[] = [];

  async chargeAccount(entry: AccountEntry): Promise<void> {
    this.account.push({ ...entry, isCredit: false });
  }

  async creditAccount(entry: AccountEntry): Promise<void> {
    this.account.push({ ...entry, isCredit: true });
  }

  async request({ orderId, amount, method }: OrderToPay): Promise<void> {
    this.requested.push({ orderId, amount, ...(method === 'wire' ? { method } : {}) });
  }

  takesTransfersIn(currency: Currency): boolean {
    return this.accounts.has(currency);
  }

  transferDetails(orderReference: string, amount: MoneyView): TransferDetails | undefined {
    if (!this.accounts.has(amount.currency)) return undefined;
    const account = { holder: 'Cicerone', bankName: 'A bank', swiftBic: 'EXMPITRRXXX', address: 'Rome' };
    return { ...account, currency: amount.currency, reference: `RF of ${orderReference}`, amount };
  }

  async giveRefundAccount(orderId: string): Promise<void> {
    this.calls.push(`account for ${orderId}`);
  }

  async isPaidOrProcessing(orderId: string): Promise<boolean> {
    return this.paid.has(orderId);
  }

  async close(orderId: string): Promise<void> {
    this.closed.push(orderId);
  }

  async refund(refund: RefundOfCharge): Promise<void> {
    if (!this.refunded.some(({ key }) => key === refund.key)) this.refunded.push(refund);
  }

  async cancelCollection(orderId: string): Promise<boolean> {
    this.calls.push(`cancel collection of ${orderId}`);
    return this.paid.has(orderId);
  }

  async start({ orderId, amount, email }: Parameters<OrderPayments['start']>[0]): Promise<PaymentState> {
    if (this.isGatewayDown) throw new Error('The gateway is down');
    this.started.push({ orderId, amount, email });
    return this.find();
  }

  async find(): Promise<PaymentState> {
    return { gateway: this.gateway, status: 'waiting', refunds: [] };
  }

  payWithTestCard(): Promise<PaymentProgress> {
    return this.told('card');
  }

  confirmTestCard(): Promise<PaymentProgress> {
    return this.told('confirmation');
  }

  refresh(): Promise<PaymentProgress> {
    return this.told('refresh');
  }

  private async told(call: string): Promise<PaymentProgress> {
    this.calls.push(call);
    return { status: 'processing' };
  }
}
