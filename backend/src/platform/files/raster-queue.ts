import { Injectable } from '@nestjs/common';
import { BoundedQueue } from '../bounded-queue.js';
import { type Limit, RateLimits } from '../http/rate-limit.js';

/** Who asks for a picture over the network. */
export interface Asker {
  readonly network: string;
  /** Aborted when the client does not wait for the picture any more. */
  readonly gone: AbortSignal;
}

/** Pictures that are made anew; those that are kept cost nothing. */
const NEW_PICTURES: Limit = { name: 'new-pictures', times: 240, perSeconds: 60, store: 'memory' };

/** A picture takes up to a second of a processor: one is made at a time, and a visitor may wait for as many as a page shows. */
const LIMITS = { atOnce: 1, mostWaiting: 64, mostWaitingPerOwner: 24, patienceMs: 8000 };

/** Where drawings become pixels, for the site and for documents, and where uploaded pictures are made anew. */
@Injectable()
export class RasterQueue {
  private readonly queue = new BoundedQueue(LIMITS);

  constructor(private readonly limits: RateLimits) {}

  /**
   * @param asker without one, the picture is for us: it is made in any case
   * @param unwanted aborted when nobody waits for this picture any more
   */
  async run<Picture>(make: () => Promise<Picture>, asker: Asker | undefined, unwanted: AbortSignal): Promise<Picture> {
    if (!asker) return this.queue.run(make);
    await this.limits.take(NEW_PICTURES, asker.network);
    return this.queue.run(make, { owner: asker.network, signal: unwanted });
  }
}
