import { type DuplicateCapture, DuplicateCaptureRecords } from '../domain/duplicate-capture-records.js';

export class InMemoryDuplicateCaptureRecords extends DuplicateCaptureRecords {
  private readonly captures = new Map<string, DuplicateCapture>();

  async add(capture: DuplicateCapture): Promise<void> {
    if (!this.captures.has(capture.intentId)) this.captures.set(capture.intentId, capture);
  }

  async orderPaidTwiceBy(intentId: string): Promise<string | undefined> {
    return this.captures.get(intentId)?.orderId;
  }
}
