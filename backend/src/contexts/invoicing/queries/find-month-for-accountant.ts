import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { CsvValue } from '../../../platform/lists/csv.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { decimalText } from '../../../shared-kernel/money/money-text.js';
import type { Invoice, InvoiceLine } from '../domain/invoice.js';
import { vatOf } from '../domain/tax.js';
import { INVOICE_COLUMNS, invoiceOfRow, type StoredInvoice } from './invoice-row.js';

/** A read has two seconds. */
const BATCH_SIZE = 2000;

export const ACCOUNTANT_COLUMNS = [
  'number',
  'kind',
  'issuedOn',
  'corrects',
  'order',
  'customer',
  'company',
  'vatNumber',
  'country',
  'currency',
  'regime',
  'vatCountry',
  'vatPercent',
  'net',
  'vat',
  'gross',
] as const;

/**
 * The invoices and credit notes of a month in the order of their numbers, for the accountant: one row for each tax regime
 * and rate of a document. Amounts are decimals; of regimes that show no VAT, net and gross are the same.
 *
 * @param month `yyyy-MM`
 */
export class FindMonthForAccountant extends Query<readonly (readonly CsvValue[])[]> {
  constructor(
    readonly month: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

type Numbered = StoredInvoice & { readonly sequence: number };

@QueryHandler(FindMonthForAccountant)
export class FindMonthForAccountantHandler implements IQueryHandler<FindMonthForAccountant> {
  constructor(private readonly db: ReadDb) {}

  async execute({ month, actor }: FindMonthForAccountant): Promise<readonly (readonly CsvValue[])[]> {
    actor.mustBeAllowed('invoice.read');
    const rows: (readonly CsvValue[])[] = [];
    for (let last: Numbered | undefined; ;) {
      const batch: Numbered[] = await this.batchAfter(month, last);
      for (const invoice of batch) rows.push(...rowsOf(invoiceOfRow(invoice)));
      last = batch.at(-1);
      if (batch.length < BATCH_SIZE) return rows;
    }
  }

  private batchAfter(month: string, last: Numbered | undefined): Promise<Numbered[]> {
    const after = last
      ? sql`and (i.kind, i.company, i.sequence) > (${last.kind}, ${last.seller.code}, ${last.sequence})`
      : sql``;
    return this.db.rows(sql<Numbered>`
      select ${INVOICE_COLUMNS}, i.sequence from invoicing.invoice i
      where i.issued_on >= ${`${month}-01`}::date and i.issued_on < ${`${month}-01`}::date + interval '1 month' ${after}
      order by i.kind, i.company, i.sequence limit ${BATCH_SIZE}
    `);
  }
}

function rowsOf(invoice: Invoice): readonly (readonly CsvValue[])[] {
  const groups = new Map<string, InvoiceLine[]>();
  for (const line of invoice.lines) {
    const { regime, country, basisPoints } = line.tax;
    const key = [regime, country, basisPoints].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].map((lines) => rowOf(invoice, lines));
}

function rowOf(invoice: Invoice, lines: readonly InvoiceLine[]): readonly CsvValue[] {
  const { currency, customer, original, order } = invoice;
  const tax = lines[0]?.tax;
  const [part] = vatOf(lines, currency);
  const gross = lines.reduce((sum, { amount }) => sum + amount, 0);
  // A number: a text that begins with a minus would be quoted as a formula.
  const decimal = (amount: number): number => Number(decimalText({ amount, currency }));
  return [
    invoice.number,
    invoice.kind,
    invoice.issuedOn,
    original?.number,
    order.reference,
    `${customer.firstName} ${customer.lastName}`,
    customer.company?.companyName,
    customer.company?.vat,
    customer.company?.address.country,
    currency,
    tax?.regime,
    part?.country,
    part && part.basisPoints / 100,
    decimal(part?.net ?? gross),
    part && decimal(part.vat),
    decimal(gross),
  ];
}
