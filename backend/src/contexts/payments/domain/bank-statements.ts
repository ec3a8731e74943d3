import type { ReportedTransfer } from './incoming-transfer.js';

/** Reads statements of the company's banks. */
export abstract class BankStatements {
  /** The credits of a statement. Throws StatementUnreadable. */
  abstract creditsOf(statement: string): Promise<readonly ReportedTransfer[]>;
}
