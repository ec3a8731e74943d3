import type { CaptureOutcome } from './payment.js';
import type { GatewayName, ReportedAmount } from './payment-gateway.js';

export interface GatewayEvent {
  readonly gateway: GatewayName;
  readonly eventId: string;
  readonly intentId: string;
  readonly amount: ReportedAmount;
}

/** The events of a gateway that have been handled. */
export abstract class GatewayEvents {
  /** True for the first transaction with this event. A second one at the same time waits for the first to commit. */
  abstract isFirst(event: GatewayEvent): Promise<boolean>;
  /** The first transaction notes the outcome. */
  abstract conclude(event: GatewayEvent, outcome: CaptureOutcome | 'unknown'): Promise<void>;
}
