import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../shared-kernel/actor.js';
import { BookingApi } from '../../booking/index.js';
import { type Sale, Sales } from '../domain/sales.js';

@Injectable()
export class BookingSales extends Sales {
  constructor(private readonly booking: BookingApi) {
    super();
  }

  async find(chargeId: string): Promise<Sale | undefined> {
    const charge = await this.booking.findSoldCharge(chargeId);
    if (!charge) return undefined;
    const { billing, customer, ...sale } = charge;
    const { firstName, lastName } = customer;
    return { ...sale, customer: { firstName, lastName, ...(billing ? { company: billing } : {}) } };
  }

  async getOrderId(reference: string, actor: Actor, token: string | undefined): Promise<string> {
    return (await this.booking.getOrder(reference, actor, token)).id;
  }
}
