import { Injectable } from '@nestjs/common';
import { BankStatements } from '../domain/bank-statements.js';
import type { ReportedTransfer } from '../domain/incoming-transfer.js';

/** Statements in the format CAMT.053. The XML library is loaded with the first one. */
@Injectable()
export class CamtBankStatements extends BankStatements {
  async creditsOf(statement: string): Promise<readonly ReportedTransfer[]> {
    const { creditsOfStatement } = await import('./camt-statement.js');
    return creditsOfStatement(statement);
  }
}
