import { Injectable } from '@nestjs/common';
import { Commands } from '../../../platform/commands.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { RecordTransfer } from '../commands/record-transfer.js';
import { BankStatements } from '../domain/bank-statements.js';
import type { TransferStatus } from '../domain/incoming-transfer.js';

/** How many credits of a statement had each outcome. `repeated`: recorded before. */
export type ImportedStatement = Readonly<Record<Exclude<TransferStatus, 'returned'> | 'repeated', number>>;

/**
 * Imports the credits of a bank statement, each in a transaction of its own: what is recorded stays recorded, and the
 * same file can be imported again after a failure. Throws StatementUnreadable before anything is recorded.
 */
@Injectable()
export class StatementImport {
  constructor(
    private readonly commands: Commands,
    private readonly statements: BankStatements,
  ) {}

  async import(statement: string, actor: Actor): Promise<ImportedStatement> {
    actor.mustBeAllowed('transfer.manage');
    const counted = { assigned: 0, short: 0, overpaid: 0, unknown: 0, repeated: 0 };
    for (const credit of await this.statements.creditsOf(statement)) {
      const { outcome } = await this.commands.execute(new RecordTransfer(credit, 'statement', actor));
      if (outcome !== 'returned') counted[outcome] += 1;
    }
    return counted;
  }
}
