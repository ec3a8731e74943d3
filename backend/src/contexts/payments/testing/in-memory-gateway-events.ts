import { type GatewayEvent, GatewayEvents } from '../domain/gateway-events.js';
import type { CaptureOutcome } from '../domain/payment.js';

export class InMemoryGatewayEvents extends GatewayEvents {
  readonly outcomes = new Map<string, CaptureOutcome | 'unknown'>();

  async isFirst({ gateway, eventId }: GatewayEvent): Promise<boolean> {
    const key = `${gateway} ${eventId}`;
    if (this.outcomes.has(key)) return false;
    this.outcomes.set(key, 'captured');
    return true;
  }

  async conclude({ gateway, eventId }: GatewayEvent, outcome: CaptureOutcome | 'unknown'): Promise<void> {
    this.outcomes.set(`${gateway} ${eventId}`, outcome);
  }
}
