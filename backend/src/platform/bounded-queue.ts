import { ServiceUnavailableException } from '@nestjs/common';
import { TooManyRequests } from './too-many-requests.js';

export interface QueueLimits {
  /** Pieces of work that run at the same time. */
  readonly atOnce: number;
  readonly mostWaiting: number;
  readonly mostWaitingPerOwner: number;
  /** How long a piece of work may wait for its turn. */
  readonly patienceMs: number;
}

export interface QueuePlace {
  /** Whose work it is, such as a network. */
  readonly owner: string;
  /** Aborted when nobody wants the outcome any more: work that still waits is given up. */
  readonly signal: AbortSignal;
}

interface Waiting {
  readonly owner: string | undefined;
  readonly start: () => void;
}

const RETRY_SECONDS = 5;

/** Runs expensive work a few pieces at a time, in turn, and refuses what would have to wait for long. */
export class BoundedQueue {
  private readonly waiting = new Set<Waiting>();
  private running = 0;

  constructor(private readonly limits: QueueLimits) {}

  /**
   * Runs `work` when its turn has come. Work without a place, such as our own, waits as long as it takes.
   * Throws TooManyRequests where the owner has too much work in the queue, ServiceUnavailableException where all
   * have or the turn does not come in time, and the signal's reason.
   */
  async run<Outcome>(work: () => Promise<Outcome>, place?: QueuePlace): Promise<Outcome> {
    if (this.running < this.limits.atOnce) this.running += 1;
    else await this.turn(place);
    try {
      place?.signal.throwIfAborted();
      return await work();
    } finally {
      this.passOn();
    }
  }

  private turn(place: QueuePlace | undefined): Promise<void> {
    if (place) this.mustHaveRoom(place);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        place?.signal.removeEventListener('abort', giveUp);
        this.waiting.delete(waiting);
      };
      const refuse = (reason: unknown): void => {
        leave();
        reject(reason as Error);
      };
      const giveUp = (): void => refuse(place?.signal.reason);
      const waiting: Waiting = {
        owner: place?.owner,
        start: () => {
          leave();
          resolve();
        },
      };
      const timer = place && setTimeout(() => refuse(new ServiceUnavailableException()), this.limits.patienceMs);
      place?.signal.addEventListener('abort', giveUp);
      this.waiting.add(waiting);
    });
  }

  private mustHaveRoom({ owner, signal }: QueuePlace): void {
    signal.throwIfAborted();
    const { mostWaiting, mostWaitingPerOwner } = this.limits;
    const own = [...this.waiting].filter((each) => each.owner === owner);
    if (own.length >= mostWaitingPerOwner) throw new TooManyRequests(RETRY_SECONDS);
    if (this.waiting.size >= mostWaiting) throw new ServiceUnavailableException();
  }

  private passOn(): void {
    const [next] = this.waiting;
    if (next) next.start();
    else this.running -= 1;
  }
}
