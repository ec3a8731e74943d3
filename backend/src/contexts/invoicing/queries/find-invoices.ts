import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { type RawBuilder, sql } from 'kysely';
import { beginningWith, containing, findPage } from '../../../platform/lists/find-page.js';
import { ListPage } from '../../../platform/lists/list-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { fullName } from '../../../shared-kernel/language/full-name.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { writtenReference } from '../../../shared-kernel/reference.js';
import { INVOICE_KINDS, type InvoiceKind } from '../domain/invoice.js';
import type { InvoicedCustomer } from '../domain/sales.js';
import { InvoicedAmount } from './find-order-invoices.js';

/** An invoice or credit note in the team's list. */
export class InvoiceRow {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'INV-2027-000123' }) number!: string;
  @ApiProperty({ enum: INVOICE_KINDS }) kind!: InvoiceKind;
  @ApiProperty({ format: 'date', type: String }) issuedOn!: string;
  @ApiProperty({ example: 'CIC-7K3M9Q' }) orderReference!: string;
  @ApiProperty({ description: 'The company that pays, or else the person.' }) customer!: string;
  @ApiProperty({ type: InvoicedAmount }) total!: InvoicedAmount;
}

export class InvoicesPage extends ListPage<InvoiceRow> {
  @ApiProperty({ type: [InvoiceRow] }) items!: InvoiceRow[];
}

export const INVOICE_SORTS = ['issuedOn', 'number'] as const;
type InvoiceSort = (typeof INVOICE_SORTS)[number];

export interface InvoiceFilters extends ListRequest {
  readonly sort: SortOf<InvoiceSort>;
  readonly language: Locale;
  readonly kind?: InvoiceKind;
  /** Local dates, `yyyy-MM-dd`, both included. */
  readonly from?: string;
  readonly to?: string;
}

/** The invoices and credit notes, for the team. */
export class FindInvoices extends Query<InvoicesPage> {
  constructor(
    readonly filters: InvoiceFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

export const nameOf = ({ company, ...person }: InvoicedCustomer, language: Locale): string =>
  company?.companyName ?? fullName(person, language);

const CUSTOMER = sql`coalesce(i.customer -> 'company' ->> 'companyName', '') || ' ' ||
  (i.customer ->> 'firstName') || ' ' || (i.customer ->> 'lastName')`;

/** By the beginning of a number or of an order's reference, or by a part of the customer's name. */
export const invoicesLike = (text: string): RawBuilder<unknown> => sql`(
  i.number like ${beginningWith(text.trim().toUpperCase())}
  or i.order_reference like ${beginningWith(writtenReference(text))}
  or ${CUSTOMER} ilike ${containing(text)}
)`;

@QueryHandler(FindInvoices)
export class FindInvoicesHandler implements IQueryHandler<FindInvoices> {
  constructor(private readonly db: ReadDb) {}

  async execute({ filters, actor }: FindInvoices): Promise<InvoicesPage> {
    actor.mustBeAllowed('invoice.read');
    const { kind, from, to, query, language } = filters;
    const { items, pagination } = await findPage<
      Omit<InvoiceRow, 'customer'> & { readonly customer: InvoicedCustomer },
      InvoiceSort
    >(this.db, filters, {
      select: sql`i.id, i.number, i.kind, i.issued_on::text as "issuedOn", i.order_reference as "orderReference", i.customer,
        jsonb_build_object('amount', i.total, 'currency', i.currency) as total`,
      from: sql`invoicing.invoice i`,
      where: [
        kind && sql`i.kind = ${kind}`,
        from ? sql`i.issued_on >= ${from}::date` : undefined,
        to ? sql`i.issued_on <= ${to}::date` : undefined,
        query ? invoicesLike(query) : undefined,
      ],
      sorts: { issuedOn: sql`i.issued_at`, number: sql`i.number` },
      key: sql`i.id`,
    });
    return { items: items.map((item) => ({ ...item, customer: nameOf(item.customer, language) })), pagination };
  }
}
