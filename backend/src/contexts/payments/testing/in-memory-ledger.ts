import { Ledger, type LedgerAccount, type LedgerEntry } from '../domain/ledger.js';
import type { ReportedAmount } from '../domain/payment-gateway.js';

export class InMemoryLedger extends Ledger {
  readonly entries: LedgerEntry[] = [];

  async post(...entries: readonly LedgerEntry[]): Promise<void> {
    for (const entry of entries) {
      if (await this.has(entry.kind, entry.sourceId)) throw new Error(`${entry.kind} ${entry.sourceId} is posted`);
      const sums = sumsOf(entry.postings.map(({ amount }) => amount));
      if (sums.length === 0 || sums.some(({ amount }) => amount !== 0)) throw new Error('The entry does not balance');
      this.entries.push(entry);
    }
  }

  async has(kind: string, sourceId: string): Promise<boolean> {
    return this.entries.some((entry) => entry.kind === kind && entry.sourceId === sourceId);
  }

  async balanceOf(account: LedgerAccount): Promise<readonly ReportedAmount[]> {
    const postings = this.entries.flatMap((entry) => entry.postings);
    return sumsOf(postings.filter((posting) => posting.account === account).map(({ amount }) => amount));
  }
}

function sumsOf(amounts: readonly ReportedAmount[]): ReportedAmount[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums]
    .map(([currency, amount]) => ({ amount, currency }))
    .sort((a, b) => (a.currency < b.currency ? -1 : 1));
}
