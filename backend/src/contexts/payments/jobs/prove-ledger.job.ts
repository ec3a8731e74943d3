import { Injectable } from '@nestjs/common';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { type JobHandler, RecurringJob } from '../../../platform/queue/job-handler.js';
import { isProven, LedgerProof } from '../domain/ledger-proof.js';
import { settled } from '../domain/work-item-raised.js';
import type { PaymentsWorkItemRaised } from '../events.js';

const ONE_DAY_IN_MINUTES = 24 * 60;
/** There is one matter, however often the proof fails. */
const KEY = 'proof';

/** Proves the ledger once a day. A difference is a matter for the team, which ends when the proof succeeds again. */
@RecurringJob('payments.prove-ledger', ONE_DAY_IN_MINUTES)
@Injectable()
export class ProveLedger implements JobHandler {
  constructor(
    private readonly proof: LedgerProof,
    private readonly outbox: Outbox,
  ) {}

  async run(): Promise<void> {
    const proven = await this.proof.prove();
    if (isProven(proven)) return this.outbox.publish(settled('ledger-difference', KEY));
    const raised: PaymentsWorkItemRaised = {
      type: 'payments.work-item-raised.v1',
      kind: 'ledger-difference',
      key: KEY,
      subject: { type: 'ledger', id: KEY },
      // The page of the ledger names them.
      facts: {},
      isUrgent: true,
    };
    await this.outbox.publish(raised);
  }
}
