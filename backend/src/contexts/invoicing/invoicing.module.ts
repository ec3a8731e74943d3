import { Module } from '@nestjs/common';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { BookingModule } from '../booking/booking.module.js';
import { InvoiceDocuments } from './documents/invoice-documents.js';
import { Company } from './domain/company.js';
import { Invoices } from './domain/invoices.js';
import { Sales } from './domain/sales.js';
import { BookingSales } from './gateways/booking-sales.js';
import { ConfiguredCompany } from './gateways/configured-company.js';
import { InvoicesController } from './http/invoices.controller.js';
import { invoicingProblems } from './http/invoicing.problems.js';
import { OrderInvoicesController } from './http/order-invoices.controller.js';
import { StoreDocuments } from './jobs/store-documents.job.js';
import { InvoicingPersonalData } from './persistence/invoicing-personal-data.js';
import { PostgresInvoices } from './persistence/postgres-invoices.js';
import { InvoiceIssuing } from './processes/invoice-issuing.js';
import { FindInvoiceDocumentHandler } from './queries/find-invoice-document.js';
import { FindInvoiceRecordHandler } from './queries/find-invoice-record.js';
import { FindInvoicesHandler } from './queries/find-invoices.js';
import { FindMonthForAccountantHandler } from './queries/find-month-for-accountant.js';
import { FindOrderInvoiceDocumentHandler } from './queries/find-order-invoice-document.js';
import { FindOrderInvoicesHandler } from './queries/find-order-invoices.js';
import { InvoiceSearch } from './queries/invoice-search.js';
import { CreditInvoiceWhenRefundedAtGateway } from './reactions/credit-invoice-when-refunded-at-gateway.js';
import { CreditLinesWhenRefunded } from './reactions/credit-lines-when-refunded.js';
import { IssueInvoiceWhenChargePaid } from './reactions/issue-invoice-when-charge-paid.js';

registerProblems(invoicingProblems);

@Module({
  imports: [BookingModule],
  controllers: [OrderInvoicesController, InvoicesController],
  providers: [
    FindOrderInvoicesHandler,
    FindOrderInvoiceDocumentHandler,
    FindInvoicesHandler,
    FindInvoiceRecordHandler,
    FindInvoiceDocumentHandler,
    FindMonthForAccountantHandler,
    InvoiceSearch,
    IssueInvoiceWhenChargePaid,
    CreditLinesWhenRefunded,
    CreditInvoiceWhenRefundedAtGateway,
    StoreDocuments,
    InvoiceIssuing,
    InvoiceDocuments,
    InvoicingPersonalData,
    { provide: Sales, useClass: BookingSales },
    { provide: Company, useClass: ConfiguredCompany },
    { provide: Invoices, useClass: PostgresInvoices },
  ],
})
export class InvoicingModule {}
