import { Injectable } from '@nestjs/common';
import type { PlatformWorkItemRaised, PlatformWorkItemSettled } from '../events.js';
import { Outbox } from './outbox.js';

/** Work in the background that failed at every attempt. */
export interface Failed {
  /** Of its row. */
  readonly id: string;
  readonly sort: 'reaction' | 'scheduled-job' | 'mail';
  /** The reaction, the kind of work, or the kind of mail. */
  readonly name: string;
  /** The fact, or the key of the work. */
  readonly subject: string;
  readonly attempts: number;
  readonly error: unknown;
}

const KIND = 'job-failed';
const LONGEST = 2000;
const LONGEST_FACT = 200;

/** The reactions that keep work items: what they fail at would raise the next item, for ever. */
const KEEPS_WORK_ITEMS = /^work-items\./;

/** The error for the administration: its name, message and first lines of its stack. */
export const describeError = (error: unknown): string =>
  String((error instanceof Error && error.stack) || error).slice(0, LONGEST);

/** Tells the team of failed work, and that it was made up for. Both in the running transaction. */
@Injectable()
export class FailedWork {
  constructor(private readonly outbox: Outbox) {}

  async raise({ id, sort, name, subject, attempts, error }: Failed): Promise<void> {
    if (KEEPS_WORK_ITEMS.test(name)) return;
    const [line = ''] = describeError(error).split('\n');
    const raised: PlatformWorkItemRaised = {
      type: 'platform.work-item-raised.v1',
      kind: KIND,
      key: id,
      subject: { type: 'job', id },
      facts: { sort, name, subject, attempts, error: line.slice(0, LONGEST_FACT) },
    };
    await this.outbox.publish(raised);
  }

  async settle(id: string): Promise<void> {
    const settled: PlatformWorkItemSettled = { type: 'platform.work-item-settled.v1', kind: KIND, key: id };
    await this.outbox.publish(settled);
  }
}
