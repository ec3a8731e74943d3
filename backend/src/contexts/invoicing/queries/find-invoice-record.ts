import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { fullName } from '../../../shared-kernel/language/full-name.js';
import { type Locale, LOCALES } from '../../../shared-kernel/language/locale.js';
import type { Invoice, InvoiceLine } from '../domain/invoice.js';
import { InvoiceUnknown } from '../domain/invoice.errors.js';
import { TAX_REGIMES, type TaxRegime } from '../domain/tax.js';
import { INVOICE_COLUMNS, invoiceOfRow, type StoredInvoice } from './invoice-row.js';
import { InvoiceRow, nameOf } from './find-invoices.js';
import { InvoicedAmount, OrderInvoiceView } from './find-order-invoices.js';

class InvoicedLineView {
  @ApiProperty({ enum: ['fare', 'supplement', 'ticket', 'discount', 'gift-card', 'fee', 'rounding'] })
  kind!: InvoiceLine['kind'];
  @ApiProperty({ required: false, example: 'BK-4F8T2W' }) bookingReference?: string;
  @ApiProperty({ required: false, description: 'What was booked, in the customer’s language.' }) name?: string;
  @ApiProperty({ enum: TAX_REGIMES }) taxRegime!: TaxRegime;
  @ApiProperty({ type: 'integer', required: false, description: 'Hundredths of a percent; of the standard regime.' })
  taxBasisPoints?: number;
  @ApiProperty({ type: InvoicedAmount }) amount!: InvoicedAmount;
}

/** Another document of the same order. */
class OtherInvoiceView extends OrderInvoiceView {
  @ApiProperty({ format: 'uuid' }) id!: string;
}

class InvoicedVatView {
  @ApiProperty({ example: 'IT' }) country!: string;
  @ApiProperty({ type: 'integer', description: 'Hundredths of a percent.' }) basisPoints!: number;
  @ApiProperty({ type: InvoicedAmount }) net!: InvoicedAmount;
  @ApiProperty({ type: InvoicedAmount }) vat!: InvoicedAmount;
}

class InvoicedCompanyView {
  @ApiProperty() name!: string;
  @ApiProperty({ required: false }) vat?: string;
  @ApiProperty({ example: 'FR' }) country!: string;
}

/** One invoice or credit note, for the team. */
export class InvoiceRecord extends InvoiceRow {
  @ApiProperty({ description: 'The person who ordered.' }) person!: string;
  @ApiProperty({ required: false, type: InvoicedCompanyView }) company?: InvoicedCompanyView;
  @ApiProperty({ enum: LOCALES }) language!: Locale;
  @ApiProperty({ description: 'Name and address of the issuing company at that time.' }) seller!: string;
  @ApiProperty({ required: false }) sellerVatNumber?: string;
  @ApiProperty({ required: false }) sellerRegister?: string;
  @ApiProperty({ format: 'date-time', type: String }) issuedAt!: Date;
  @ApiProperty({ type: [InvoicedLineView] }) lines!: InvoicedLineView[];
  @ApiProperty({ type: [InvoicedVatView], description: 'Of the standard regime alone.' }) vat!: InvoicedVatView[];
  @ApiProperty({ type: InvoicedAmount, description: 'What gift cards paid of it.' }) giftCards!: InvoicedAmount;
  @ApiProperty({
    required: false,
    description: 'Of the stored PDF, in hexadecimal digits; missing before it is stored.',
  })
  sha256?: string;
  @ApiProperty({ type: [OtherInvoiceView], description: 'The other invoices and credit notes of the order.' })
  others!: OtherInvoiceView[];
}

/** Throws InvoiceUnknown. */
export class FindInvoiceRecord extends Query<InvoiceRecord> {
  constructor(
    readonly id: string,
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindInvoiceRecord)
export class FindInvoiceRecordHandler implements IQueryHandler<FindInvoiceRecord> {
  constructor(private readonly db: ReadDb) {}

  async execute({ id, language, actor }: FindInvoiceRecord): Promise<InvoiceRecord> {
    actor.mustBeAllowed('invoice.read');
    const [invoice, others] = await Promise.all([
      this.db.first(sql<StoredInvoice & { readonly sha256: string | null }>`
        select ${INVOICE_COLUMNS}, (select sha256 from invoicing.stored_document d where d.invoice_id = i.id) as sha256
        from invoicing.invoice i where i.id = ${id}
      `),
      this.db.rows(sql<InvoiceRecord['others'][number]>`
        select i.id, i.number, i.kind, i.issued_on::text as "issuedOn",
          jsonb_build_object('amount', i.total, 'currency', i.currency) as total
        from invoicing.invoice i
        where i.order_id = (select order_id from invoicing.invoice where id = ${id}) and i.id <> ${id}
        order by i.issued_at, i.id limit 100
      `),
    ]);
    if (!invoice) throw new InvoiceUnknown({ invoice: id });
    return recordOf(invoiceOfRow(invoice), others, language);
  }
}

function recordOf(
  invoice: Invoice & { readonly sha256: string | null },
  others: InvoiceRecord['others'],
  language: Locale,
): InvoiceRecord {
  const { currency, customer, seller, sha256 } = invoice;
  const money = (amount: number): InvoicedAmount => ({ amount, currency });
  const { company } = customer;
  return {
    id: invoice.id,
    number: invoice.number,
    kind: invoice.kind,
    issuedOn: invoice.issuedOn,
    issuedAt: invoice.issuedAt,
    orderReference: invoice.order.reference,
    customer: nameOf(customer, language),
    person: fullName(customer, language),
    ...(company ? { company: companyView(company) } : {}),
    language: invoice.language,
    seller: seller.postalLine,
    ...(seller.vatNumber === undefined ? {} : { sellerVatNumber: seller.vatNumber }),
    ...(seller.companyRegister === undefined ? {} : { sellerRegister: seller.companyRegister }),
    total: money(invoice.total),
    lines: invoice.lines.map(({ kind, booking, tax, amount }) => ({
      kind,
      ...(booking ? { bookingReference: booking.reference, name: booking.name } : {}),
      taxRegime: tax.regime,
      ...(tax.basisPoints === undefined ? {} : { taxBasisPoints: tax.basisPoints }),
      amount: money(amount),
    })),
    vat: invoice.vat.map(({ net, vat, ...part }) => ({ ...part, net: money(net), vat: money(vat) })),
    giftCards: money(invoice.giftCards.reduce((sum, { amount }) => sum + amount, 0)),
    ...(sha256 === null ? {} : { sha256 }),
    others,
  };
}

const companyView = ({
  companyName: name,
  vat,
  address: { country },
}: NonNullable<Invoice['customer']['company']>): InvoicedCompanyView => ({
  name,
  ...(vat === undefined ? {} : { vat }),
  country,
});
