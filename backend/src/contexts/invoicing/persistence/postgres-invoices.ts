import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Invoice, InvoiceDraft } from '../domain/invoice.js';
import { Invoices, NUMBER_PREFIX } from '../domain/invoices.js';
import { INVOICE_COLUMNS, invoiceOfRow, type StoredInvoice } from '../queries/invoice-row.js';

@Injectable()
export class PostgresInvoices extends Invoices {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
  ) {
    super();
  }

  async lockCharges(chargeIds: readonly string[]): Promise<void> {
    if (!this.entities.isInTransaction()) throw new Error('An invoice is issued in a transaction');
    for (const chargeId of chargeIds.toSorted())
      await this.rows(sql`select pg_advisory_xact_lock(hashtextextended('invoicing:' || ${chargeId}, 0))`);
  }

  async findOfCharge(chargeId: string): Promise<Invoice | undefined> {
    const [found] = await this.rows(sql<StoredInvoice>`
      select ${INVOICE_COLUMNS} from invoicing.invoice i where i.charge_id = ${chargeId} and i.kind = 'invoice'
    `);
    return found && invoiceOfRow(found);
  }

  async creditNotesOf(invoiceId: string): Promise<readonly Invoice[]> {
    const notes = await this.rows(sql<StoredInvoice>`
      select ${INVOICE_COLUMNS} from invoicing.invoice i where i.original_id = ${invoiceId} order by i.id
    `);
    return notes.map(invoiceOfRow);
  }

  async add(draft: InvoiceDraft): Promise<Invoice> {
    const { kind, seller, issuedOn, original, lines, vouchers, giftCards, vat } = draft;
    const id = this.ids.uuid();
    const year = Number(issuedOn.slice(0, 4));
    const content = JSON.stringify({ lines, vouchers, giftCards, vat });
    const [added] = await this.rows(sql<{ number: string }>`
      with counter as (
        insert into invoicing.number_series as series (company, kind, year, last) values (${seller.code}, ${kind}, ${year}, 1)
        on conflict (company, kind, year) do update set last = series.last + 1 returning last
      )
      insert into invoicing.invoice (id, kind, company, year, sequence, number, issued_at, issued_on, charge_id, order_id,
        order_reference, original_id, key, language, currency, user_id, seller, customer, content, total)
      select ${id}, ${kind}, ${seller.code}, ${year}, last,
        ${NUMBER_PREFIX[kind]} || '-' || ${String(year)} || '-' || lpad(last::text, greatest(6, length(last::text)), '0'),
        ${draft.issuedAt}, ${issuedOn}::date, ${draft.chargeId}, ${draft.order.id}, ${draft.order.reference},
        ${original?.id ?? null}, ${draft.key}, ${draft.language}, ${draft.currency}, ${draft.userId},
        ${JSON.stringify(seller)}::jsonb, ${JSON.stringify(draft.customer)}::jsonb, ${content}::jsonb, ${draft.total}
      from counter returning number
    `);
    if (!added) throw new Error('the invoice was not kept');
    return { ...draft, id, number: added.number };
  }

  private async rows<Row>(statement: RawBuilder<Row>): Promise<Row[]> {
    return (await statement.execute(this.entities.getKysely())).rows;
  }
}
