import { ApiProperty } from '@nestjs/swagger';
import { inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import type { EntranceTickets } from '../../../shared-kernel/money/price-table.js';
import type { Travellers } from '../domain/party.js';
import { ticketTotal } from '../domain/ticket-total.js';
import { MoneyShape } from './money-shape.js';

/** The entrance tickets of a tour for a party, in the currency of the place. */
export class EntranceTicketsView {
  @ApiProperty({ description: 'What they open, in the language asked for.' }) place!: string;
  @ApiProperty({ description: 'In the price, at cost; otherwise paid there, beside the price.' }) included!: boolean;
  @ApiProperty({ type: MoneyShape, description: 'For each adult.' }) adult!: MoneyView;
  @ApiProperty({ type: MoneyShape, description: 'For each child.' }) child!: MoneyView;
  @ApiProperty({ type: MoneyShape, description: 'For each infant.' }) infant!: MoneyView;
  @ApiProperty({ type: MoneyShape, description: 'For the party.' }) total!: MoneyView;
}

export function entranceTicketsView(
  tickets: EntranceTickets | undefined,
  party: Travellers,
  language: Locale,
): EntranceTicketsView | null {
  if (!tickets) return null;
  const money = (amount: number): MoneyView => ({ amount, currency: tickets.currency });
  return {
    place: inLanguage(tickets.place, language),
    included: tickets.included,
    adult: money(tickets.adult),
    child: money(tickets.child),
    infant: money(tickets.infant),
    total: ticketTotal(tickets, party),
  };
}
