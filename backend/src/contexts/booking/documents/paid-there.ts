import { formatText } from '../../../shared-kernel/language/texts.js';
import type { Translated } from '../../../shared-kernel/language/locale.js';
import { moneyText } from '../../../shared-kernel/money/money-text.js';
import type { Booking } from '../domain/booking.js';
import { ticketTotal } from '../domain/ticket-total.js';

const paidThereText: Translated = {
  en_US: 'Entrance tickets ({place}), paid there: {total} for your group',
  fr_FR: 'Billets d’entrée ({place}), à payer sur place : {total} pour votre groupe',
  de_DE: 'Eintrittskarten ({place}), vor Ort zu zahlen: {total} für Ihre Gruppe',
  es_ES: 'Entradas ({place}), se pagan allí: {total} para su grupo',
  it_IT: 'Biglietti d’ingresso ({place}), da pagare sul posto: {total} per il suo gruppo',
  ru_RU: 'Входные билеты ({place}), оплата на месте: {total} за вашу группу',
  ja_JP: '入場券（{place}）は現地払い：お客様のグループで合計{total}',
};

/** What the party pays for entrance tickets there, beside the price: at most one line. */
export function paidThere({ sold, travellers, language }: Booking): readonly string[] {
  const tickets = sold.table?.extras?.tickets;
  if (!tickets || tickets.included) return [];
  const total = moneyText(ticketTotal(tickets, travellers), language);
  return [formatText(paidThereText, language, { place: tickets.place[language], total })];
}
