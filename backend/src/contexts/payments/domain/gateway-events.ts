import type { CaptureOutcome } from './payment.js';
import type { GatewayName, ReportedAmount } from './payment-gateway.js';

export interface GatewayEvent {
  readonly gateway: GatewayName;
  readonly eventId: string;
  readonly intentId: string;
  readonly amount: ReportedAmount;
}

/** Which of a gateway's events have been dealt with. */
export abstract class GatewayEvents {
  /** True for the first that brings this event; a rival at the same time waits for the first one's commit. */
  abstract isFirst(event: GatewayEvent): Promise<boolean>;
  /** Whoever was first says, in the same transaction, what came of it. */
  abstract conclude(event: GatewayEvent, outcome: CaptureOutcome | 'unknown'): Promise<void>;
}
