import { InMemoryInvoices } from './in-memory-invoices.js';
import { invoicesContract } from './invoices.contract.js';

invoicesContract('in memory', () => ({ invoices: new InMemoryInvoices(), alone: (work) => work() }));
