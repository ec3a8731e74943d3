import { beforeEach, describe, expect, it } from '@jest/globals';
import { InMemoryOutbox } from '../../../platform/outbox/testing/in-memory-outbox.js';
import { LedgerProof, type ProvenLedger } from '../domain/ledger-proof.js';
import { ProveLedger } from './prove-ledger.job.js';

const SUM = { check: 'paid', currency: 'EUR', expected: 12_900, found: 12_900 } as const;

class GivenProof extends LedgerProof {
  proven: ProvenLedger = { sums: [SUM], differences: [] };

  async prove(): Promise<ProvenLedger> {
    return this.proven;
  }
}

describe('the nightly proof of the ledger', () => {
  let proof: GivenProof;
  let outbox: InMemoryOutbox;
  const run = () => new ProveLedger(proof, outbox).run();

  beforeEach(() => {
    proof = new GivenProof();
    outbox = new InMemoryOutbox();
  });

  it('ends the matter where everything is the same', async () => {
    await run();
    expect(outbox.facts).toMatchObject([{ type: 'payments.work-item-settled.v1', kind: 'ledger-difference' }]);
  });

  it('raises a matter for a sum that differs', async () => {
    proof.proven = { sums: [{ ...SUM, found: 12_899 }], differences: [] };
    await run();
    expect(outbox.facts).toMatchObject([{ type: 'payments.work-item-raised.v1', kind: 'ledger-difference' }]);
  });

  it('raises a matter for payments that differ, though their sums do not', async () => {
    const difference = { currency: 'EUR', captured: 100, refunded: 0 };
    proof.proven = {
      sums: [SUM],
      differences: [
        { ...difference, orderReference: 'CIC-7K3M9Q', inLedger: 99 },
        { ...difference, orderReference: 'CIC-4F8T2W', inLedger: 101 },
      ],
    };
    await run();
    expect(outbox.facts).toMatchObject([
      { type: 'payments.work-item-raised.v1', kind: 'ledger-difference', subject: { type: 'ledger' } },
    ]);
  });
});
