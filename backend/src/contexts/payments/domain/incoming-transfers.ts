import type { IncomingTransferId, ReportedTransfer, TransferPart, TransferStatus } from './incoming-transfer.js';

/** A credit, and what became of it. */
export interface IncomingTransfer extends ReportedTransfer {
  readonly id: IncomingTransferId;
  readonly status: TransferStatus;
  readonly parts: readonly TransferPart[];
  /** Minor units that pay nothing. */
  readonly rest: number;
  /** Whether it named no order when it came: its money began in suspense. */
  readonly wasUnknown: boolean;
  readonly version: number;
}

/** Credits. The database tells them apart by account and entry reference, so that a statement may be imported twice. */
export abstract class IncomingTransfers {
  /** The new credit's id; undefined where it is known already. */
  abstract add(reported: ReportedTransfer, source: 'manual' | 'statement'): Promise<IncomingTransferId | undefined>;
  /** Locks the row until the transaction ends. Throws TransferUnknown. */
  abstract getForChange(id: IncomingTransferId): Promise<IncomingTransfer>;
  abstract note(
    id: IncomingTransferId,
    change: { readonly status: TransferStatus; readonly parts: readonly TransferPart[]; readonly rest: number },
  ): Promise<void>;
}
