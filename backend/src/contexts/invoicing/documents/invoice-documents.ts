import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { FileStore } from '../../../platform/files/file-store.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Invoice } from '../domain/invoice.js';

export interface InvoiceDocument {
  readonly name: string;
  readonly bytes: Buffer;
  /** Of the bytes, in hexadecimal digits. */
  readonly sha256: string;
}

/** The stored bytes are not those that were stored. */
export class DocumentDamaged extends Error {}

interface StoredDocument {
  readonly path: string;
  readonly sha256: string;
}

/**
 * The PDF of each invoice. It is drawn once, kept with its hash, and served the same from then on: of two who draw it at
 * the same time, the database keeps one.
 */
@Injectable()
export class InvoiceDocuments {
  constructor(
    private readonly entities: EntityManager,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /** Throws DocumentDamaged. */
  async get(invoice: Invoice): Promise<InvoiceDocument> {
    // The PDF library is loaded with the first document.
    const { invoiceFileName } = await import('./invoice.pdf.js');
    const { path, sha256 } = (await this.find(invoice.id)) ?? (await this.store(invoice));
    const { bytes } = await this.files.get(path);
    if (hashOf(bytes) !== sha256) throw new DocumentDamaged(`${path} is not the document of ${invoice.number}`);
    return { name: invoiceFileName(invoice), bytes, sha256 };
  }

  private async store(invoice: Invoice): Promise<StoredDocument> {
    const { invoicePdf } = await import('./invoice.pdf.js');
    const bytes = await invoicePdf(invoice);
    const sha256 = hashOf(bytes);
    const year = invoice.issuedOn.slice(0, 4);
    const path = `invoices/${invoice.seller.code}/${year}/${invoice.number}-${sha256.slice(0, 16)}.pdf`;
    await this.files.put(path, bytes, 'application/pdf');
    await this.rows(sql`
      insert into invoicing.stored_document (invoice_id, path, sha256, stored_at)
      values (${invoice.id}, ${path}, ${sha256}, ${this.clock.now()}) on conflict (invoice_id) do nothing
    `);
    const kept = await this.find(invoice.id);
    if (!kept) throw new Error(`the document of ${invoice.number} was not kept`);
    if (kept.path !== path) await this.files.delete(path);
    return kept;
  }

  private async find(invoiceId: string): Promise<StoredDocument | undefined> {
    const [found] = await this.rows(sql<StoredDocument>`
      select path, sha256 from invoicing.stored_document where invoice_id = ${invoiceId}
    `);
    return found;
  }

  private async rows<Row>(statement: RawBuilder<Row>): Promise<Row[]> {
    return (await statement.execute(this.entities.fork().getKysely())).rows;
  }
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
