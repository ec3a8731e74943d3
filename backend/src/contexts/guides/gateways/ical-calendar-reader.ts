import { Injectable } from '@nestjs/common';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { Egress, EgressFailed, type EgressFailure } from '../../../platform/egress/egress.js';
import type { CalendarFailure, CalendarReading } from '../domain/busy-calendar.js';
import { CalendarReader, type WantedReading } from '../domain/calendar-reader.js';
import type { BusySpans, CalendarToRead } from './busy-times.worker.js';

const PATIENCE_MS = 15_000;
const LONGEST_CALENDAR = 2_000_000;
const REDIRECTS = 3;
const PARSING_MS = 10_000;
const MEMORY_MB = 128;
const DAY_MS = 24 * 60 * 60_000;
/** Nobody books later than so. */
const DAYS_AHEAD = 400;

const NOT_MODIFIED = 304;

/** iCalendar files (RFC 5545), fetched through the egress rule and read in a thread with limits of time and memory. */
@Injectable()
export class IcalCalendarReader extends CalendarReader {
  constructor(private readonly egress: Egress) {
    super();
  }

  takes(address: string): boolean {
    return this.egress.allows(address);
  }

  async read({ address, etag, timeZone, now }: WantedReading): Promise<CalendarReading> {
    try {
      const answer = await this.egress.call({
        method: 'GET',
        address,
        headers: { accept: 'text/calendar', ...(etag === null ? {} : { 'if-none-match': etag }) },
        patienceMs: PATIENCE_MS,
        longestAnswer: LONGEST_CALENDAR,
        redirects: REDIRECTS,
      });
      if (answer.status === NOT_MODIFIED) return { kind: 'unchanged' };
      if (answer.status !== 200) return failed('refused');
      const from = now.getTime() - DAY_MS;
      const to = now.getTime() + DAYS_AHEAD * DAY_MS;
      const spans = await readInThread({ text: answer.body.toString('utf8'), timeZone, from, to });
      if (spans === 'too-complex') return failed('too-complex');
      if (spans === null) return failed('no-calendar');
      const times = spans.map((span) => ({ from: new Date(span.from), to: new Date(span.to) }));
      return { kind: 'read', times, etag: answer.headers.etag ?? null };
    } catch (error) {
      if (error instanceof EgressFailed) return failed(FAILURES[error.reason]);
      throw error;
    }
  }
}

const failed = (failure: CalendarFailure): CalendarReading => ({ kind: 'failed', failure });

const FAILURES: Readonly<Record<EgressFailure, CalendarFailure>> = {
  'address-refused': 'address-refused',
  unreachable: 'unreachable',
  'too-slow': 'too-slow',
  'too-large': 'too-large',
  'too-many-redirects': 'unreachable',
};

/** Beside this file, built or not. */
const WORKER = new URL(`./busy-times.worker${path.extname(new URL(import.meta.url).pathname)}`, import.meta.url);

/** A thread that takes too long, or too much memory, is stopped. */
function readInThread(workerData: CalendarToRead): Promise<BusySpans | 'too-complex'> {
  const worker = new Worker(WORKER, { workerData, resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  return new Promise((resolve) => {
    const timer = setTimeout(() => void worker.terminate(), PARSING_MS);
    worker
      .on('message', resolve)
      // Also after an error: a calendar that breaks its reader is too complex for it.
      .on('error', () => resolve('too-complex'))
      .on('exit', () => {
        clearTimeout(timer);
        resolve('too-complex');
      });
  });
}
