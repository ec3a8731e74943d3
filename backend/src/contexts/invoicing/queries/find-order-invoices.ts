import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { INVOICE_KINDS, type InvoiceKind } from '../domain/invoice.js';

export class InvoicedAmount implements MoneyView {
  @ApiProperty({ type: 'integer', description: 'Minor units; negative on credit notes.' }) amount!: number;
  @ApiProperty({ enum: CURRENCIES }) currency!: Currency;
}

/** An invoice or credit note in the list of its order. */
export class OrderInvoiceView {
  @ApiProperty({ example: 'INV-2027-000123' }) number!: string;
  @ApiProperty({ enum: INVOICE_KINDS }) kind!: InvoiceKind;
  @ApiProperty({ format: 'date', type: String }) issuedOn!: string;
  @ApiProperty({ type: InvoicedAmount }) total!: InvoicedAmount;
  @ApiProperty({ required: false, description: 'The invoice that a credit note corrects.' }) corrects?: string;
}

/** The invoices and credit notes of an order, oldest first; none before the payment. The caller may see the order. */
export class FindOrderInvoices extends Query<readonly OrderInvoiceView[]> {
  constructor(readonly orderId: string) {
    super();
  }
}

@QueryHandler(FindOrderInvoices)
export class FindOrderInvoicesHandler implements IQueryHandler<FindOrderInvoices> {
  constructor(private readonly db: ReadDb) {}

  async execute({ orderId }: FindOrderInvoices): Promise<readonly OrderInvoiceView[]> {
    const rows = await this.db.rows(sql<Omit<OrderInvoiceView, 'corrects'> & { readonly corrects: string | null }>`
      select i.number, i.kind, i.issued_on::text as "issuedOn",
        jsonb_build_object('amount', i.total, 'currency', i.currency) as total, o.number as corrects
      from invoicing.invoice i left join invoicing.invoice o on o.id = i.original_id
      where i.order_id = ${orderId} order by i.issued_at, i.id
    `);
    return rows.map(({ corrects, ...row }) => ({ ...row, ...(corrects === null ? {} : { corrects }) }));
  }
}
