import type { FastifyReply } from 'fastify';
import type { InvoiceDocument } from '../documents/invoice-documents.js';

/** Answers the PDF as a file. Its hash tells two downloads apart, or alike. */
export async function sendDocument(reply: FastifyReply, { name, bytes, sha256 }: InvoiceDocument): Promise<void> {
  await reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('content-digest', `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`)
    .send(bytes);
}
